import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';

const GROUND = {
  game: '2gm',
  edition: 'pacific',
  south: { nation: 'usa', deck: 9 },
  north: { nation: 'japan', deck: 9 },
  natural: { c4: 'lake', d4: 'sea' },
};
const own = (at: string, card = 'light-infantry', more: object = {}) => ({ at, side: 'south', card, ...more });
const foe = (at: string, card = 'light-infantry', more: object = {}) => ({ at, side: 'north', card, ...more });
const units = (...list: readonly object[]) => ({ units: list });

/** Place and position of what play cannot lead to. */
const IMPOSSIBLE: readonly (readonly [string, string, object])[] = [
  ['an HQ without HP', 'north/hq', { north: { ...GROUND.north, hq: 0 } }],
  ['a tank on the sea', 'units/0/at', units(own('d4', 'm4a2'))],
  ['infantry in a lake', 'units/1/at', units(own('c3'), foe('c4'))],
  ['a landing craft on land', 'units/0/at', units(own('c3', 'lcvp'))],
  [
    'infantry carrying an enemy tank',
    'units/1/carrier',
    units(own('c3'), foe('craft', 'type-95-ha-go', { carrier: 'c3' })),
  ],
  [
    'infantry carrying infantry',
    'units/1/carrier',
    units(own('c3'), own('craft', 'light-infantry', { carrier: 'c3' })),
  ],
  ['an aircraft on the field', 'units/0/at', units(own('c3', 'p-38-lightning'))],
  ['a tank beside the HQ', 'units/0/at', units(own('hq', 'm4a2'))],
  ['three promotions of two', 'units/0/promotions', units(own('c3', 'light-infantry', { promotions: 3 }))],
  ['face down by day', 'units/0/faceDown', units(own('c3', 'light-infantry', { faceDown: true }))],
  ['a tank that assaults', 'units/0/assaults', units(own('c2', 'm4a2', { assaults: 'c3' }), foe('c3'))],
  ['an assault out of turn', 'units/1/assaults', units(own('c2'), foe('c3', 'light-infantry', { assaults: 'c2' }))],
  [
    'an attack by a friend',
    'units/0/attackers/0',
    units(own('c3', 'light-infantry', { attackers: ['c2'] }), own('c2')),
  ],
  ['deployed in a turn to come', 'units/0/deployed', units(own('c3', 'light-infantry', { deployed: 4 }))],
  ['flak in a turn to come', 'units/0/flak', units(own('c3', 'light-infantry', { flak: 9 }))],
  [
    'a token used in a turn to come',
    'units/0/upgrades/0/used',
    units(own('c3', 'm4a2', { upgrades: [{ name: 'mg', used: 7 }] })),
  ],
  ['suppressed for ever', 'units/0/suppressed', units(own('c3', 'light-infantry', { suppressed: 99 }))],
  ['smoke for ever', 'screens', { screens: [{ at: 'c3', until: 99 }] }],
  ['flares of a turn to come', 'flares', { flares: 8 }],
  ['terrain across rows', 'terrain/0/at', { terrain: [{ at: ['h1', 'a2'], card: 'trench' }] }],
  ['terrain with a gap', 'terrain/0/at', { terrain: [{ at: ['a1', 'c1'], card: 'trench' }] }],
];

describe('what play cannot lead to', () => {
  it.each(IMPOSSIBLE)('%s is refused with its place', (_what, path, more) => {
    const read = gmGame.parsePosition({ ...GROUND, ...more });
    expect(read.ok ? [] : read.problems.map((p) => p.path)).toEqual([path]);
    expect(read.ok ? '' : read.problems[0]?.message).toMatch(
      /^Expected .* A deliberate "what if" says "whatIf: true"\.$/,
    );
  });

  it.each(IMPOSSIBLE)('%s may be meant: it is played, and printed as such', (_what, _path, more) => {
    const read = gmGame.parsePosition({ ...GROUND, ...more, whatIf: true });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const printed = gmGame.printPosition(read.value, 'all');
    expect(printed).toMatchObject({ whatIf: true });
    expect(gmGame.parsePosition(printed).ok).toBe(true);
    const match = new Match(gmGame.rules, read.value);
    match.run();
    for (let n = 0; n < 40 && match.over === null; n++) {
      const decision = match.decision();
      const option = decision?.options[n % (decision.options.length || 1)];
      if (decision === null || option === undefined) break;
      expect(match.submit(decision.seat, option)).toMatchObject({ ok: true });
    }
  });

  it.each([
    ['a landing craft at sea with somebody aboard', units(own('d4', 'lcvp'), own('craft', 'm4a2', { carrier: 'd4' }))],
    [
      'an HQ without HP where the scenario goes on (2GM-HQ-16)',
      { north: { ...GROUND.north, hq: 0 }, scenario: { id: 'x' } },
    ],
    ['face down at night', { ...units(own('c3', 'light-infantry', { faceDown: true })), options: { night: true } }],
    ['two promotions', units(own('c3', 'light-infantry', { promotions: 2 }))],
    ['deployed this turn', units(own('c3', 'light-infantry', { deployed: 3 }))],
    ['an attacker that is gone', units(own('c3', 'light-infantry', { attackers: ['gone', 'c2'] }), foe('c2'))],
    [
      'a bridge under a tank',
      { ...units(own('e3', 'm4a2')), natural: { e3: 'river', e4: 'river' }, bridges: ['e3', 'e4'] },
    ],
  ])('%s is possible', (_what, more) => {
    const read = gmGame.parsePosition({ ...GROUND, ...more });
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(read.ok && gmGame.printPosition(read.value, 'all')).not.toHaveProperty('whatIf');
  });
});

describe('what no table could hold is refused in any case', () => {
  it.each([
    ['wounds beyond the unit', 'units/0/wounds', units(own('c3', 'light-infantry', { wounds: 9 }))],
    ['three on a space', 'units/2/at', units(own('c3'), own('c3', 'm4a2'), own('c3'))],
    [
      'carriers that carry each other',
      'units/0/carrier',
      units(own('craft', 'lcvp', { carrier: 'd4' }), own('craft', 'lcvp', { carrier: 'd4' })),
    ],
    ['a unit that carries itself', 'units/0/carrier', units(own('d4', 'lcvp', { carrier: 'd4' }))],
    ['an enemy who has ended the phase', 'ended/0', { ended: ['north'] }],
    ['everybody has ended the phase', 'ended', { ended: ['south'] }],
    ['more damage than the terrain takes', 'terrain/0/damage', { terrain: [{ at: 'a1', card: 'trench', damage: 50 }] }],
    ['an assault on a friend', 'units/0/assaults', units(own('c2', 'light-infantry', { assaults: 'c3' }), own('c3'))],
  ])('%s', (_what, path, more) => {
    const read = gmGame.parsePosition({ ...GROUND, ...more, whatIf: true });
    expect(read.ok ? [] : read.problems[0]?.path).toBe(path);
  });
});
