import { seedRng } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import type { AcesEvent } from '../event';
import { acesGame } from '../game';
import { hexName, hexNamed } from '../names/names';
import { firstDry } from '../set-up/placing';
import { parseSetup } from '../setup';
import { type AcesState, board, OFF_BOARD, typeOf } from '../state';
import { armyLimit } from '../turn/first-round';
import { type AcesMatch, answerFirst, assignAll, begin, beginWhere, placeAll } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const SOLO = { half: '1-6', seats: [{ faction: 'usa' }, { faction: 'germany-2', automa: true }] };
const [HUMAN, AUTOMA] = [0, 1];

/** The human places first (9 against 3), the Automa takes the first turn unless told otherwise. */
const DICE = [9, 3, 3, 9];

function solo(options: object = {}, seed = 'solo'): AcesMatch {
  const { match } = begin({ ...SOLO, options }, seed, DICE);
  assignAll(match, () => 0);
  return match;
}

function rolesOf(s: AcesState, seat: number): string {
  const roles = s.units.filter((u) => u.seat === seat).map((u) => typeOf(u).role);
  return roles.sort().join(' ');
}

/** Units of the Automa on the map, by army. */
function armies(s: AcesState): number[] {
  return [0, 1, 2].map((army) => s.units.filter((u) => u.seat === AUTOMA && u.at >= 0 && u.army === army).length);
}

/** Everybody takes the first option of the set-up; where the Automa's units went, in the order of placing. */
function placesOfAutoma(match: AcesMatch): string[] {
  const placed: number[] = [];
  while (['assign', 'reveal', 'place'].includes(match.decision()?.kind ?? '')) {
    const decision = match.decision();
    const done = match.submit(decision?.seat ?? 0, decision?.options[0] ?? ['end']);
    if (!done.ok) throw new Error(done.message);
    for (const e of done.events as readonly AcesEvent[]) {
      if (e.type === 'placed' && match.state.units[e.unit]?.seat === AUTOMA) placed.push(e.hex);
    }
  }
  return placed.map((hex) => hexName(match.state, hex));
}

/** Where so many aircraft would stand around an empty start number. */
function firstDryHexes(match: AcesMatch, start: string, count: number): string[] {
  const id = match.state.units.findIndex((u) => typeOf(u).role === 'fighter');
  return Array.from({ length: count }, () => {
    const hex = firstDry(match.state, id, hexNamed(match.state, start));
    match.state.hexes[hex] = id;
    return hexName(match.state, hex);
  });
}

describe('a solo table', () => {
  rule(['AA-SOLO-01', 'AA-SOLO-07'], 'half of the map, two seats, three of the six tokens each', () => {
    const { state } = begin(SOLO, 'tokens').match;
    const numbers = state.seats.map((x) => x.tokens);
    expect(numbers.map((tokens) => tokens.length)).toEqual([3, 3]);
    expect(numbers.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(parseSetup({ ...SOLO, half: 'full' }).ok).toBe(false);
  });

  rule(['AA-SOLO-02', 'AA-RULING-79'], "the Automa's faction is named, or drawn from the two enemies", () => {
    expect(begin(SOLO, 'named').match.state.seats[AUTOMA]?.faction).toBe(3);
    const drawn = (human: string) => {
      const seats = [{ faction: human }, { faction: 'random', automa: true }];
      const found = Array.from(
        { length: 40 },
        (_, n) => begin({ ...SOLO, seats }, `draw ${n}`).match.state.seats[AUTOMA]?.faction,
      );
      return [...new Set(found)].sort();
    };
    expect(drawn('usa')).toEqual([2, 3]);
    expect(drawn('germany-1')).toEqual([0, 1]);
    expect(parseSetup({ ...SOLO, seats: [{ faction: 'random' }, { faction: 'usa', automa: true }] }).ok).toBe(false);
    expect(parseSetup({ ...SOLO, seats: [{ faction: 'usa' }, { faction: 'soviet-union', automa: true }] }).ok).toBe(
      false,
    );
  });

  rule(['AA-SOLO-03', 'AA-SOLO-04', 'AA-SOLO-05', 'AA-SOLO-06'], 'what each difficulty adds to one set', () => {
    const set = ['artillery', 'bomber', 'fighter', 'regular', 'special', 'tank'];
    const extras = { easy: [], standard: ['artillery'], hard: ['artillery', 'regular'], overkill: ['tank', 'special'] };
    for (const [difficulty, more] of Object.entries(extras)) {
      const { state } = begin({ ...SOLO, options: { difficulty } }, 'level').match;
      expect(rolesOf(state, AUTOMA)).toBe([...set, ...more].sort().join(' '));
      expect(rolesOf(state, HUMAN)).toBe(set.join(' '));
    }
    expect(begin(SOLO, 'level').match.state.opt.difficulty).toBe('standard');
  });

  rule(['AA-RULING-81', 'AA-SOLO-06'], 'in a game with two sets the extras come once', () => {
    const { state } = begin({ ...SOLO, options: { difficulty: 'overkill', sets: '2' } }, 'level').match;
    expect(state.units.filter((u) => u.seat === AUTOMA)).toHaveLength(14);
    expect(state.units.filter((u) => u.seat === HUMAN)).toHaveLength(12);
  });
});

describe("the Automa's armies", () => {
  rule(
    ['AA-SOLO-08', 'AA-SOLO-15'],
    'person and Automa place in turn, and its armies are drawn as its tokens are turned',
    () => {
      const match = solo();
      for (const placed of [
        [0, 0, 0],
        [2, 0, 0],
        [2, 2, 0],
      ]) {
        expect([match.decision()?.kind, match.waiting(), armies(match.state)]).toEqual(['reveal', [HUMAN], placed]);
        answerFirst(match);
        while (match.decision()?.kind === 'place') answerFirst(match);
      }
      expect(armies(match.state)).toEqual([2, 2, 3]);
    },
  );

  rule('AA-SOLO-08', 'the Automa begins when its roll is higher', () => {
    const { match } = begin(SOLO, 'first', [3, 9, 3, 9]);
    assignAll(match, () => 0);
    expect([match.decision()?.kind, armies(match.state)]).toEqual(['reveal', [2, 0, 0]]);
  });

  rule('AA-SOLO-15', 'before that nobody knows what they will be', () => {
    const match = solo();
    for (const who of [HUMAN, AUTOMA, 'spectator'] as const) {
      const { table } = acesGame.rules.view(match.state, who);
      expect(table.units.filter((u) => u.seat === AUTOMA).every((u) => u.at === OFF_BOARD)).toBe(true);
    }
    const draws = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const fork = match.fork();
      fork.state.rng = seedRng(`luck ${n}`);
      answerFirst(fork);
      while (fork.decision()?.kind === 'place') answerFirst(fork);
      const first = fork.state.units.filter((u) => u.seat === AUTOMA && u.at >= 0);
      draws.add(first.map((u) => typeOf(u).role).join(' '));
    }
    expect(draws.size).toBeGreaterThan(8);
  });

  rule(
    ['AA-SOLO-09', 'AA-SOLO-10', 'AA-SOLO-11', 'AA-SOLO-12', 'AA-RULING-81'],
    'blind from one cup: two, two and the rest; four, four and the rest with two sets',
    () => {
      const drawn = (options: object) => {
        const match = solo(options);
        placeAll(match);
        return armies(match.state);
      };
      expect(drawn({ difficulty: 'easy' })).toEqual([2, 2, 2]);
      expect(drawn({ difficulty: 'standard' })).toEqual([2, 2, 3]);
      expect(drawn({ difficulty: 'hard' })).toEqual([2, 2, 4]);
      expect(drawn({ difficulty: 'easy', sets: '2' })).toEqual([4, 4, 4]);
      expect(drawn({ difficulty: 'overkill', sets: '2' })).toEqual([4, 4, 6]);
    },
  );

  rule('AA-SOLO-09', 'extras lie in the cup like all others', () => {
    const extraArmies = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const match = solo({}, `cup ${n}`);
      placeAll(match);
      const guns = match.state.units.filter((u) => u.seat === AUTOMA && typeOf(u).role === 'artillery');
      for (const gun of guns) extraArmies.add(gun.army);
    }
    expect([...extraArmies].sort()).toEqual([0, 1, 2]);
  });

  rule(['AA-SOLO-13', 'AA-RULING-80'], 'on the start number, then clockwise from the top', () => {
    // start 1 lies on 2,2 of the summer map
    const onOne = (m: AcesMatch) => m.state.seats[AUTOMA]?.tokens[0] === 1;
    const { match } = beginWhere({ ...SOLO, options: { sets: '2' } }, onOne, DICE);
    expect(placesOfAutoma(match).slice(0, 4)).toEqual(['2,2', '2,1', '3,1', '3,2']);
  });

  rule(['AA-SOLO-13', 'AA-RULING-80'], 'water, factories and taken hexes are passed over, circle after circle', () => {
    // start 9 on 18,6 of the summer map has the river in its second circle and a factory two hexes to the west
    const onNine = (m: AcesMatch) => m.state.seats[AUTOMA]?.tokens[2] === 9;
    const setup = { ...SOLO, half: '7-12', options: { sets: '2', difficulty: 'overkill' } };
    const { match } = beginWhere(setup, onNine, DICE);
    expect(placesOfAutoma(match).slice(8)).toEqual(['18,6', '18,5', '19,5', '19,6', '18,7', '17,6']);
    expect(firstDryHexes(begin(setup, 'empty').match, '18,6', 15)).toEqual(
      '18,6 18,5 19,5 19,6 18,7 17,6 17,5 18,4 19,4 20,5 20,6 20,7 16,7 16,5 17,4'.split(' '),
    );
  });

  rule('AA-SOLO-14', 'the limits of two players apply to its armies and yours', () => {
    const match = solo();
    placeAll(match);
    const { state } = match;
    const limits: string[] = [];
    for (const round of [1, 2, 3]) {
      for (const active of [AUTOMA, HUMAN]) {
        Object.assign(state, { round, active });
        limits.push(`${round}: ${armyLimit(state)}`);
      }
    }
    expect([state.first, limits]).toEqual([AUTOMA, ['1: 1', '1: 2', '2: 2', '2: 3', '3: 3', '3: 3']]);
    expect(board(state).half).toBe('1-6');
  });
});
