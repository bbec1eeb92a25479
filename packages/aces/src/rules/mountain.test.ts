import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { TANK } from '../content/unit-types';
import { acesGame } from '../game';
import { MOUNTAIN } from '../map/terrain';
import { hexNamed } from '../names/names';
import { board, typeOf, unit } from '../state';
import { markers, miss, roll } from './battlefield.fixture';
import { answer, assignAll, beginWhere, offered } from './set-up.fixture';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const PEAK = { map: drawn({ '4,4': 'mountain', '4,3': 'road' }, '13x13') };
const GERMAN = piece('germany-1', 'infantry', '12,12');

function sandbox(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  return new Sandbox(acesGame, position(units, { ...PEAK, ...more }), dice);
}

describe('mountains', () => {
  rule(['AA-MOUNTAIN-01', 'AA-RULING-78'], 'cost Infantry and guns 1.5 movement points, aircraft 1', () => {
    for (const [unit, spent] of [
      ['infantry', 3],
      ['mobile-infantry', 3],
      ['howitzer', 3],
      ['p-51', 2],
    ] as const) {
      const s = sandbox([piece('usa', unit, '4,5'), GERMAN]).do('step 4,5 4,4');
      expect([unit, acesGame.rules.view(s.state, 1).mover?.spent]).toEqual([unit, spent]);
    }
  });

  rule('AA-MOUNTAIN-02', 'are closed to tanks, whatever is left of their move', () => {
    for (const [seat, unit] of [
      ['usa', 'sherman'],
      ['soviet-union', 't-34'],
      ['germany-1', 'tiger'],
    ] as const) {
      const s = sandbox([piece(seat, unit, '4,5'), GERMAN, piece('usa', 'infantry', '0,12')], { turn: { seat } });
      expect(s).toRefuseCiting('step 4,5 4,4', ['AA-MOUNTAIN-02']);
      expect(s).toRefuseCiting('move 4,5 4,4', ['AA-MOUNTAIN-02']);
      expect(s.options()).not.toContain('step 4,5 4,4');
    }
  });

  rule(['AA-MOUNTAIN-03', 'AA-RULING-78'], 'give guns on them two more hexes of range; the least range stays', () => {
    const targets = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => piece('germany-1', 'infantry', `4,${4 + n}`));
    const reach = (unit: string, at: string, weather = 'normal') => {
      const s = sandbox([piece('usa', unit, at), ...targets], { turn: { seat: 'usa', phase: 'declare' }, weather });
      return s.options().filter((o) => o.startsWith('attack')).length;
    };
    expect(reach('howitzer', '4,4')).toBe(6); // 2 to 7
    expect(reach('howitzer', '4,4', 'storm')).toBe(5); // 2 to 6
    expect(reach('infantry', '4,4')).toBe(1);
    expect(reach('b-17', '4,4')).toBe(1);
    const beside = sandbox([piece('usa', 'howitzer', '4,3'), ...targets], { turn: { seat: 'usa', phase: 'declare' } });
    expect(beside.options()).toContain('attack 4,3 4,8'); // 5 away
    expect(beside.options()).not.toContain('attack 4,3 4,9');
  });

  rule('AA-MOUNTAIN-03', 'and more range for support', () => {
    const units = (gun: string) => [
      piece('germany-2', 'panther', '4,8'),
      piece('usa', 'sherman', '4,9'),
      piece('germany-2', 'flak', gun),
    ];
    const turn = { seat: 'germany-2', phase: 'declare' };
    sandbox(units('4,4'), { turn }, [...miss(14), ...miss(12)])
      .do('attack 4,8 4,9', 'end')
      .end(); // 5 away
    sandbox(units('5,3'), { turn }, [...miss(12), ...miss(12)])
      .do('attack 4,8 4,9', 'end')
      .end();
  });

  rule('AA-RULING-78', 'give no cover', () => {
    const units = [piece('germany-1', 'tiger', '4,5'), piece('usa', 'infantry', '4,4')];
    const turn = { seat: 'germany-1', phase: 'declare' };
    const s = sandbox(units, { turn }, [...roll(12, 5, 7), ...miss(12)]).do('attack 4,5 4,4', 'end');
    expect(markers(s.state, '4,4')?.damage).toBe(3); // in a forest it would be 2
  });

  rule('AA-RULING-78', 'are no place to start for a tank', () => {
    // on the summer map the mountain at 18,1 lies two hexes from start 8 on 19,2
    const setup = {
      half: '7-12',
      seats: [{ faction: 'usa' }, { faction: 'germany-1' }],
      options: { mountains: true, sets: '2' },
    };
    const { match } = beginWhere(setup, (m) => m.state.seats[0]?.tokens[0] === 8, [12, 1]);
    assignAll(match, () => 0);
    answer(match, 0, ['reveal', 0]);
    const peak = hexNamed(match.state, '18,1');
    expect(board(match.state).terrain[peak]).toBe(MOUNTAIN);
    const seen = { tanks: new Set<string>(), others: new Set<string>() };
    while (match.decision()?.kind === 'place') {
      for (const wish of offered(match)) {
        const [, name = '', at = ''] = wish.split(' ');
        (name === 'sherman' ? seen.tanks : seen.others).add(at);
      }
      // tanks come last, and everybody leaves the mountain free for them
      const options = (match.decision()?.options ?? []).filter((o) => o[2] !== peak);
      const isTank = (o: (typeof options)[number]) => typeOf(unit(match.state, Number(o[1]))).arm === TANK;
      answer(match, 0, options.find((o) => !isTank(o)) ?? options[0] ?? ['end']);
    }
    expect(seen.others.has('18,1')).toBe(true);
    expect(seen.tanks.has('18,1')).toBe(false);
    expect(seen.tanks.size).toBeGreaterThan(7); // the second circle was open to them
  });

  rule('AA-MOUNTAIN-01', 'rise only where the table has agreed on them', () => {
    const plain = new Sandbox(acesGame, position([piece('usa', 'sherman', '4,1'), GERMAN], { map: 'summer' }));
    expect(plain.options()).toContain('step 4,1 4,0');
    const options = { mountains: true };
    const raised = new Sandbox(
      acesGame,
      position([piece('usa', 'sherman', '4,1'), GERMAN], { map: 'summer', options }),
    );
    expect(raised).toRefuseCiting('step 4,1 4,0', ['AA-MOUNTAIN-02']);
  });
});
