import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { type AcesMatch, answer, assignAll, begin, offered, placeAll } from './set-up.fixture';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const FOUR = { seats: ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction })) };
const TWO = { half: '1-6', seats: [{ faction: 'germany-1' }, { faction: 'usa' }] };
const ONE_OF_THREE = ['armies 1', 'armies 2', 'armies 3'];
const TWO_OF_THREE = ['armies 1-2', 'armies 1-3', 'armies 2-3'];
const MISSES = new Array<number>(12).fill(12);

/** The match at its first turn: two units on each token, the seat with the highest die begins. */
function atFirstTurn(raw: object, dice: readonly number[]): AcesMatch {
  const { match } = begin(raw, 'first turns', dice);
  const armies: Record<string, number> = { regular: 0, special: 0, tank: 1, artillery: 1, fighter: 2, bomber: 2 };
  assignAll(match, (_seat, role) => armies[role] ?? 0);
  placeAll(match);
  return match;
}

/** Plays a turn without moving: the choice of armies that was offered, and the armies in use. */
function passTurn(match: AcesMatch, choice?: number): { seat: number; asked: string[]; used: number[] } {
  const decision = match.decision();
  const seat = decision?.seat ?? -1;
  const asked = decision?.kind === 'armies' ? offered(match) : [];
  if (decision?.kind === 'armies')
    answer(match, seat, decision.options.find((o) => o[1] === choice) ?? decision.options[0] ?? ['none']);
  const used = [1, 2, 3].filter((n) => (match.state.usable & (1 << (n - 1))) !== 0);
  for (let phase = 0; phase < 3; phase++) answer(match, seat, ['end']);
  return { seat, asked, used };
}

describe('first rounds', () => {
  rule(
    ['AA-FIRST-01', 'AA-FIRST-02', 'AA-FIRST-03', 'AA-FIRST-04', 'AA-FIRST-05'],
    'AA-EX-26: four players use 1, 1, 2 and 3 armies, then everybody all',
    () => {
      const match = atFirstTurn(FOUR, [12, 1, 1, 1, /* Germany 2 begins: */ 1, 1, 12, 1]);
      expect(passTurn(match)).toEqual({ seat: 2, asked: ONE_OF_THREE, used: [1] });
      expect(passTurn(match)).toEqual({ seat: 3, asked: ONE_OF_THREE, used: [1] });
      expect(passTurn(match)).toEqual({ seat: 0, asked: TWO_OF_THREE, used: [1, 2] });
      expect(passTurn(match)).toEqual({ seat: 1, asked: [], used: [1, 2, 3] });
      for (const seat of [2, 3, 0, 1, 2]) expect(passTurn(match)).toEqual({ seat, asked: [], used: [1, 2, 3] });
    },
  );

  rule(
    ['AA-FIRST-06', 'AA-FIRST-07', 'AA-FIRST-08', 'AA-FIRST-09', 'AA-FIRST-10'],
    'AA-EX-27: two players use 1 and 2, then the other two and all, then all',
    () => {
      const match = atFirstTurn(TWO, [12, 1, /* the United States begin: */ 1, 12]);
      expect(passTurn(match, 0b010)).toEqual({ seat: 1, asked: ONE_OF_THREE, used: [2] });
      expect(passTurn(match, 0b110)).toEqual({ seat: 0, asked: TWO_OF_THREE, used: [2, 3] });
      expect(passTurn(match)).toEqual({ seat: 1, asked: [], used: [1, 3] });
      expect(passTurn(match)).toEqual({ seat: 0, asked: [], used: [1, 2, 3] });
      expect(passTurn(match)).toEqual({ seat: 1, asked: [], used: [1, 2, 3] });
      expect(passTurn(match)).toEqual({ seat: 0, asked: [], used: [1, 2, 3] });
    },
  );

  describe('one seat after the other, from a position', () => {
    const FOUR_SEATS = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };
    const TWO_SEATS = { usa: { used: [2] }, 'germany-1': {} };
    const asked = (seats: object, seat: string, round: number, first: string): string[] | 'all' => {
      const s = new Sandbox(acesGame, position([], { seats, turn: { seat, phase: 'armies', round, first } }));
      return s.kind === 'armies' ? s.options() : s.state.usable === 0b111 ? 'all' : [`fixed ${s.state.usable}`];
    };

    rule('AA-FIRST-01', 'the first of four uses one army', () => {
      expect(asked(FOUR_SEATS, 'usa', 1, 'usa')).toEqual(ONE_OF_THREE);
    });

    rule('AA-FIRST-02', 'the second of four one as well', () => {
      expect(asked(FOUR_SEATS, 'germany-2', 1, 'usa')).toEqual(ONE_OF_THREE);
    });

    rule('AA-FIRST-03', 'the third of four two', () => {
      expect(asked(FOUR_SEATS, 'soviet-union', 1, 'usa')).toEqual(TWO_OF_THREE);
    });

    rule('AA-FIRST-04', 'the fourth of four all', () => {
      expect(asked(FOUR_SEATS, 'germany-1', 1, 'usa')).toBe('all');
    });

    rule('AA-FIRST-05', 'in the second round all four use all', () => {
      for (const seat of ['usa', 'germany-2', 'soviet-union', 'germany-1']) {
        expect([seat, asked(FOUR_SEATS, seat, 2, 'usa')]).toEqual([seat, 'all']);
      }
    });

    rule('AA-FIRST-06', 'the first of two uses one army', () => {
      expect(asked(TWO_SEATS, 'usa', 1, 'usa')).toEqual(ONE_OF_THREE);
    });

    rule('AA-FIRST-07', 'the second of two uses two', () => {
      expect(asked(TWO_SEATS, 'germany-1', 1, 'usa')).toEqual(TWO_OF_THREE);
    });

    rule('AA-FIRST-09', 'in the second round the second of two uses all, the first the two left over', () => {
      expect(asked(TWO_SEATS, 'germany-1', 2, 'usa')).toBe('all');
      expect(asked(TWO_SEATS, 'usa', 2, 'usa')).toEqual(['fixed 5']);
    });

    rule('AA-FIRST-10', 'from the third round on both use all', () => {
      expect([asked(TWO_SEATS, 'usa', 3, 'usa'), asked(TWO_SEATS, 'germany-1', 3, 'usa')]).toEqual(['all', 'all']);
    });
  });

  rule('AA-FIRST-08', 'the two armies of the second round are always those left over', () => {
    for (const [first, second] of [
      [0b001, [2, 3]],
      [0b100, [1, 2]],
    ] as const) {
      const match = atFirstTurn(TWO, [12, 1, 12, 1]);
      passTurn(match, first);
      passTurn(match);
      expect(passTurn(match)).toEqual({ seat: 0, asked: [], used: second });
    }
  });

  rule('AA-FIRST-11', 'any armies may be chosen, exactly as many as allowed', () => {
    const match = atFirstTurn(TWO, [12, 1, 12, 1]);
    expect(offered(match)).toEqual(ONE_OF_THREE);
    const seats = { usa: {}, 'germany-1': {} };
    const s = new Sandbox(acesGame, position([], { seats, turn: { seat: 'germany-1', phase: 'armies', round: 1 } }));
    expect(s).toOfferExactly(TWO_OF_THREE);
    expect(s).toRefuseCiting('armies 1', ['AA-FIRST-11']);
    expect(s).toRefuseCiting('armies 1-2-3', ['AA-FIRST-11']);
    s.do('armies 2-3');
    expect(s.state.usable).toBe(0b110);
  });

  rule('AA-FIRST-12', 'solo: the limits of two players, for the Automa too', () => {
    const limit = (seat: string, round: number) => {
      const seats = { usa: {}, 'germany-2': { automa: true } };
      const units = [piece('usa', 'infantry', '0,0'), piece('germany-2', 'infantry', '8,8')];
      const s = new Sandbox(acesGame, position(units, { seats, turn: { seat, phase: 'armies', round } }));
      return s.kind === 'armies' ? s.options() : 'all';
    };
    expect(limit('usa', 1)).toEqual(ONE_OF_THREE);
    expect(limit('germany-2', 1)).toEqual(TWO_OF_THREE);
    expect([limit('germany-2', 2), limit('usa', 3), limit('germany-2', 3)]).toEqual(['all', 'all', 'all']);
  });
});

describe('what an unused army does', () => {
  const spread = [
    piece('usa', 'infantry', '0,0', { army: 1 }),
    piece('usa', 'sherman', '4,4', { army: 2 }),
    piece('usa', 'p-51', '8,0', { army: 3 }),
    piece('usa', 'howitzer', '0,8'),
    piece('germany-1', 'tiger', '4,3'),
  ];

  rule(['AA-FIRST-13', 'AA-RULING-11'], 'it neither moves nor attacks; bought units are never limited', () => {
    const s = new Sandbox(acesGame, position(spread, { usable: [1] }));
    expect(new Set(s.options().map((w) => w.split(' ')[1]))).toEqual(new Set(['0,0', '0,8', undefined]));
    expect(s).toRefuseCiting('step 4,4 4,5', ['AA-FIRST-13']);
    expect(s).toRefuseCiting('move 8,0 5,0', ['AA-FIRST-13']);
    expect((acesGame.moreWishes?.(s.state, s.seat) ?? []).some((w) => w.startsWith('move 4,4'))).toBe(false);
    s.do('end');
    expect(s).toOfferExactly(['end']);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-FIRST-13']);
    const used = new Sandbox(acesGame, position(spread, { usable: [2], turn: { seat: 'usa', phase: 'declare' } }));
    expect(used).toOfferExactly(['attack 4,4 4,3', 'end']);
  });

  rule('AA-RULING-09', 'it supports, shoots back, blocks and intercepts', () => {
    const units = [
      piece('usa', 'infantry', '3,3', { army: 1 }),
      piece('usa', 'sherman', '4,4', { army: 2 }),
      piece('germany-1', 'tiger', '4,3'),
    ];
    const attack = new Sandbox(acesGame, position(units, { usable: [1], turn: { seat: 'usa', phase: 'declare' } }), [
      ...MISSES,
      12,
      12,
      ...MISSES,
    ]);
    attack.do('attack 3,3 4,3', 'end');
    expect(attack.rolls().map((r) => r.dice.length)).toEqual([14, 12]); // the idle Sherman makes it two arms
    attack.end();

    const german = { usable: [1], turn: { seat: 'germany-1', phase: 'declare' } };
    const other = [piece('usa', 'sherman', '4,4', { army: 2 }), piece('germany-1', 'tiger', '4,3', { army: 1 })];
    const back = new Sandbox(acesGame, position(other, german), [...MISSES, ...MISSES]).do('attack 4,3 4,4', 'end');
    expect(back.rolls().map((r) => r.seat)).toEqual([0, 1]);
    back.end();

    const passer = [piece('usa', 'sherman', '4,4', { army: 2 }), piece('germany-1', 'tiger', '4,2', { army: 1 })];
    const passing = new Sandbox(acesGame, position(passer, { usable: [1], turn: { seat: 'germany-1' } }));
    passing.do('step 4,2 4,3');
    expect([passing.seat, passing.kind]).toEqual([1, 'intercept']);
    passing.do('pass');
    expect(passing).toRefuseCiting('step 4,3 4,4', ['AA-MOVE-11']);
  });

  rule('AA-RULING-09', 'it may be repaired', () => {
    const units = [piece('usa', 'sherman', '4,4', { army: 2, damage: 1 }), piece('germany-1', 'tiger', '8,8')];
    const more = { map: drawn({ '4,4': 'factory' }), factories: [{ at: '4,4', owner: 'usa' }], usable: [1] };
    const seats = { 'germany-1': {}, usa: { coins: 2 } };
    const s = new Sandbox(acesGame, position(units, { ...more, seats, turn: { seat: 'usa', phase: 'spending' } }));
    expect(s.options()).toContain('repair 4,4');
  });

  rule('AA-RULING-10', 'an interceptor of an unused army makes the attack it owes, and only that', () => {
    const units = [
      piece('usa', 'sherman', '4,4', { army: 2, marks: '4,3' }),
      piece('usa', 'infantry', '0,0', { army: 1 }),
      piece('usa', 'infantry', '4,5', { army: 3 }),
      piece('germany-1', 'tiger', '4,3'),
      piece('germany-1', 'infantry', '5,4'),
    ];
    const s = new Sandbox(acesGame, position(units, { usable: [1], turn: { seat: 'usa', phase: 'declare' } }));
    expect(s).toOfferExactly(['attack 4,4 4,3']);
    expect(s).toRefuseCiting('attack 4,4 5,4', ['AA-INTERCEPT-06']);
    expect(s).toRefuseCiting('attack 4,5 5,4', ['AA-FIRST-13']);
    expect(s.state.usable).toBe(0b001); // no slot is used up
  });

  rule('AA-RULING-11', 'when the two armies left are empty nothing of them can be used', () => {
    const { match } = begin(TWO, 'empty armies', [12, 1, 12, 1]);
    assignAll(match, () => 1);
    placeAll(match);
    passTurn(match, 0b010);
    passTurn(match, 0b011);
    expect([match.decision()?.kind, offered(match)]).toEqual(['move', ['end']]);
  });
});
