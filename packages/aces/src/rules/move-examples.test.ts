import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { drawn, piece, position, ringsAround } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const enemy = (at: string) => piece('germany-1', 'tiger', at);

function sandbox(units: readonly object[], hexes: Readonly<Record<string, string>> = {}, size = '9x9') {
  return new Sandbox(acesGame, position(units, { map: drawn(hexes, size) }));
}

/** The running cost of a way, hex by hex, as long as the unit could still go on. */
function costs(s: ReturnType<typeof sandbox>, way: readonly string[]): number[] {
  const out: number[] = [];
  for (let i = 1; i < way.length; i++) {
    s.do(`step ${way[i - 1]} ${way[i]}`);
    const { mover } = acesGame.rules.view(s.state, 'spectator');
    if (mover !== null) out.push(mover.spent / 2);
  }
  return out;
}

function roads(...hexes: readonly string[]): Record<string, string> {
  return Object.fromEntries(hexes.map((hex) => [hex, 'road']));
}

describe('worked examples of movement', () => {
  rule(['AA-MOVE-03', 'AA-MOVE-05', 'AA-TERRAIN-01'], 'AA-EX-01: five hexes of plain ground, never six', () => {
    const s = sandbox([piece('usa', 'mobile-infantry', '7,7'), enemy('14,14')], {}, '15x15');
    const reached = (acesGame.moreWishes?.(s.state, s.seat) ?? []).map((w) => w.replace('move 7,7 ', ''));
    const near = [...ringsAround('7,7', 15, 15)].filter(([, ring]) => ring >= 1 && ring <= 5).map(([hex]) => hex);
    expect(near).toHaveLength(6 + 12 + 18 + 24 + 30);
    expect(reached.sort()).toEqual(near.sort());
  });

  rule('AA-TERRAIN-03', 'AA-EX-02: ten road hexes, not the eleventh', () => {
    const way = ['1,3', '2,4', '3,3', '4,4', '5,3', '6,4', '7,3', '8,4', '9,3', '10,4', '11,3'];
    const units = [piece('usa', 'mobile-infantry', '0,4'), enemy('12,8')];
    const s = sandbox(units, roads(...way), '13x9');
    expect(s.refusals('move 0,4 10,4')).toEqual([]);
    expect(s).toRefuseCiting('move 0,4 11,3', ['AA-MOVE-07']);
    expect(costs(s, ['0,4', ...way.slice(0, 10)])).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]);
    expect([s.kind, s.state.units[0]?.at]).toEqual(['move', 4 * 13 + 10]); // 5.0 spent: the move is over
  });

  rule(['AA-MOVE-04', 'AA-MOVE-07'], 'AA-EX-03: 1, 2, 3 on plain ground, and no fourth step', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy('8,8')]);
    expect(s).toRefuseCiting('move 4,4 4,0', ['AA-MOVE-07']);
    expect(costs(s, ['4,4', '4,3', '4,2', '4,1'])).toEqual([1, 2]);
    expect(s).toRefuseCiting('step 4,1 4,0', ['AA-MOVE-09']); // the third point ended the move
    expect(s).toOfferExactly(['end']);
  });

  rule(['AA-MOVE-10', 'AA-MOVE-14'], 'AA-EX-04: along the road over an allied unit', () => {
    const units = [piece('usa', 'infantry', '4,4'), piece('soviet-union', 't-34', '4,2'), enemy('8,8')];
    const s = sandbox(units, roads('4,3', '4,2', '4,1'));
    expect(costs(s, ['4,4', '4,3', '4,2'])).toEqual([0.5, 1]);
    expect(s).toRefuseCiting('stop', ['AA-MOVE-14']);
    expect(costs(s, ['4,2', '4,1', '4,0'])).toEqual([1.5, 2.5]);
    s.do('stop');
    expect(s.state.units.map((u) => u.at)).toEqual([4, 2 * 9 + 4, 8 * 9 + 8]);
  });

  rule('AA-MOVE-08', 'AA-EX-05: road, road, plain, and stops with a point left', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy('8,8')], roads('4,3', '4,2'));
    expect(costs(s, ['4,4', '4,3', '4,2', '4,1'])).toEqual([0.5, 1, 2]);
    expect(s.options()).toContain('step 4,1 4,0');
    s.do('stop');
    expect(s).toOfferExactly(['end']);
  });

  rule(['AA-TERRAIN-02', 'AA-MOVE-07'], 'AA-EX-06: road and forest; then plain ground, but no second forest', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy('8,8')], {
      '4,3': 'road',
      '4,2': 'forest',
      '4,1': 'forest',
    });
    expect(costs(s, ['4,4', '4,3', '4,2'])).toEqual([0.5, 2]);
    expect(s).toRefuseCiting('step 4,2 4,1', ['AA-MOVE-07']);
    s.do('step 4,2 5,1');
    expect(s).toOfferExactly(['end']);
  });

  rule(
    ['AA-MOVE-16', 'AA-MOVE-17'],
    'AA-EX-07: into the river as a whole move, after no other step, and no tank',
    () => {
      const river = { '4,3': 'river', '5,3': 'river' };
      const fresh = sandbox([piece('usa', 'infantry', '4,4'), enemy('8,8')], river);
      fresh.do('step 4,4 4,3');
      expect(fresh).toOfferExactly(['end']);
      const moved = sandbox([piece('usa', 'infantry', '4,5'), enemy('8,8')], river).do('step 4,5 4,4');
      expect(moved).toRefuseCiting('step 4,4 4,3', ['AA-RULING-13']);
      const tank = sandbox([piece('usa', 'sherman', '4,4'), enemy('8,8')], river);
      expect(tank).toRefuseCiting('step 4,4 4,3', ['AA-MOVE-16']);
    },
  );
});
