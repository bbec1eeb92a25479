import { parseWish } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import type { GmOdds } from '../odds/odds';
import { foe, own, tank, unit } from './field.fixture';
import { firing } from './fire.fixture';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Shot {
  readonly units: readonly object[];
  readonly more?: Readonly<Record<string, unknown>>;
  readonly wish: string;
  /** Dice that are rolled for it. */
  readonly dice: 0 | 1;
}

/** What the attack has done to unit 1, to the terrain it is in and to the northern HQ. */
function outcome({ units, more = {}, wish }: Shot, dice: readonly number[]): string {
  const s = firing(units, more, dice);
  const hq = s.state.hqs[1]?.hp ?? 0;
  const before = s.state.units[1]?.wounds ?? 0;
  s.do(wish);
  const u = s.state.units[1];
  const gone = u?.at === -1;
  const walls = s.events.reduce(
    (sum, e) => sum + (e.type === 'terrain-hurt' ? ((e as { amount?: number }).amount ?? 0) : 0),
    0,
  );
  return JSON.stringify([gone ? 'gone' : (u?.wounds ?? 0) - before, walls, hq - (s.state.hqs[1]?.hp ?? 0)]);
}

function brute(shot: Shot): Map<string, number> {
  const out = new Map<string, number>();
  const rolls = shot.dice === 0 ? [[]] : FACES.map((face) => [face]);
  for (const dice of rolls) {
    const key = outcome(shot, dice);
    out.set(key, (out.get(key) ?? 0) + 1 / rolls.length);
  }
  return out;
}

function told(shot: Shot): Map<string, number> {
  const wish = parseWish(gmGame.language, shot.wish);
  if (!wish.ok) throw new Error(shot.wish);
  const found = gmGame.odds(firing(shot.units, shot.more).state, 0, wish.value);
  if (!found.ok) throw new Error(shot.wish);
  const out = new Map<string, number>();
  for (const e of (found.value as GmOdds).outcomes) {
    const key = JSON.stringify([e.destroyed ? 'gone' : e.wounds, e.terrain, e.hq]);
    out.set(key, (out.get(key) ?? 0) + e.p);
  }
  return out;
}

const house = { terrain: [{ at: 'c4', card: 'house', damage: 6 }] };

const SHOTS: Readonly<Record<string, Shot>> = {
  'rifles at infantry in a wood': {
    units: [own('c3'), foe('c4')],
    more: { natural: { c4: 'forest' } },
    wish: 'shoot c3 c4',
    dice: 1,
  },
  'a wounded, suppressed tank through smoke': {
    units: [tank('c3', { wounds: 1, suppressed: true }), foe('c5', { upgrades: ['hit-the-dirt'] })],
    more: { screens: ['c4'] },
    wish: 'shoot c3 c5',
    dice: 1,
  },
  'a gun at a House about to fall': {
    units: [tank('c3'), foe('c4', { stats: { hp: 9 } })],
    more: house,
    wish: 'shoot c3 c4',
    dice: 1,
  },
  'a flamethrower at a House': {
    units: [
      unit('south', 'special-forces', 'c3', { upgrades: ['flamethrower'] }),
      foe('c4', { stats: { hp: 9, armor: 8 } }),
    ],
    more: { terrain: [{ at: 'c4', card: 'house' }] },
    wish: 'shoot c3 c4 with flamethrower',
    dice: 1,
  },
  'equal Armor-piercing in Tactics': {
    units: [own('c3'), foe('c4', { stats: { armor: 2 } })],
    wish: 'shoot c3 c4',
    dice: 1,
  },
  'equal Armor-piercing in Pacific': {
    units: [own('c3'), foe('c4', { stats: { armor: 2 } })],
    more: { edition: 'pacific' },
    wish: 'shoot c3 c4',
    dice: 1,
  },
  'too little Armor-piercing': { units: [own('c3'), unit('north', 'tiger', 'c4')], wish: 'shoot c3 c4', dice: 0 },
  'an HQ': { units: [tank('d6'), foe('a1')], wish: 'shoot d6 north', dice: 1 },
  'empty terrain': { units: [tank('c3'), foe('a1')], more: house, wish: 'shoot c3 c4', dice: 0 },
  'the hit table': {
    units: [tank('c3'), foe('c4')],
    more: { options: { hitTable: true } },
    wish: 'shoot c3 c4',
    dice: 0,
  },
};

describe('the odds are those of every face played out', () => {
  it.each(Object.keys(SHOTS))('%s', (name) => {
    const shot = SHOTS[name];
    if (shot === undefined) throw new Error(name);
    const [counted, said] = [brute(shot), told(shot)];
    expect([...said.keys()].sort()).toEqual([...counted.keys()].sort());
    for (const [key, p] of counted) expect(said.get(key)).toBeCloseTo(p, 10);
  });

  it('with shields, where a second die follows a hit', () => {
    const shot = {
      units: [tank('c3'), foe('c4', { stats: { hp: 9, armor: 4 } })],
      wish: 'shoot c3 c4',
      dice: 1,
    } as const;
    const more = { options: { shielding: true } };
    const said = told({ ...shot, more });
    // 5+/9+: four hits in ten, two critical; six shields in ten do not hold Armor 4
    expect(Object.fromEntries([...said].map(([key, p]) => [key, Math.round(p * 1000) / 1000]))).toEqual({
      '[0,0,0]': 0.56, // four misses and the four hits that a shield takes
      '[2,0,0]': 0.24,
      '[1,0,0]': 0.08,
      '["gone",0,0]': 0.12,
    });
  });

  it('are told of nothing that lies face down, whether a guess is right or wrong', () => {
    const hidden = { edition: 'pacific', options: { night: true } };
    const s = firing([tank('c3'), foe('c5', { faceDown: true })], hidden);
    const answer = (text: string) => {
      const wish = parseWish(gmGame.language, text);
      return wish.ok ? gmGame.odds(s.state, 0, wish.value) : null;
    };
    const silence = answer('shoot c3 c5');
    expect(silence?.ok).toBe(false);
    for (const text of ['shoot c3 c5:light-infantry', 'shoot c3 c5:tiger', 'assault c5 c6'])
      expect(answer(text)).toEqual(silence);
  });
});
