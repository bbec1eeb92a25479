import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { asked, sandbox, tiger, walker } from './interception.fixture';
import { drawn, piece } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const [G1, USA, G2] = [0, 1, 2];
const MISSES = new Array<number>(12).fill(12);

describe('the duty', () => {
  /** Germany 1 moves next; its Tiger has intercepted the Infantry on 3,4. */
  const locked = (more: object[] = [], rest: object = {}, dice: readonly number[] = []) =>
    sandbox(
      [piece('usa', 'infantry', '3,4'), piece('germany-1', 'tiger', '4,4', { marks: '3,4' }), ...more],
      { turn: { seat: 'germany-1' }, ...rest },
      dice,
    );

  rule('AA-INTERCEPT-05', 'the interceptor does not move in its next turn', () => {
    const s = locked([piece('germany-1', 'infantry', '8,8')]);
    expect(s.options().filter((w) => w.startsWith('step 4,4'))).toEqual([]);
    expect(s.options().filter((w) => w.startsWith('step 8,8')).length).toBeGreaterThan(0);
    expect(s).toRefuseCiting('step 4,4 4,3', ['AA-INTERCEPT-05']);
    expect(s).toRefuseCiting('move 4,4 4,2', ['AA-INTERCEPT-05']);
  });

  rule('AA-INTERCEPT-06', 'it must attack the unit it has stopped, and nothing else', () => {
    const s = locked([piece('usa', 'sherman', '4,3')]).do('end');
    expect(s).toOfferExactly(['attack 4,4 3,4']);
    expect(s).toRefuseCiting('end', ['AA-INTERCEPT-06']);
    expect(s.refusals('end').map(({ text }) => text)).toEqual([
      'Tiger on 4,4 has stopped Infantry on 3,4 and has to attack it.',
    ]);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-INTERCEPT-06']);
    s.do('attack 4,4 3,4');
    expect(s).toOfferExactly(['end']);
  });

  rule('AA-INTERCEPT-07', 'after the attack the marker is gone, whatever came of it', () => {
    const s = locked([], {}, [...MISSES, ...MISSES]).do('end', 'attack 4,4 3,4', 'end');
    expect(s.state.units.map((u) => u.marks)).toEqual([-1, -1]);
    expect(s.events.filter((e) => e.rule === 'AA-INTERCEPT-07')).toMatchObject([
      { type: 'duty-ended', rule: 'AA-INTERCEPT-07', unit: 1 },
    ]);
    s.end();
  });

  rule('AA-INTERCEPT-08', 'one enemy per round: with a marker it stops nobody else', () => {
    const units = [walker, tiger, piece('usa', 'sherman', '2,5')];
    const s = sandbox(units).do('step 2,4 3,4', 'intercept 4,4', 'step 2,5 3,5');
    expect(asked(s)).toEqual([USA, 'go']);
    s.do('step 3,5 4,5');
    expect(asked(s)).toEqual([USA, 'go']);
  });

  /** Germany 1 stops the last US Infantry, Germany 2 destroys it; then the Soviet Union moves. */
  const avenged = () => {
    const units = [
      piece('usa', 'infantry', '2,4', { damage: 5 }),
      tiger,
      piece('germany-2', 'panther', '3,3'),
      piece('soviet-union', 't-34', '6,4'),
      piece('usa', 'sherman', '0,0'),
    ];
    const shots = [1, 1, ...MISSES.slice(2)]; // two hits are the sixth damage
    const back = [12, 12, 12, 12]; // the dice of a unit with 5 damage
    const s = sandbox(units, {}, [...shots, ...back]).do('step 2,4 3,4', 'pass', 'intercept 4,4', 'end', 'end', 'end');
    s.do('end', 'attack 3,3 3,4', 'end', 'end');
    expect([s.seat, s.kind, s.state.units[0]?.at]).toEqual([3, 'move', -1]);
    s.end();
    return s;
  };

  rule(['AA-INTERCEPT-08', 'AA-RULING-30'], 'not even when its target has fallen before', () => {
    const s = avenged().do('step 6,4 5,4'); // beside the Tiger, whose marker is gone
    expect(asked(s)).toEqual([3, 'go']);
    s.do('stop', 'end', 'end', 'end'); // Germany 1
    expect(asked(s)).toEqual([G1, 'move']);
    s.do('end', 'end', 'end'); // its combat is over: the Tiger may intercept again
    s.do('end', 'end', 'end', 'end', 'end', 'end'); // the United States and Germany 2
    expect(asked(s)).toEqual([3, 'move']);
    s.do('step 5,4 4,5');
    expect(asked(s)).toEqual([G1, 'intercept']);
  });

  rule('AA-RULING-30', 'after the attack it owed it may intercept again', () => {
    const s = locked([piece('usa', 'sherman', '6,4')], {}, [...MISSES, ...MISSES]).do('end', 'attack 4,4 3,4', 'end');
    s.do('end', 'step 6,4 5,4');
    expect(asked(s)).toEqual([G1, 'intercept']);
    s.end();
  });

  rule('AA-RULING-32', 'when its target is gone before its turn it is free', () => {
    const s = avenged();
    expect(s.state.units[1]?.marks).toBe(-1);
    s.do('end', 'end', 'end');
    expect(asked(s)).toEqual([G1, 'move']);
    expect(s.options().filter((w) => w.startsWith('step 4,4')).length).toBeGreaterThan(0);
    s.do('end');
    expect(s.options()).toContain('end');
  });

  rule('AA-RULING-32', 'a captured factory frees it too, and a fallen interceptor leaves no marker', () => {
    const map = drawn({ '3,4': 'factory' });
    const units = [piece('germany-2', 'infantry', '3,3')];
    const s = locked(units, { map, factories: [{ at: '3,4', owner: 'usa' }], turn: { seat: 'germany-2' } });
    s.do('step 3,3 3,4');
    expect(s.state.outcome).toMatchObject({ winners: [G1, G2] }); // the last Allied unit
    expect(s.state.units.map((u) => u.marks)).toEqual([-1, -1, -1]);

    const dead = sandbox(
      [
        piece('usa', 'infantry', '3,4'),
        piece('germany-1', 'infantry', '4,4', { marks: '3,4', damage: 5 }),
        piece('germany-1', 'tiger', '8,8'),
      ],
      { turn: { seat: 'usa', phase: 'declare' } },
      [1, 1, ...MISSES.slice(2), 12, 12, 12, 12],
    );
    dead.do('attack 3,4 4,4', 'end').end();
    expect(dead.state.units[1]).toMatchObject({ at: -1, marks: -1 });
  });

  rule('AA-RULING-33', 'locked it occupies and enters nothing, but keeps what it holds and may be repaired', () => {
    const map = drawn({ '4,4': 'factory', '4,3': 'factory', '5,4': 'factory' });
    const units = [piece('usa', 'infantry', '3,4'), piece('germany-1', 'infantry', '4,4', { marks: '3,4', damage: 2 })];
    const factories = [
      { at: '4,4', owner: 'germany-1' },
      { at: '5,4', owner: 'germany-1' },
    ];
    const seats = { 'germany-1': { coins: 2 }, usa: {} };
    const dice = [...new Array<number>(10).fill(12), ...MISSES];
    const s = sandbox(units, { map, factories, seats, turn: { seat: 'germany-1' } }, dice);
    expect(s).toOfferExactly(['end']);
    expect(s).toRefuseCiting('step 4,4 4,3', ['AA-INTERCEPT-05']);
    expect(s).toRefuseCiting('step 4,4 5,4', ['AA-INTERCEPT-05']);
    s.do('end', 'attack 4,4 3,4', 'end');
    expect(s.options()).toContain('repair 4,4');
    expect(s.state.owners).toEqual([-1, 0, 0]);
    s.end();
  });

  rule('AA-RULING-33', 'its duty may stand anywhere in the order, and it supports others', () => {
    const units = [
      piece('germany-1', 'infantry', '3,5'),
      piece('germany-1', 'ju-87', '7,7'),
      piece('usa', 'sherman', '7,6'),
    ];
    const dice = [...MISSES, 12, 12, ...MISSES, ...MISSES, 12, 12, ...MISSES, ...MISSES];
    const s = locked(units, {}, dice).do('end', 'attack 3,5 3,4', 'attack 4,4 3,4', 'attack 7,7 7,6', 'end');
    // Infantry and tank are two arms in both attacks on 3,4; a Sherman does not shoot back at aircraft
    expect(s.rolls().map((r) => r.dice.length)).toEqual([14, 12, 14, 12, 12]);
    s.end();
  });
});
