import { type Item, Match, parseWish, readAll, seedRng, type Told } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { UNIT_TYPES } from '../content/unit-types';
import { acesGame } from '../game';
import { acesRules } from '../rules';
import { type Field, field, type Side } from '../rules/battlefield.fixture';
import type { AcesState } from '../state';
import { acesReader } from '../telling/reading';
import { damageChances, hitChances } from './chances';
import { type AcesOdds, fightOdds, odds } from './odds';

function stateOf(units: readonly string[], more: Field = {}): AcesState {
  return new Sandbox(acesGame, field(units, more)).state;
}

function ask(s: AcesState, text: string) {
  const wish = parseWish(acesGame.language, text);
  if (!wish.ok) throw new Error(`"${text}" is no wish.`);
  return readAll(odds(s, s.active, wish.value), acesReader(en));
}

function must(s: AcesState, text: string): Told<AcesOdds> {
  const found = ask(s, text);
  if (!found.ok) throw new Error(found.problems ?? '');
  return found.value;
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, p, n) => sum + p * n, 0);
}

/** Every throw of a few dice, face by face: how often so many hit. */
function everyThrow(dice: number, threshold: number): number[] {
  const found = new Array<number>(dice + 1).fill(0);
  const all = 12 ** dice;
  for (let n = 0; n < all; n++) {
    let hits = 0;
    for (let rest = n, die = 0; die < dice; die++) {
      if ((rest % 12) + 1 <= threshold) hits++;
      rest = Math.floor(rest / 12);
    }
    found[hits] = (found[hits] ?? 0) + 1;
  }
  return found.map((count) => count / all);
}

/** Every pattern of hits and misses of many dice, weighted. */
function everyPattern(dice: number, threshold: number): number[] {
  const found = new Array<number>(dice + 1).fill(0);
  for (let pattern = 0; pattern < 1 << dice; pattern++) {
    let hits = 0;
    for (let die = 0; die < dice; die++) hits += (pattern >> die) & 1;
    found[hits] = (found[hits] ?? 0) + (threshold / 12) ** hits * (1 - threshold / 12) ** (dice - hits);
  }
  return found;
}

function expectClose(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((p, n) => {
    expect(Math.abs((found[n] ?? 0) - p)).toBeLessThan(1e-12);
  });
}

describe('chances of hits', () => {
  it('agree with every throw of up to five dice', () => {
    for (const dice of [0, 1, 2, 4, 5]) {
      for (const threshold of [2, 6, 11, 12]) expectClose(hitChances(dice, threshold), everyThrow(dice, threshold));
    }
  });

  it('agree with every pattern of up to fifteen dice', () => {
    for (const dice of [6, 8, 10, 11, 12, 14, 15]) {
      for (const threshold of [2, 5, 9]) expectClose(hitChances(dice, threshold), everyPattern(dice, threshold));
    }
  });
});

/** Of 12 dice without support against a fresh unit in the open: rows by attack value, columns by the armour below. */
const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  2: [0.98, 1.34, 0.78, 0.75, 0.75, 0.36],
  3: [1.63, 2.0, 1.37, 1.25, 1.21, 0.78],
  4: [2.22, 2.67, 1.99, 1.75, 1.62, 1.25],
  5: [2.79, 3.33, 2.61, 2.25, 2.0, 1.73],
  6: [3.38, 3.98, 3.19, 2.75, 2.39, 2.19],
  7: [4.0, 4.6, 3.73, 3.25, 2.81, 2.61],
};
const ARMOUR = [
  [2, 3, 5, 7, 8, 10],
  [1, 3, 4, 6, 7, 9],
  [2, 4, 5, 7, 9, 11],
  [2, 4, 6, 8, 10, 12],
  [2, 4, 7, 9, 11, 13],
  [3, 5, 7, 10, 12, 14],
];

function isGerman(side: Side): boolean {
  return side === 'G1' || side === 'G2';
}

describe('expected damage of one attack', () => {
  it('is that of the table the units were designed with, to two decimals', () => {
    for (const value of [2, 3, 4, 5, 6, 7]) {
      ARMOUR.forEach((open, n) => {
        const found = mean(damageChances(hitChances(12, value), open, 0));
        expect(Math.abs(found - (EXPECTED[value]?.[n] ?? 0))).toBeLessThanOrEqual(0.005 + 1e-9);
      });
    }
  });

  it('is for every two enemies on the mats what all patterns of dice come to', () => {
    const sides: Side[] = ['US', 'SU', 'G1', 'G2'];
    let pairs = 0;
    for (const attacker of UNIT_TYPES) {
      for (const target of UNIT_TYPES) {
        const [own, other] = [sides[attacker.faction], sides[target.faction]];
        if (own === undefined || other === undefined) continue;
        if (attacker.area || attacker.minRange > 1 || isGerman(own) === isGerman(other)) continue;
        const s = stateOf([`${own} ${attacker.id} 4,4`, `${other} ${target.id} 4,3`], { active: own });
        const patterns = everyPattern(12, attacker.value);
        const wanted = patterns.reduce((sum, p, hits) => sum + p * target.open.filter((h) => h <= hits).length, 0);
        expect(mean(fightOdds(s, 0, 1).units[0]?.damage ?? [])).toBeCloseTo(wanted, 10);
        pairs++;
      }
    }
    expect(pairs).toBe(21 * 12);
  });
});

const BATTLE = ['G2 panther 4,4 damage=1 xp=3', 'G2 fw-190 5,3', 'G2 flak 2,4', 'US infantry 4,3 damage=1 xp=2'];
const FOREST: Field = { hexes: { '4,3': 'forest' } };

describe('odds of a fight', () => {
  it('are the products of both sides, add up to one, and end where a unit is destroyed', () => {
    const { outcomes, units } = must(stateOf(BATTLE, FOREST), 'attack 4,4 4,3');
    expect(units.map((u) => u.damage.length)).toEqual([6, 6]);
    for (const { damage, destroyed } of units) {
      expect(damage.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      expect(destroyed).toBe(damage[5]);
    }
    expect(outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
    // five damage end the Infantry: ten hits of fourteen dice that hit up to 8
    const tail = everyPattern(14, 8)
      .slice(10)
      .reduce((sum, p) => sum + p, 0);
    expect(units[0]?.destroyed).toBeCloseTo(tail, 12);
    const both = outcomes.find((o) => o.result === '5 (destroyed) dealt, 2 taken');
    const two = everyPattern(11, 2)
      .slice(4, 7)
      .reduce((sum, p) => sum + p, 0);
    expect(both?.p).toBeCloseTo(tail * two, 12);
  });

  it('are what the engine rolls: 20,000 fights, every outcome within five standard errors', () => {
    const s = stateOf(BATTLE, FOREST);
    const { outcomes } = readAll(fightOdds(s, 0, 3), acesReader(en));
    const fights = 20_000;
    const found = new Map<string, number>();
    const rng = seedRng('fights');
    for (let n = 0; n < fights; n++) {
      const match = new Match(acesRules, acesRules.clone(s));
      match.state.rng = rng;
      match.submit(2, ['attack', 0, 3]);
      match.submit(2, ['end']);
      const [tank, , , infantry] = match.state.units;
      const told = `${(infantry?.damage ?? 0) - 1} ${(tank?.damage ?? 0) - 1}`;
      found.set(told, (found.get(told) ?? 0) + 1);
    }
    const wanted = new Map(outcomes.map((o) => [o.result.replace(/ \(destroyed\)| dealt,| taken/g, ''), o.p]));
    for (const told of found.keys()) expect(wanted.has(told)).toBe(true);
    for (const [told, p] of wanted) {
      const error = Math.sqrt((p * (1 - p)) / fights);
      expect(Math.abs((found.get(told) ?? 0) / fights - p)).toBeLessThan(5 * error + 1 / fights);
    }
  });

  it('are certain where hits are fixed', () => {
    const diceless = must(stateOf(BATTLE, { ...FOREST, options: { diceless: true } }), 'attack 4,4 4,3');
    expect(diceless.outcomes).toEqual([{ p: 1, dealt: 4, taken: 1, result: '4 dealt, 1 taken' }]);
    // the Automa answers a person who rolls
    const { units } = must(stateOf(BATTLE, { ...FOREST, automa: ['US'] }), 'attack 4,4 4,3');
    expect(units[1]?.damage).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('leave an attacker unharmed whom nobody answers', () => {
    const { outcomes, units } = must(stateOf(['G2 panther 4,4 damage=2', 'US howitzer 4,3']), 'attack 4,4 4,3');
    expect(units[1]).toEqual({ unit: 0, damage: [1, 0, 0, 0, 0], destroyed: 0 });
    expect(outcomes.every((o) => o.result.endsWith(' dealt, 0 taken'))).toBe(true);
  });

  it('need a target that could be attacked from there', () => {
    const s = stateOf(['G2 panther 4,4', 'G2 flak 5,4', 'US p-51 4,3', 'US infantry 4,1', 'US howitzer 8,8']);
    const told = (text: string) => {
      const found = ask(s, text);
      return found.ok ? 'odds' : found.problems;
    };
    expect(told('attack 4,4 4,3')).toBe('Panther cannot attack aircraft. (AA-DECLARE-11)');
    expect(told('attack 4,4 4,1')).toBe('The target is 3 away, its range is 1 to 1. (AA-DECLARE-06)');
    expect(told('attack 4,4 5,4')).toBe('There is no enemy unit to attack. (AA-DECLARE-13)');
    expect(told('attack 0,0 5,4')).toBe('Only an attack has odds, e.g. "attack 4,7 5,7".');
    expect(told('end')).toBe('Only an attack has odds, e.g. "attack 4,7 5,7".');
    expect(told('attack 8,8 5,8')).toBe('There is no enemy unit to attack. (AA-DECLARE-13)');
    expect(told('attack 5,4 4,3')).toBe('odds');
  });
});

/** Rules and values of a breakdown, and the words where they name units. */
function lines(items: readonly Told<Item>[]): string[] {
  return items.map(({ rule, label, value }) => `${rule} ${value} ${label}`);
}

describe('the breakdown', () => {
  it('names dice, arms, levels, the forest and the answer, each with its rule', () => {
    expect(lines(must(stateOf(BATTLE, FOREST), 'attack 4,4 4,3').breakdown)).toEqual([
      'AA-COMBAT-10 11 Panther attacks with 1 damage: dice',
      'AA-SUPPORT-04 3 Combined arms: tank, artillery, aircraft',
      'AA-HITS-04 8 Panther as Veteran: a die hits up to',
      'AA-DAMAGE-04 10 Infantry in a forest (2, 4, 6, 8, 10, 12): hits that destroy it',
      'AA-COMBAT-10 11 Infantry shoots back with 1 damage: dice',
      'AA-HITS-03 2 Infantry as Rookie: a die hits up to',
      'AA-DAMAGE-05 11 Panther in the open (2, 4, 7, 9, 11, 13): hits that destroy it',
    ]);
  });

  it('counts two arms, and other aircraft', () => {
    const two = must(stateOf(['G2 infantry 4,4 xp=5', 'G2 flak 4,1', 'US sherman 4,3 damage=5']), 'attack 4,4 4,3');
    expect(lines(two.breakdown).slice(0, 4)).toEqual([
      'AA-COMBAT-10 12 Infantry attacks with 0 damage: dice',
      'AA-SUPPORT-03 2 Combined arms: infantry, artillery',
      'AA-HITS-05 6 Infantry as War Hero: a die hits up to',
      'AA-DAMAGE-01 2 M4 Sherman in the open (2, 4, 5, 7, 9, 11): hits that destroy it',
    ]);
    const pair = ['G2 fw-190 4,4', 'G2 ju-88 3,3', 'US p-51 4,3'];
    expect(lines(must(stateOf(pair), 'attack 4,4 4,3').breakdown)[1]).toBe('AA-SUPPORT-10 2 Another aircraft');
    const three = [...pair, 'G2 fw-190 5,3'];
    expect(lines(must(stateOf(three), 'attack 4,4 4,3').breakdown)[1]).toBe(
      'AA-SUPPORT-11 3 Two or more other aircraft',
    );
  });

  it('says why nobody shoots back', () => {
    const last = (units: readonly string[], wish: string, more: Field = {}) =>
      lines(must(stateOf(units, more), wish).breakdown).at(-1);
    expect(last(['G2 flak 4,4', 'US infantry 4,2'], 'attack 4,4 4,2')).toBe(
      'AA-COMBAT-04 0 Nobody shoots back at a unit that is not beside it.',
    );
    expect(last(['G2 panther 4,4', 'US howitzer 4,3'], 'attack 4,4 4,3')).toBe(
      'AA-COMBAT-05 0 Howitzer cannot attack at range 1.',
    );
    expect(last(['G2 fw-190 4,4', 'US sherman 4,3'], 'attack 4,4 4,3')).toBe(
      'AA-COMBAT-15 0 M4 Sherman cannot shoot at aircraft.',
    );
    expect(last(['G2 fw-190 4,4', 'US infantry 4,3'], 'attack 4,4 4,3', { hexes: { '4,3': 'lake' } })).toBe(
      'AA-MOVE-19 0 A ground unit in water does not shoot back.',
    );
    const v2: Field = { active: 'US', options: { mission: 'v2' } };
    expect(last(['US sherman 4,4', 'G1 v2-launcher 4,3'], 'attack 4,4 4,3', v2)).toBe(
      'AA-RULING-69 0 The launcher never shoots back.',
    );
  });

  it('itemises fixed hits', () => {
    const units = ['G2 panther 4,4 xp=3', 'G2 infantry 3,3', 'US sherman 4,3 damage=3 xp=5', 'US infantry 8,8'];
    const options = { diceless: true, dicelessSupport: true };
    expect(lines(must(stateOf(units, { options }), 'attack 4,4 4,3').breakdown)).toEqual([
      'AA-DICELESS-01 6 Panther attacks with 0 damage: fixed hits',
      'AA-AUTOMA-62 2 Panther as Veteran: more hits',
      'AA-RULING-59 1 Combined arms: infantry, tank',
      'AA-DAMAGE-01 5 M4 Sherman in the open (2, 4, 5, 7, 9, 11): hits that destroy it',
      'AA-DICELESS-01 3 M4 Sherman shoots back with 3 damage: fixed hits',
      'AA-AUTOMA-64 2 M4 Sherman as War Hero: more hits',
      'AA-DAMAGE-05 13 Panther in the open (2, 4, 7, 9, 11, 13): hits that destroy it',
    ]);
    const automa = must(stateOf(units, { automa: ['US'] }), 'attack 4,4 4,3').breakdown;
    expect(lines(automa).slice(4, 6)).toEqual([
      'AA-AUTOMA-63 3 M4 Sherman shoots back with 3 damage: fixed hits',
      'AA-AUTOMA-64 2 M4 Sherman as War Hero: more hits',
    ]);
  });
});

describe('odds of a salvo', () => {
  const units = ['SU katyusha 4,7', 'G2 panther 4,4 damage=4', 'US infantry 4,3', 'G2 fw-190 5,4', 'G1 infantry 0,0'];

  it('belong together: one number of hits for everything on the seven hexes', () => {
    const s = stateOf(units, { active: 'SU', hexes: { '4,3': 'forest' } });
    const found = must(s, 'attack 4,7 4,4');
    const byHits = everyPattern(12, 4);
    const sum = (from: number, to: number) => byHits.slice(from, to).reduce((total, p) => total + p, 0);
    const wanted: [string, number][] = [
      ['Panther on 4,4 0, Infantry on 4,3 0', sum(0, 2)],
      ['Panther on 4,4 1, Infantry on 4,3 1', sum(2, 4)],
      ['Panther on 4,4 2 (destroyed), Infantry on 4,3 2', sum(4, 6)],
      ['Panther on 4,4 2 (destroyed), Infantry on 4,3 3', sum(6, 8)],
      ['Panther on 4,4 2 (destroyed), Infantry on 4,3 4', sum(8, 10)],
      ['Panther on 4,4 2 (destroyed), Infantry on 4,3 5', sum(10, 12)],
      ['Panther on 4,4 2 (destroyed), Infantry on 4,3 6 (destroyed)', sum(12, 13)],
    ];
    expect(found.outcomes.map((o) => o.result)).toEqual(wanted.map(([result]) => result));
    expectClose(
      found.outcomes.map((o) => o.p),
      wanted.map(([, p]) => p),
    );
    expect(found.units.map((u) => u.unit)).toEqual([1, 2]);
    expect(found.units[0]?.destroyed).toBeCloseTo(sum(4, 13), 12);
    expect(lines(found.breakdown)).toEqual([
      'AA-COMBAT-10 12 Katyusha fires a salvo with 0 damage: dice',
      'AA-HITS-03 4 Katyusha as Rookie: a die hits up to',
      'AA-DAMAGE-01 4 Panther in the open (2, 4, 7, 9, 11, 13): hits that destroy it',
      'AA-DAMAGE-04 12 Infantry in a forest (2, 4, 6, 8, 10, 12): hits that destroy it',
    ]);
  });

  it('are plain where nothing is hit, and refused out of range', () => {
    const s = stateOf(units, { active: 'SU' });
    const empty = must(s, 'attack 4,7 7,7').outcomes;
    expect(empty.map((o) => o.result)).toEqual(['nothing hit']);
    expect(empty[0]?.p).toBeCloseTo(1, 12);
    const far = ask(s, 'attack 4,7 4,2');
    expect(far.ok ? '' : far.problems).toBe('The target is 5 away, its range is 2 to 4. (AA-KATYUSHA-02)');
  });
});
