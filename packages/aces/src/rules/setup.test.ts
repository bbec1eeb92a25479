import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { UNKNOWN } from '../seeing/view';
import { board, type Table } from '../state';
import { answer, answerFirst, assignAll, begin, offered, placeAll } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const FOUR = { seats: ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction })) };
const TWO = { half: '1-6', seats: [{ faction: 'germany-1' }, { faction: 'usa' }] };

function tokensOf(table: Table): number[][] {
  return table.seats.map((x) => x.tokens);
}

const ascending = (a: number, b: number) => a - b;

describe('dealing the start tokens', () => {
  rule('AA-SETUP-01', 'all twelve on the full map, the six of the half otherwise, each once', () => {
    const numbers = (raw: object) => tokensOf(begin(raw, 'deal').match.state).flat().sort(ascending);
    expect(numbers(FOUR)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(numbers(TWO)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbers({ ...TWO, half: '7-12' })).toEqual([7, 8, 9, 10, 11, 12]);
  });

  rule('AA-SETUP-01', 'they are shuffled: any number may come to any seat', () => {
    const first = new Set<number>();
    for (let n = 0; n < 60; n++) first.add(tokensOf(begin(TWO, `seed ${n}`).match.state)[0]?.[0] ?? 0);
    expect([...first].sort(ascending)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  rule('AA-SETUP-02', 'three for each player', () => {
    expect(tokensOf(begin(FOUR, 'deal').match.state).map((tokens) => tokens.length)).toEqual([3, 3, 3, 3]);
    expect(tokensOf(begin(TWO, 'deal').match.state).map((tokens) => tokens.length)).toEqual([3, 3]);
  });

  rule('AA-SETUP-03', 'nobody sees a number before the token is turned over, not even of his own', () => {
    const { match } = begin(TWO, 'blind', [9, 3]);
    const hidden = [UNKNOWN, UNKNOWN, UNKNOWN];
    const seen = () =>
      ([0, 1, 'spectator'] as const).map((who) => tokensOf(acesGame.rules.view(match.state, who).table));
    for (const tokens of seen()) expect(tokens).toEqual([hidden, hidden]);
    assignAll(match, () => 0);
    for (const tokens of seen()) expect(tokens).toEqual([hidden, hidden]);
    answer(match, 0, ['reveal', 1]);
    const number = match.state.seats[0]?.tokens[1];
    for (const tokens of seen()) expect(tokens).toEqual([[UNKNOWN, number, UNKNOWN], hidden]);
  });
});

describe('armies', () => {
  rule('AA-SETUP-04', 'every unit goes on one of the three tokens, all players at once', () => {
    const { match } = begin(TWO, 'armies', [9, 3]);
    for (let n = 0; n < 6; n++) {
      expect(match.waiting()).toEqual([0, 1]);
      expect([match.decision(0)?.kind, offered(match, 0)]).toEqual(['assign', ['assign 1', 'assign 2', 'assign 3']]);
      const seen = () => acesGame.rules.view(match.state, 0).table.units[6 + n]?.army;
      answer(match, 1, ['assign', 6 + n, 1 + (n % 2)]);
      expect(seen()).toBe(0); // not before he has laid his own
      answer(match, 0, ['assign', n, 0]);
      expect(seen()).toBe(1 + (n % 2));
    }
    expect(match.decision()?.kind).toBe('reveal');
  });

  rule('AA-SETUP-05', 'all on one token, or spread in any way', () => {
    const spread = (choose: (role: string) => number) => {
      const { match } = begin(TWO, 'spread', [9, 3]);
      assignAll(match, (_seat, role) => choose(role));
      return match.state.units.slice(0, 6).map((u) => u.army);
    };
    const roles = ['regular', 'special', 'tank', 'artillery', 'fighter', 'bomber'];
    expect(spread(() => 2)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(spread((role) => roles.indexOf(role) % 3)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(spread((role) => (role === 'tank' ? 0 : 1))).toEqual([1, 1, 0, 1, 1, 1]);
  });

  rule(['AA-SETUP-06', 'AA-SETUP-08'], 'what lies on one token is one army: turned over and placed as a whole', () => {
    const { match } = begin(TWO, 'army', [9, 3]);
    assignAll(match, (_seat, role) => (role === 'tank' || role === 'regular' ? 1 : 0));
    expect([match.decision()?.seat, offered(match)]).toEqual([0, ['reveal 1', 'reveal 2', 'reveal 3']]);
    answer(match, 0, ['reveal', 1]);
    expect(new Set(offered(match).map((w) => w.split(' ')[1]))).toEqual(new Set(['infantry', 'tiger']));
    answerFirst(match, 0);
    expect([match.decision()?.seat, match.decision()?.kind]).toEqual([0, 'place']);
    answerFirst(match, 0);
    expect([match.decision()?.seat, match.decision()?.kind]).toEqual([1, 'reveal']); // the army is complete
    expect(match.state.units.map((u) => u.at >= 0)).toEqual([true, false, true, ...new Array<boolean>(9).fill(false)]);
  });
});

describe('who places, and where', () => {
  rule('AA-SETUP-07', 'everybody rolls one die, the highest begins', () => {
    for (const [dice, starter] of [
      [[3, 7, 11, 2], 2],
      [[12, 1, 1, 1], 0],
    ] as const) {
      const { match, dice: left } = begin(FOUR, 'roll', dice);
      assignAll(match, () => 0);
      expect([match.decision()?.seat, match.decision()?.kind, left.left()]).toEqual([starter, 'reveal', []]);
    }
  });

  rule('AA-RULING-02', 'of those who tie only they roll again, as often as it takes', () => {
    const { match, dice } = begin(FOUR, 'tie', [9, 4, 9, 9, /* 0, 2 and 3: */ 5, 8, 8, /* 2 and 3: */ 1, 6]);
    assignAll(match, () => 0);
    expect([match.decision()?.seat, dice.left()]).toEqual([3, []]);
  });

  rule('AA-SETUP-09', 'the start number on the map is that of the token', () => {
    const { match } = begin(FOUR, 'number', [9, 1, 1, 1]);
    assignAll(match, (_seat, role) => (role === 'tank' ? 2 : 0));
    answer(match, 0, ['reveal', 2]);
    const number = match.state.seats[0]?.tokens[2] ?? 0;
    const start = board(match.state).starts[number];
    expect(match.decision()?.options).toEqual([['place', 2, start]]);
  });

  rule('AA-SETUP-15', 'clockwise, one army each, until all three tokens of everybody are turned', () => {
    const { match } = begin(FOUR, 'round', [1, 1, 9, 1, /* first turn: */ 1, 1, 1, 9]);
    assignAll(match, (_seat, role) => (role === 'tank' ? 1 : 0));
    const placers: number[] = [];
    while (match.decision()?.kind === 'reveal' || match.decision()?.kind === 'place') {
      if (match.decision()?.kind === 'reveal') placers.push(match.waiting()[0] ?? -1);
      answerFirst(match);
    }
    expect(placers).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
    expect(match.state.seats.map((x) => x.revealed)).toEqual([7, 7, 7, 7]);
  });

  rule('AA-SETUP-16', 'then everybody rolls again for the first turn', () => {
    const { match, dice } = begin(FOUR, 'first', [12, 1, 1, 1, /* first turn: */ 4, 10, 10, 3, /* tie: */ 2, 8]);
    assignAll(match, () => 0);
    placeAll(match);
    expect([match.state.active, match.state.round, match.decision()?.seat, dice.left()]).toEqual([2, 1, 2, []]);
  });

  rule(
    ['AA-SETUP-17', 'AA-SETUP-18', 'AA-SETUP-20'],
    'the game proper begins with fresh units and neutral factories',
    () => {
      const { match } = begin(FOUR, 'proper', [12, 1, 1, 1, 1, 1, 12, 1]);
      expect(match.state.phase).toBe('setup');
      assignAll(match, () => 1);
      expect(match.state.phase).toBe('setup');
      placeAll(match);
      expect([match.state.phase, match.decision()?.kind]).toEqual(['armies', 'armies']);
      expect(match.state.units.every((u) => u.at >= 0 && u.damage === 0 && u.xp === 0)).toBe(true);
      expect(match.state.owners).toEqual(new Array<number>(10).fill(-1));
    },
  );

  rule('AA-SETUP-18', 'only in the Battle of the Bulge some belong to somebody', () => {
    const { match } = begin(
      { ...FOUR, map: 'winter', options: { mission: 'bulge' } },
      'bulge',
      [12, 1, 1, 1, 1, 1, 12, 1],
    );
    assignAll(match, () => 1);
    placeAll(match);
    while (match.decision()?.kind === 'divide') answerFirst(match);
    expect(match.state.owners.filter((owner) => owner >= 0)).toHaveLength(7);
  });

  rule('AA-RULING-08', 'turning over an empty token is a whole placing turn, and its army may be chosen', () => {
    const { match } = begin(TWO, 'empty', [9, 3, 9, 3]);
    assignAll(match, () => 2);
    answer(match, 0, ['reveal', 0]);
    expect([match.decision()?.seat, match.decision()?.kind]).toEqual([1, 'reveal']);
    expect(match.state.units.some((u) => u.at >= 0)).toBe(false);
    placeAll(match);
    expect([match.decision()?.seat, offered(match)]).toEqual([0, ['armies 1', 'armies 2', 'armies 3']]);
    answer(match, 0, ['armies', 1]); // an army without units
    expect(offered(match)).toEqual(['end']);
  });

  rule(
    ['AA-RULING-106', 'AA-SETUP-04'],
    'armies lie openly on their tokens, for allies, enemies and who looks on',
    () => {
      const { match } = begin(FOUR, 'open', [9, 3, 4, 5]);
      assignAll(match, (seat, role) => (role === 'tank' ? seat % 3 : 2));
      const armies = match.state.units.map((u) => u.army);
      for (const who of [0, 1, 2, 3, 'spectator'] as const) {
        const { units, seats } = acesGame.rules.view(match.state, who).table;
        expect([who, units.map((u) => u.army)]).toEqual([who, armies]);
        expect(units.some((u) => u.type === UNKNOWN)).toBe(false);
        expect(seats.flatMap((x) => x.tokens).every((n) => n === UNKNOWN)).toBe(true); // the numbers nobody knows
      }
    },
  );

  rule(['AA-RULING-106', 'AA-COOP-04'], 'who turns over the shared token knows what the partner has put on it', () => {
    const seats = [{ faction: 'usa' }, { faction: 'soviet-union' }, { faction: 'germany-1', automa: true }];
    const { match } = begin({ seats, half: '1-6' }, 'shared', [12, 1]);
    assignAll(match, () => 2);
    const { units } = acesGame.rules.view(match.state, 0).table;
    expect(units.filter((u) => u.seat === 1).map((u) => u.army)).toEqual(new Array(6).fill(2));
  });

  rule(
    ['AA-RULING-106', 'AA-RULING-102'],
    'of extra units others see where one lies, not which, until it is placed',
    () => {
      const { match } = begin({ ...TWO, options: { sets: '1+4' } }, 'extra', [9, 3, 9, 3]);
      while (match.decision()?.kind === 'pick') answerFirst(match);
      assignAll(match, (_seat, role) => (role === 'tank' ? 1 : 0));
      const seen = (who: 0 | 1) => acesGame.rules.view(match.state, who).table.units.filter((u) => u.seat === 0);
      const unknown = seen(1).filter((u) => u.type === UNKNOWN);
      expect([unknown.length, seen(0).some((u) => u.type === UNKNOWN)]).toEqual([4, false]);
      expect(seen(1).map((u) => u.army)).toEqual(seen(0).map((u) => u.army));
      placeAll(match);
      expect(seen(1)).toEqual(seen(0));
    },
  );

  rule(['AA-RULING-102', 'AA-RULING-106'], 'events tell the others nothing of extra units', () => {
    const { match } = begin({ ...TWO, options: { sets: '1+4' } }, 'events', [9, 3]);
    const told: string[] = match.takeEvents().map((e) => e.type);
    const open: string[] = [];
    while (match.decision()?.kind === 'pick' || match.decision()?.kind === 'assign') {
      const decision = match.decision();
      const done = match.submit(decision?.seat ?? 0, decision?.options[0] ?? ['none']);
      if (!done.ok) throw new Error(done.message);
      told.push(...done.events.map((e) => e.type));
      open.push(...done.events.filter((e) => acesGame.rules.see(e, 'spectator') !== null).map((e) => e.type));
    }
    expect([told.filter((t) => t === 'picked').length, told.filter((t) => t === 'assigned').length]).toEqual([8, 20]);
    expect(open).toEqual([...new Array(12).fill('assigned'), 'roll']); // the six of each set
  });
});
