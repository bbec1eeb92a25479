import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { parseSetup } from '../setup';
import { type AcesState, typeOf } from '../state';
import { armyLimit } from '../turn/first-round';
import { factoriesToWin } from '../victory';
import { markers, miss } from './battlefield.fixture';
import { answer, answerFirst, assignAll, begin, offered, placeAll } from './set-up.fixture';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const SEATS = [{ faction: 'usa' }, { faction: 'soviet-union' }, { faction: 'germany-2', automa: true }];
const COOP = { half: '1-6', seats: SEATS };
const [USA, SOVIETS, AUTOMA] = [0, 1, 2];

/** Partners against the Automa on a small plain; the United States have the word. */
function sandbox(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  const seats = { usa: {}, 'soviet-union': { partner: 'usa' }, 'germany-2': { automa: true } };
  return new Sandbox(acesGame, position(units, { seats, ...more }), dice);
}

const ENEMY = piece('germany-2', 'infantry', '8,8');
const OURS = [piece('usa', 'sherman', '1,1'), piece('soviet-union', 't-34', '1,5'), ENEMY];

function rolesOf(s: AcesState, seat: number): string[] {
  return s.units.filter((u) => u.seat === seat).map((u) => typeOf(u).role);
}

describe('setting up for two partners', () => {
  rule(
    ['AA-COOP-01', 'AA-COOP-02', 'AA-RULING-100'],
    'a set each of their own faction, two and the extras for the Automa',
    () => {
      const set = ['regular', 'special', 'tank', 'artillery', 'fighter', 'bomber'];
      const { state } = begin({ ...COOP, options: { difficulty: 'overkill' } }, 'sets').match;
      expect(rolesOf(state, USA)).toEqual(set);
      expect(rolesOf(state, SOVIETS)).toEqual(set);
      expect(rolesOf(state, AUTOMA)).toEqual([...set, ...set, 'tank', 'special']);
      expect(begin({ ...COOP, options: { sets: '2' } }, 'sets').match.state.units).toHaveLength(6 + 6 + 13);
    },
  );

  rule('AA-COOP-01', 'allied factions against the Automa of the other team, on half or full map', () => {
    const ok = (seats: readonly object[], half = 'full') => parseSetup({ half, seats }).ok;
    expect(['full', '1-6', '7-12'].map((half) => ok(SEATS, half))).toEqual([true, true, true]);
    expect(ok([...SEATS.slice(0, 2), { faction: 'random', automa: true }])).toBe(true);
    expect(ok([{ faction: 'usa' }, { faction: 'germany-1' }, SEATS[2] ?? {}])).toBe(false);
    expect(ok([...SEATS.slice(0, 2), { faction: 'germany-2' }])).toBe(false);
    expect(ok([{ faction: 'usa' }, { faction: 'usa' }, SEATS[2] ?? {}])).toBe(false);
  });

  rule(['AA-COOP-03', 'AA-COOP-04'], 'one token each for their own units, the third for both', () => {
    const { match } = begin(COOP, 'tokens');
    expect([offered(match, USA), offered(match, SOVIETS)]).toEqual([
      ['assign 1', 'assign 3'],
      ['assign 2', 'assign 3'],
    ]);
    const [ours, theirs] = match.state.seats.map((x) => x.tokens);
    expect([ours?.[1], theirs?.[0], ours?.[2] === theirs?.[2]]).toEqual([0, 0, true]);
    const numbers = [ours?.[0], theirs?.[1], ours?.[2], ...(match.state.seats[AUTOMA]?.tokens ?? [])];
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  rule('AA-RULING-101', 'on the full map six of the twelve tokens stay unused', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const { seats } = begin({ ...COOP, half: 'full' }, `deal ${n}`).match.state;
      const dealt = new Set(seats.flatMap((x) => x.tokens).filter((number) => number > 0));
      expect(dealt.size).toBe(6);
      for (const number of dealt) seen.add(number);
    }
    expect(seen.size).toBe(12);
  });

  rule(
    ['AA-COOP-02', 'AA-COOP-04', 'AA-RULING-100'],
    'on the common token each partner places units of their own',
    () => {
      const { match } = begin(COOP, 'placing', [9, 3, 3, 9]);
      const mixed = (seat: number, role: string) => (role === 'regular' || role === 'special' ? 2 : seat);
      assignAll(match, mixed);
      answer(match, USA, ['reveal', 2]);
      const placers: number[] = [];
      while (match.decision()?.kind === 'place') {
        const seat = match.decision()?.seat ?? -1;
        placers.push(seat);
        const units = match.decision(seat)?.options.map((o) => match.state.units[Number(o[1])]?.seat) ?? [];
        expect(new Set(units)).toEqual(new Set([seat]));
        answerFirst(match);
      }
      expect(placers).toEqual([USA, USA, SOVIETS, SOVIETS]);
    },
  );

  rule('AA-RULING-101', 'the three human tokens are three armies; the limits of two sides apply', () => {
    const { match } = begin(COOP, 'limits', [9, 3, 9, 3]);
    assignAll(match, (seat) => seat);
    placeAll(match);
    expect([match.decision()?.kind, match.waiting(), offered(match)]).toEqual([
      'armies',
      [USA],
      ['armies 1', 'armies 2', 'armies 3'],
    ]);
    answer(match, USA, ['armies', 2]);
    const moves = (seat: number) => (match.decision(seat)?.options ?? []).filter((o) => o[0] === 'step').length;
    expect(moves(USA)).toBe(0);
    answer(match, USA, ['partner']);
    expect(moves(SOVIETS)).toBeGreaterThan(0);
    const limits = [1, 2, 3].flatMap((round) =>
      [USA, AUTOMA].map((active) => armyLimit({ ...match.state, round, active })),
    );
    expect(limits).toEqual([1, 2, 2, 3, 3, 3]);
  });

  rule('AA-RULING-101', 'six of ten factories on the full map, four of five on a half', () => {
    expect(factoriesToWin(begin({ ...COOP, half: 'full' }, 'goal').match.state)).toBe(6);
    expect(factoriesToWin(begin(COOP, 'goal').match.state)).toBe(4);
  });
});

describe('the common turn', () => {
  rule(['AA-RULING-100', 'AA-RULING-101'], 'each moves units of their own, in any order, and hands over', () => {
    const s = sandbox(OURS);
    expect([s.seat, s.options().every((o) => o.startsWith('step 1,1') || ['end', 'partner'].includes(o))]).toEqual([
      USA,
      true,
    ]);
    expect(s).toRefuseCiting('step 1,5 1,4', ['AA-MOVE-01']);
    s.do('step 1,1 1,2', 'stop', 'partner');
    expect(s.seat).toBe(SOVIETS);
    expect(s).toRefuseCiting('step 1,2 1,3', ['AA-MOVE-01']);
    s.do('step 1,5 1,6', 'stop', 'partner');
    expect([s.seat, s.options()]).toEqual([USA, ['end', 'partner']]);
  });

  rule('AA-RULING-101', 'either ends a phase for both, and the turn goes on to the Automa', () => {
    const s = sandbox(OURS, { seats: { usa: {}, 'soviet-union': { partner: 'usa' }, 'germany-2': {} } });
    s.do('partner', 'end');
    expect([s.seat, s.kind]).toEqual([SOVIETS, 'declare']);
    s.do('partner', 'end', 'partner', 'end');
    expect([s.seat, s.kind, s.state.round]).toEqual([AUTOMA, 'move', 3]);
    s.do('end', 'end', 'end');
    expect([s.seat, s.kind, s.state.round]).toEqual([USA, 'move', 4]);
  });

  rule('AA-RULING-101', 'one list of attacks', () => {
    const units = [
      piece('usa', 'howitzer', '4,1'),
      piece('soviet-union', 't-34', '4,4'),
      piece('germany-2', 'panther', '4,3'),
    ];
    const turn = { seat: 'usa', phase: 'declare' };
    // Panther lands 6 fixed hits when it shoots back
    const s = sandbox(units, { turn }, [...miss(12), ...miss(12)]);
    s.do('attack 4,1 4,3', 'partner', 'attack 4,4 4,3', 'end');
    expect(s.rolls().map((r) => [r.seat, r.dice.length])).toEqual([
      [USA, 12],
      [SOVIETS, 12],
    ]);
    s.end();
  });

  rule('AA-RULING-101', "support counts each partner's own units", () => {
    const units = [
      piece('usa', 'sherman', '4,4'),
      piece('soviet-union', 'infantry', '3,3'),
      piece('germany-2', 'flak', '4,3'),
    ];
    const turn = { seat: 'usa', phase: 'declare' };
    sandbox(units, { turn }, miss(12)).do('attack 4,4 4,3', 'end').end();
    const own = [...units, piece('usa', 'infantry', '3,2')];
    sandbox(own, { turn }, miss(14)).do('attack 4,4 4,3', 'end').end();
  });

  rule('AA-RULING-101', "a partner's interceptor still owes its attack", () => {
    const units = [
      piece('soviet-union', 't-34', '4,4', { marks: '4,3' }),
      piece('germany-2', 'flak', '4,3'),
      piece('usa', 'sherman', '0,0'),
    ];
    const s = sandbox(units, { turn: { seat: 'usa', phase: 'declare' } }, miss(12));
    expect(s).toOfferExactly(['partner']);
    s.do('partner', 'attack 4,4 4,3', 'end').end();
  });

  rule('AA-COOP-01', 'each partner is asked about interceptions with units of their own', () => {
    const seats = { usa: {}, 'soviet-union': { partner: 'usa' }, 'germany-2': {} };
    const units = [
      piece('usa', 'sherman', '4,4'),
      piece('soviet-union', 't-34', '4,2'),
      piece('germany-2', 'panther', '2,3'),
    ];
    const s = sandbox(units, { seats, turn: { seat: 'germany-2' } }).do('step 2,3 3,2', 'pass');
    expect([s.seat, s.kind]).toEqual([AUTOMA, 'go']);
    s.do('step 3,2 3,3');
    expect([s.seat, s.options()]).toEqual([USA, ['intercept 4,4', 'pass']]);
  });

  rule('AA-RULING-101', 'players of two purses have nobody to hand over to', () => {
    const s = new Sandbox(acesGame, position([piece('usa', 'sherman', '1,1'), ENEMY]));
    expect(s).toRefuseCiting('partner', ['AA-RULING-101']);
  });
});

describe('the common purse', () => {
  const MAP = { map: drawn({ '1,2': 'factory', '5,5': 'factory' }) };
  const factories = [
    { at: '1,2', owner: 'usa' },
    { at: '5,5', owner: 'soviet-union' },
  ];
  const purse = (coins: number) => ({
    usa: { coins },
    'soviet-union': { partner: 'usa' },
    'germany-2': { automa: true },
  });

  rule('AA-COOP-05', 'factories of either pay into it, and either occupies for both', () => {
    const s = sandbox(OURS, { ...MAP, factories, turn: { seat: 'usa', phase: 'money' }, seats: purse(3) });
    expect(s.state.seats.map((x) => x.coins)).toEqual([5, 0, 0]);
    const infantry = piece('soviet-union', 'infantry', '1,3');
    const taken = sandbox([...OURS, infantry], { ...MAP, turn: { seat: 'soviet-union' } }).do(
      'step 1,3 1,2',
      'end',
      'end',
    );
    expect(taken.state.owners[0]).toBe(USA);
    expect(taken.state.seats[USA]?.coins).toBe(1);
  });

  rule(
    ['AA-COOP-05', 'AA-RULING-101'],
    'either buys units of their own faction in any shared factory, from the same coins',
    () => {
      const s = sandbox(OURS, { ...MAP, factories, turn: { seat: 'usa', phase: 'spending' }, seats: purse(9) });
      expect(s.options().filter((o) => o.startsWith('buy'))).toEqual(
        ['infantry', 'mobile-infantry', 'sherman', 'howitzer', 'p-51', 'b-17'].flatMap((unit) => [
          `buy ${unit} 1,2`,
          `buy ${unit} 5,5`,
        ]),
      );
      s.do('buy infantry 5,5', 'partner');
      expect(s).toRefuseCiting('buy katyusha 5,5', ['AA-BUY-03']);
      s.do('buy katyusha 1,2');
      expect(s.state.units.slice(-2).map((u) => [u.seat, typeOf(u).id])).toEqual([
        [USA, 'infantry'],
        [SOVIETS, 'katyusha'],
      ]);
      expect(s.state.seats.map((x) => x.coins)).toEqual([2, 0, 0]);
    },
  );

  rule('AA-COOP-05', 'units of both enter and are repaired in any of them', () => {
    const tank = piece('soviet-union', 't-34', '1,2', { damage: 4 });
    const more = { ...MAP, factories, turn: { seat: 'soviet-union', phase: 'spending' }, seats: purse(2) };
    const s = sandbox([tank, piece('usa', 'sherman', '4,4'), ENEMY], more).do('repair 1,2');
    expect(s.state.seats[USA]?.coins).toBe(0);
    const enter = sandbox([piece('usa', 'sherman', '5,6'), ENEMY], { ...MAP, factories }).do('step 5,6 5,5');
    expect(acesGame.rules.view(enter.state, USA).mover?.spent).toBe(2);
    expect(markers(enter.state, '5,5')).not.toBeNull();
  });

  rule('AA-COOP-06', 'nothing is transferred and nothing lost to the bank', () => {
    const s = sandbox(OURS, { turn: { seat: 'usa', phase: 'spending' }, seats: purse(9) });
    expect(s).toRefuseCiting('transfer 4', ['AA-MONEY-03']);
    expect([USA, SOVIETS].map((seat) => s.match.standing(seat))).toEqual([[], []]);
  });
});

describe('positions of partners', () => {
  rule('AA-COOP-05', 'keep who shares with whom', () => {
    const s = sandbox(OURS, { turn: { seat: 'soviet-union' } });
    const printed = acesGame.printPosition(s.state, 'all');
    expect(printed).toMatchObject({ seats: { 'soviet-union': { partner: 'usa' } } });
    const again = acesGame.parsePosition(printed);
    expect(again.ok && again.value.seats.map((x) => x.purse)).toEqual([0, 0, 2]);
    const wrong = position(OURS, { seats: { usa: {}, 'soviet-union': {}, 'germany-2': { partner: 'usa' } } });
    const read = acesGame.parsePosition(wrong);
    expect(read.ok ? [] : read.problems).toEqual([
      { path: 'seats/germany-2/partner', message: 'Expected the ally of the seat.' },
    ]);
  });
});
