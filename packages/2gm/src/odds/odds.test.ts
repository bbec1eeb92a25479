import { parseWish, readAll, type Told } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { GONE } from '../state';
import type { GmOdds } from './odds';

const SIDES = { south: { nation: 'usa', deck: 5 }, north: { nation: 'japan', deck: 5 } };

function position(units: readonly object[], more: object = {}): object {
  return { game: '2gm', edition: 'pacific', phase: 'shooting', ...SIDES, units, ...more };
}

function oddsOf(raw: object, text: string): Told<GmOdds> {
  const s = new Sandbox(gmGame, raw);
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  const found = readAll(gmGame.odds(s.state, 0, wish.value), (fact) => gmGame.read?.(fact) ?? fact.key);
  if (!found.ok) throw new Error(found.problems);
  return found.value as Told<GmOdds>;
}

/** What the unit of that index looks like after the wish was played with these dice. */
function played(raw: object, dice: readonly number[], wishes: readonly string[], units: readonly number[]): string {
  const s = new Sandbox(gmGame, raw, dice);
  for (const wish of wishes) if (wish === wishes[0] || s.options().includes(wish)) s.do(wish);
  return units
    .map((id) => {
      const u = s.state.units[id];
      return u === undefined || u.at === GONE ? 'gone' : String(u.wounds);
    })
    .join(' ');
}

const TANK = { at: 'c3', side: 'south', card: 'm4a2', upgrades: ['mg'] };
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('odds of a shot are those of every face played out', () => {
  it.each([
    [
      'at a tank in a trench',
      position([TANK, { at: 'c5', side: 'north', card: 'type-95-ha-go' }], {
        terrain: [{ at: 'c5', card: 'trench' }],
      }),
      'shoot c3 c5',
    ],
    [
      'by a wounded tank with its MG at infantry in a wood',
      position(
        [
          { ...TANK, wounds: 2 },
          { at: 'c4', side: 'north', card: 'light-infantry', wounds: 1 },
        ],
        { natural: { c4: 'forest' } },
      ),
      'shoot c3 c4 with mg',
    ],
    [
      'at infantry in Tactics',
      position([TANK, { at: 'c4', side: 'north', card: 'light-infantry' }], {
        edition: 'tactics',
      }),
      'shoot c3 c4',
    ],
  ])('%s', (_title, raw, wish) => {
    const counted = new Map<string, number>();
    for (const face of FACES) {
      const end = played(raw, [face], [wish], [1]);
      counted.set(end, (counted.get(end) ?? 0) + 1 / FACES.length);
    }
    const odds = oddsOf(raw, wish);
    const wounds = new Sandbox(gmGame, raw).state.units[1]?.wounds ?? 0;
    const told = new Map<string, number>();
    for (const e of odds.outcomes) {
      const end = e.destroyed ? 'gone' : String(wounds + e.wounds);
      told.set(end, (told.get(end) ?? 0) + e.p);
    }
    expect([...told.keys()].sort()).toEqual([...counted.keys()].sort());
    for (const [end, p] of counted) expect(told.get(end), end).toBeCloseTo(p, 10);
    expect(odds.destroyed).toBeCloseTo(counted.get('gone') ?? 0, 10);
    expect(odds.outcomes.reduce((sum, e) => sum + e.p, 0)).toBeCloseTo(1, 10);
  });
});

describe('odds of an assault', () => {
  const raw = position([
    { at: 'c3', side: 'south', card: 'marines', assaults: 'c4' },
    { at: 'c4', side: 'north', card: 'light-infantry', wounds: 1 },
  ]);

  it('are those of a hundred pairs of faces played out', () => {
    const counted = new Map<string, number>();
    for (const first of FACES) {
      for (const second of FACES) {
        // a marine destroyed by reaction fire never strikes: its second die is not rolled
        let end: string;
        try {
          end = played(raw, [first, second], ['resolve c3', 'react', 'strike'], [0, 1]);
        } catch {
          end = 'lost';
        }
        counted.set(end, (counted.get(end) ?? 0) + 0.01);
      }
    }
    const odds = oddsOf(raw, 'resolve c3');
    const sum = (of: (end: string) => boolean): number =>
      [...counted].reduce((p, [end, q]) => (of(end) ? p + q : p), 0);
    expect(odds.destroyed).toBeCloseTo(
      sum((end) => end.endsWith(' gone')),
      10,
    );
    expect(odds.lost).toBeCloseTo(
      sum((end) => end.startsWith('gone') || end === 'lost'),
      10,
    );
    expect(odds.destroyed).toBeGreaterThan(0);
    expect(odds.lost).toBeGreaterThan(0);
  });

  it('can be asked before it is declared, from where it would go in', () => {
    const before = position(
      [
        { at: 'b3', side: 'south', card: 'marines' },
        { at: 'c4', side: 'north', card: 'light-infantry', wounds: 1 },
      ],
      { phase: 'movement' },
    );
    const far = oddsOf(before, 'assault b3 c4 from c3');
    expect(far.outcomes).toEqual(oddsOf(raw, 'resolve c3').outcomes);
  });
});

describe('what is not rolled', () => {
  it('is certain: empty terrain is hit, an HQ is not destroyed by a critical roll', () => {
    const raw = position([{ at: 'c5', side: 'south', card: 'm4a2', stats: { damage: 3 } }], {
      terrain: [{ at: 'c6', card: 'wall' }],
    });
    expect(oddsOf(raw, 'shoot c5 c6').outcomes).toMatchObject([{ p: 1, terrain: 3 }]);
    const hq = oddsOf(raw, 'shoot c5 north');
    expect(hq.outcomes.map((e) => e.hq).sort()).toEqual([0, 3]);
    // 2GM-HQ-08
    const labels = hq.breakdown.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Hits on 5; no critical hits on an HQ', 'The HQ has no Armor']));
  });

  it('has no odds', () => {
    const s = new Sandbox(gmGame, position([TANK]));
    const wish = parseWish(gmGame.language, 'end');
    expect(wish.ok && gmGame.odds(s.state, 0, wish.value)).toMatchObject({ ok: false });
    const far = parseWish(gmGame.language, 'shoot c3 north');
    const told = far.ok ? gmGame.odds(s.state, 0, far.value) : null;
    expect(told).toMatchObject({
      ok: false,
      problems: { key: 'odds.forbidden', args: [expect.anything(), '2GM-SHOOT-06'] },
    });
  });
});

it('the breakdown adds up to the numbers needed', () => {
  const raw = position(
    [
      { ...TANK, wounds: 1 },
      { at: 'c5', side: 'north', card: 'type-95-ha-go' },
    ],
    {
      terrain: [{ at: 'c5', card: 'trench' }],
    },
  );
  const { breakdown } = oddsOf(raw, 'shoot c3 c5');
  const end = breakdown.findIndex((i) => i.rule === '2GM-SHOOT-08');
  const needed = breakdown[end]?.value;
  expect(breakdown.slice(0, end).reduce((sum, i) => sum + i.value, 0)).toBe(needed);
  expect(breakdown.map((i) => i.rule)).toEqual(
    expect.arrayContaining([
      '2GM-CARD-23',
      '2GM-WOUND-02',
      '2GM-TERRAIN-32',
      '2GM-CARD-26',
      '2GM-CARD-27',
      '2GM-CARD-28',
    ]),
  );
});

it('tell whether the target is pressed down: by the second unit that could hurt it (2GM-SUPPR-03)', () => {
  const s = new Sandbox(
    gmGame,
    position([TANK, { ...TANK, at: 'd4' }, { at: 'c4', side: 'north', card: 'light-infantry', stats: { hp: 9 } }]),
    [1],
  );
  const suppressed = (): number => {
    const wish = parseWish(gmGame.language, 'shoot d4 c4');
    const found = wish.ok ? gmGame.odds(s.state, 0, wish.value) : wish;
    return found.ok ? (found.value as GmOdds).suppressed : -1;
  };
  expect(suppressed()).toBe(0);
  s.do('shoot c3 c4');
  expect(suppressed()).toBeCloseTo(1);
});

it('name a weapon that is a card on the unit', () => {
  const bomber = { at: 'c3', side: 'south', card: 'light-infantry', cards: ['sticky-bomb'] };
  const raw = position([bomber, { at: 'c4', side: 'north', card: 'type-95-ha-go' }]);
  expect(oddsOf(raw, 'shoot c3 c4 with sticky-bomb').breakdown[0]?.label).toBe('Accuracy of the Sticky Bomb 4/8');
});
