import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { asked, sandbox, tiger, walker } from './interception.fixture';
import { drawn, piece } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const [G1, USA] = [0, 1];
const MISSES = new Array<number>(12).fill(12);

describe('rulings on interception', () => {
  rule('AA-RULING-24', 'standing beside an enemy is no reason, going on beside him is', () => {
    const units = [piece('usa', 'sherman', '3,4'), tiger];
    const away = sandbox(units).do('step 3,4 2,4');
    expect(asked(away)).toEqual([USA, 'go']);
    const along = sandbox(units).do('step 3,4 4,5');
    expect(asked(along)).toEqual([G1, 'intercept']);
  });

  rule('AA-RULING-25', 'the first who accepts closes the window', () => {
    const units = [walker, piece('germany-2', 'panther', '3,3'), piece('germany-1', 'pak-40', '4,4')];
    const s = sandbox(units).do('step 2,4 3,4', 'intercept 3,3');
    expect(asked(s)).toEqual([USA, 'move']);
    expect(s.state.units.map((u) => u.marks)).toEqual([-1, 0, -1]);
  });

  rule('AA-RULING-26', 'enemies are asked clockwise from the active player, each once for all of his units', () => {
    const ring = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };
    const around = (mover: string, friend: string, first: string, second: string) => {
      const units = [
        piece(mover, 'tank', '2,4'),
        piece(friend, 'tank', '2,5'),
        piece(first, 'tank', '3,3'),
        piece(first, 'infantry', '4,4'),
        piece(second, 'tank', '4,5'),
      ];
      const s = sandbox(units, { seats: ring, turn: { seat: mover } }).do('step 2,4 3,4');
      const order = [acesGame.seatName(s.state, s.seat), ...s.options()];
      s.do('pass');
      return [...order, acesGame.seatName(s.state, s.seat), ...s.options()];
    };
    for (const [mover, friend, first, second] of [
      ['usa', 'soviet-union', 'germany-2', 'germany-1'],
      ['soviet-union', 'usa', 'germany-1', 'germany-2'],
      ['germany-1', 'germany-2', 'usa', 'soviet-union'],
      ['germany-2', 'germany-1', 'soviet-union', 'usa'],
    ] as const) {
      expect(around(mover, friend, first, second)).toEqual([
        first,
        'intercept 3,3',
        'intercept 4,4',
        'pass',
        second,
        'intercept 4,5',
        'pass',
      ]);
    }
  });

  rule('AA-RULING-27', 'the mover commits to one step at a time and may change course after each', () => {
    const s = sandbox([piece('usa', 'sherman', '2,4'), tiger]).do('step 2,4 3,4', 'pass');
    expect(s).toOfferExactly(['step 3,4 3,3', 'step 3,4 4,5', 'step 3,4 3,5', 'step 3,4 2,5', 'step 3,4 2,4', 'stop']);
    s.do('step 3,4 3,3', 'pass', 'stop');
    expect(s.kind).toBe('move');
  });

  rule('AA-RULING-27', 'the rest of the way of an Automa unit shows in no view', () => {
    const seats = { usa: {}, 'germany-2': { automa: true } };
    const units = [piece('germany-2', 'panther', '2,4'), piece('usa', 'infantry', '4,4')];
    const s = sandbox(units, { seats, turn: { seat: 'germany-2' } }).do('act 2,4 5,5');
    const seen = (who: 0 | 'spectator') => JSON.stringify(acesGame.rules.view(s.state, who));
    const before = [seen(0), seen('spectator')];
    const mover = s.state.stack.find((f) => f.at === 'move') as unknown as { path: number[] };
    expect(mover.path.length).toBeGreaterThan(0);
    mover.path = mover.path.map(() => 0);
    expect([seen(0), seen('spectator')]).toEqual(before);
  });

  rule(['AA-RULING-28', 'AA-INTERCEPT-12'], 'also on the hex where the move is over anyway', () => {
    const last = sandbox([piece('usa', 'infantry', '1,3'), piece('germany-1', 'tiger', '4,4')]);
    last.do('step 1,3 2,4', 'step 2,4 2,5', 'step 2,5 3,4'); // the third of three points
    expect(asked(last)).toEqual([G1, 'intercept']);
    expect(last).toOfferExactly(['intercept 4,4', 'pass']);
    const water = sandbox([walker, tiger], { map: drawn({ '3,4': 'river' }) }).do('step 2,4 3,4');
    expect(asked(water)).toEqual([G1, 'intercept']);
    // who lets it pass is not asked again, and nor is the mover
    expect(asked(last.do('pass'))).toEqual([USA, 'move']);
    expect(asked(water.do('pass'))).toEqual([USA, 'move']);
  });

  rule(['AA-RULING-28', 'AA-RULING-10'], 'so that an army not in use attacks who came to its side', () => {
    const units = [
      piece('usa', 'infantry', '1,3', { army: 1 }),
      piece('germany-2', 'panther', '4,4', { army: 3 }),
      piece('germany-2', 'infantry', '8,8', { army: 1 }),
    ];
    const declares = (how: string) => {
      const s = sandbox(units, { turn: { seat: 'usa', round: 1, first: 'usa' }, usable: [1] });
      s.do('step 1,3 2,4', 'step 2,4 2,5', 'step 2,5 3,4', how, 'end', 'end', 'end');
      return s.do('armies 1', 'end'); // the second player uses one army too, and not the Panther's
    };
    expect(declares('intercept 4,4')).toOfferExactly(['attack 4,4 3,4']);
    expect(declares('pass')).toOfferExactly(['end']);
  });

  rule('AA-RULING-28', 'a mover that could go on but means to stop opens the window like any other', () => {
    // half a point is left and there is a road
    const could = sandbox([piece('usa', 'infantry', '1,4'), tiger], {
      map: drawn({ '2,4': 'forest', '3,5': 'road', '3,4': 'standard' }),
    });
    could.do('step 1,4 2,4', 'step 2,4 3,4');
    expect(asked(could)).toEqual([G1, 'intercept']);
  });

  rule('AA-RULING-29', 'the stopped unit still attacks, supports and shoots back; in its next turn it moves on', () => {
    const units = [walker, tiger, piece('usa', 'sherman', '4,3')];
    const dice = [...MISSES, 12, 12, ...MISSES, ...MISSES, ...MISSES];
    const s = sandbox(units, {}, dice).do('step 2,4 3,4', 'intercept 4,4', 'end');
    expect(s).toOfferExactly(['attack 3,4 4,4', 'attack 4,3 4,4', 'end']);
    s.do('attack 4,3 4,4', 'end', 'end'); // with two red dice for the Infantry
    expect(s.rolls().map((r) => r.dice.length)).toEqual([14, 12]);
    s.do('end', 'end', 'end', 'end', 'end', 'end'); // Germany 2, the Soviet Union
    s.do('end', 'attack 4,4 3,4', 'end', 'end'); // the duty; the Infantry shoots back
    expect(s.rolls().map((r) => r.seat)).toEqual([USA, G1, G1, USA]);
    s.end();
    expect(asked(s)).toEqual([USA, 'move']);
    s.do('step 3,4 4,5');
    expect(asked(s)).toEqual([G1, 'intercept']); // again, by the same unit
  });

  rule('AA-RULING-31', 'a declared attack is void once its target or its attacker is gone', () => {
    const kill = [1, 1, ...MISSES.slice(2)];
    const target = [
      piece('usa', 'infantry', '3,4'),
      piece('usa', 'sherman', '4,5'),
      piece('germany-1', 'infantry', '4,4', { damage: 5 }),
      piece('germany-1', 'tiger', '8,8'),
    ];
    const turn = { seat: 'usa', phase: 'declare' };
    const first = sandbox(target, { turn }, [...kill, 1, 1, 12, 12, 12, 12]);
    first.do('attack 3,4 4,4', 'attack 4,5 4,4', 'end');
    expect(first.events.filter((e) => e.type === 'void')).toMatchObject([
      { type: 'void', rule: 'AA-RULING-31', unit: 1 },
    ]);
    first.end();

    const salvo = [
      piece('soviet-union', 'katyusha', '4,7'),
      piece('soviet-union', 'infantry', '4,4', { damage: 5 }),
      piece('germany-1', 'me-262', '4,3'),
    ];
    const own = sandbox(salvo, { turn: { seat: 'soviet-union', phase: 'declare' } }, kill);
    own.do('attack 4,7 4,4', 'attack 4,4 4,3', 'end');
    expect(own.events.filter((e) => e.type === 'void')).toMatchObject([
      { type: 'void', rule: 'AA-RULING-31', unit: 1 },
    ]);
    own.end();
  });

  rule('AA-RULING-34', 'weather, mountains and water count; army, occupation and hope of damage do not', () => {
    const by = (interceptor: object, more: object = {}) => sandbox([walker, interceptor], more).do('step 2,4 3,4').kind;
    const pak = piece('germany-1', 'pak-40', '4,4');
    expect(by(pak, { weather: 'storm' })).toBe('intercept'); // its range 1-2 becomes 1-1
    expect(by(pak, { map: drawn({ '4,4': 'mountain' }) })).toBe('intercept');
    expect(by(piece('germany-2', '8-8-flak', '4,4'), { map: drawn({ '4,4': 'mountain' }) })).toBe('go'); // 2-5 now
    expect(by(piece('germany-1', 'infantry', '4,4'), { map: drawn({ '4,4': 'lake' }) })).toBe('go');
    expect(by(piece('germany-1', 'infantry', '4,4'), { map: drawn({ '4,4': 'lake' }), weather: 'frost' })).toBe(
      'intercept',
    );
    expect(by(piece('germany-1', 'me-262', '4,4'), { map: drawn({ '4,4': 'lake' }) })).toBe('intercept');
    expect(by(piece('germany-1', 'infantry', '4,4', { army: 3 }), { usable: [1] })).toBe('intercept');
    expect(by(piece('germany-1', 'infantry', '4,4', { occupied: true, moved: true }))).toBe('intercept');
    expect(by(piece('germany-1', 'infantry', '4,4', { damage: 5 }))).toBe('intercept');
  });
});
