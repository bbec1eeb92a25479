import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { hexName } from '../names/names';
import { parseSetup } from '../setup';
import { type Field, field, miss } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

const TIMED: Field = { options: { timerSeconds: 300 } };

function sandbox(units: readonly string[], more: Field = {}, dice: readonly number[] = []) {
  return new Sandbox(acesGame, field(units, { ...TIMED, ...more }), dice);
}

function where(s: ReturnType<typeof sandbox>, id: number): string {
  return hexName(s.state, s.state.units[id]?.at ?? 0);
}

describe('the hourglass', () => {
  const units = ['G2 panther 4,4', 'US infantry 4,3', 'US infantry 0,0'];

  rule(
    'AA-TIMER-01',
    'is off unless the table wants it, and then time may run out in movement and declarations',
    () => {
      const seats = [{ faction: 'germany-1' }, { faction: 'usa' }];
      const setup = parseSetup({ half: '1-6', seats });
      expect(setup.ok && setup.value.options.timerSeconds).toBe(0);
      expect(parseSetup({ half: '1-6', seats, options: { timerSeconds: 300 } }).ok).toBe(true);
      for (const phase of ['move', 'declare']) {
        expect(sandbox(units, { phase }).options()).toContain('time');
        const untimed = new Sandbox(acesGame, field(units, { phase }));
        expect(untimed.options()).not.toContain('time');
        expect(untimed).toRefuseCiting('time', ['AA-TIMER-01']);
      }
    },
  );

  rule('AA-TIMER-02', 'stands still in combat and while money is spent', () => {
    const s = sandbox(units, { phase: 'spending' });
    expect(s.options()).toEqual(['end']);
    expect(s).toRefuseCiting('time', ['AA-TIMER-02']);
    const fighting = sandbox(units, {}, [...miss(12), ...miss(12)]).do('attack 4,4 4,3', 'end');
    expect([fighting.kind, fighting.options()]).toEqual(['money', ['end']]);
  });
});

describe('the deadline the host is told', () => {
  const units = ['G2 panther 4,4', 'US infantry 4,3', 'US infantry 0,0'];
  const deadline = (s: ReturnType<typeof sandbox>) => {
    const decision = s.match.decision();
    return decision === null ? null : acesGame.deadline?.(s.state, decision);
  };

  rule('AA-TIMER-01', 'is that of the turn, in movement and declarations alike', () => {
    const moving = sandbox(units, { phase: 'move' });
    const { turn } = moving.state;
    const expected = { seat: moving.match.waiting()[0], turn: `${turn}`, limitMs: 300_000, answer: ['time'] };
    expect(deadline(moving)).toEqual(expected);
    expect(deadline(moving.do('end'))).toEqual(expected);
    expect(deadline(new Sandbox(acesGame, field(units, { phase: 'move' })))).toBeNull();
  });

  rule('AA-TIMER-02', 'is none while money is spent', () => {
    expect(deadline(sandbox(units, { phase: 'spending' }))).toBeNull();
  });
});

describe('in the first round', () => {
  const units = ['G2 panther 4,4 army=2', 'G2 infantry 3,3 army=1', 'US infantry 0,0 army=1'];
  const first: Field = { sides: ['G2', 'US'], phase: 'armies', round: 1 };

  rule('AA-TIMER-01', 'runs while the armies are named, which belongs to phase one', () => {
    expect(sandbox(units, first).options()).toEqual(['armies 1', 'armies 2', 'armies 3', 'time']);
    const untimed = new Sandbox(acesGame, field(units, first));
    expect(untimed.options()).toEqual(['armies 1', 'armies 2', 'armies 3']);
    expect(untimed).toRefuseCiting('time', ['AA-TIMER-01']);
  });

  rule('AA-TIMER-01', 'does not run for the Automa', () => {
    expect(sandbox(units, { ...first, automa: ['G2'] }).options()).not.toContain('time');
  });

  rule('AA-RULING-58', 'armies not named in time are the first ones, and nothing moves', () => {
    const s = sandbox(units, first).do('time');
    expect([s.kind, s.state.phase, where(s, 0), where(s, 1)]).toEqual(['money', 'money', '4,4', '3,3']);
    expect(s.state.seats[0]?.used).toBe(0b001);
    const second = sandbox(units, { ...first, active: 'US' });
    expect(second.options()).toEqual(['armies 1-2', 'armies 1-3', 'armies 2-3', 'time']);
    second.do('time');
    expect([second.kind, second.state.seats[1]?.used]).toEqual(['money', 0b011]);
  });
});

describe('when it has run out', () => {
  rule('AA-RULING-58', 'movement and declarations are over, attacks declared so far stand', () => {
    const units = ['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 4,3', 'US infantry 0,0'];
    const moving = sandbox(units, { phase: 'move' }).do('time');
    expect([moving.kind, moving.rolls()]).toEqual(['money', []]);
    const declared = sandbox(units, {}, [...miss(14), ...miss(12)]).do('attack 4,4 4,3', 'time');
    expect([declared.kind, declared.rolls().length]).toEqual(['money', 2]);
    declared.end();
  });

  rule('AA-RULING-58', 'a unit on its way stays where it is and the others do not move', () => {
    const s = sandbox(['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 0,0'], { phase: 'move' }).do('step 4,4 4,5');
    expect(s.options()).toContain('time');
    s.do('time');
    expect([s.kind, where(s, 0), where(s, 1)]).toEqual(['money', '4,5', '3,3']);
  });

  rule('AA-RULING-58', 'a unit passing over friends goes back to the last free hex of its move', () => {
    const units = ['G2 fw-190 4,8', 'G2 infantry 4,6', 'G2 flak 4,5', 'US infantry 0,0'];
    const s = sandbox(units, { phase: 'move' }).do('step 4,8 4,7', 'step 4,7 4,6', 'step 4,6 4,5');
    expect(s.options()).toContain('time');
    expect(s.options()).not.toContain('stop');
    s.do('time');
    expect([s.kind, [0, 1, 2].map((id) => where(s, id))]).toEqual(['money', ['4,7', '4,6', '4,5']]);
    expect(s.state.hexes.filter((id) => id === 0)).toHaveLength(1);
    const atOnce = sandbox(units.slice(1).concat('G2 fw-190 4,7'), { phase: 'move' }).do('step 4,7 4,6', 'time');
    expect(where(atOnce, 3)).toBe('4,7');
  });

  rule('AA-RULING-58', 'attacks owed by interceptors are added at the end of the list', () => {
    const units = ['G2 infantry 4,4 marks=4,3', 'G2 panther 3,3', 'US infantry 4,3', 'US infantry 0,0'];
    const dice = [...miss(14), ...miss(12), ...miss(14), ...miss(12)];
    const s = sandbox(units, {}, dice).do('attack 3,3 4,3', 'time');
    expect(s.purposes().map((purpose) => purpose.split(',')[0])).toEqual([
      'Panther attacks',
      'Infantry shoots back',
      'Infantry attacks',
      'Infantry shoots back',
    ]);
    s.end();
    const early = sandbox(units, { phase: 'move' }, dice.slice(26)).do('time');
    expect(early.rolls()).toHaveLength(2);
    early.end();
  });
});
