import { Match } from '@sandtable/kernel';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { acesRules } from '../rules';
import { parseSetup } from '../setup';
import { type Field, field, markers } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

const DICELESS: Field = { options: { diceless: true } };

function hitsOf(units: readonly string[], more: Field = DICELESS): number[] {
  const s = new Sandbox(acesGame, field(units, more)).do('attack 4,4 4,3', 'end');
  s.end();
  expect(s.rolls()).toEqual([]);
  return s.events.flatMap((e) => (e.type === 'shots' ? [(e as unknown as { hits: number }).hits] : []));
}

describe('play without dice', () => {
  rule('AA-DICELESS-01', 'people land fixed hits, attacking and shooting back', () => {
    expect(hitsOf(['G2 panther 4,4', 'US infantry 4,3'])).toEqual([6, 2]);
    expect(hitsOf(['G2 panther 4,4 xp=3', 'US infantry 4,3 xp=5'])).toEqual([8, 6]);
    expect(hitsOf(['G2 panther 4,4 damage=2', 'US infantry 4,3 damage=2'])).toEqual([6, 2]);
    expect(hitsOf(['G2 panther 4,4 damage=3', 'US infantry 4,3 damage=3'])).toEqual([3, 1]);
    expect(hitsOf(['G2 panther 4,4 damage=5 xp=5', 'US sherman 4,3 damage=4 xp=3'])).toEqual([5, 4]);
  });

  rule('AA-DICELESS-01', 'damage and experience follow as ever', () => {
    const s = new Sandbox(acesGame, field(['G2 panther 4,4', 'US infantry 4,3'], DICELESS)).do('attack 4,4 4,3', 'end');
    expect(markers(s.state, '4,3')).toEqual({ damage: 3, xp: 1 });
    expect(markers(s.state, '4,4')).toEqual({ damage: 1, xp: 1 });
    expect(s.events).toContainEqual(
      expect.objectContaining({
        type: 'shots',
        rule: 'AA-DICELESS-01',
        unit: 0,
        hits: 6,
        threshold: 0,
        bonus: 0,
      }),
    );
  });

  rule('AA-DICELESS-01', 'a salvo too', () => {
    const units = ['SU katyusha 4,7', 'G2 infantry 4,4', 'G2 infantry 4,3'];
    const s = new Sandbox(acesGame, field(units, { ...DICELESS, active: 'SU' })).do('attack 4,7 4,4', 'end');
    expect(['4,4', '4,3'].map((hex) => markers(s.state, hex)?.damage)).toEqual([2, 2]);
  });

  rule('AA-RULING-59', 'support adds nothing, unless the table wants what red dice would hit on average', () => {
    const two = ['G2 panther 4,4', 'G2 infantry 3,3', 'US howitzer 4,3', 'US infantry 0,0'];
    const three = [...two, 'G2 fw-190 5,3'];
    const options = { diceless: true, dicelessSupport: true };
    expect([hitsOf(two), hitsOf(three)]).toEqual([[6], [6]]);
    // 2 or 3 dice that hit up to 6: 1 and 1.5, rounded
    expect([hitsOf(two, { options }), hitsOf(three, { options })]).toEqual([[7], [8]]);
    const veteran = three.map((u) => u.replace('4,4', '4,4 xp=3'));
    expect(hitsOf(veteran, { options })).toEqual([10]);
  });

  rule('AA-RULING-59', 'the rolls of set-up are still rolled', () => {
    const seats = [{ faction: 'germany-1' }, { faction: 'usa' }];
    const setup = parseSetup({ half: '1-6', seats, options: { diceless: true, weather: true } });
    if (!setup.ok) throw new Error('The set-up is wrong.');
    const match = Match.start(acesRules, setup.value, 'without dice', { events: true });
    const rolled = new Set<string>();
    for (let n = 0; n < 400 && match.state.turn < 3; n++) {
      for (const event of match.takeEvents()) if (event.type === 'roll') rolled.add(event.rule);
      const decision = match.decision();
      if (decision === null) break;
      const option = decision.options.find(([verb]) => verb === 'end') ?? decision.options[0] ?? ['end'];
      const done = match.submit(decision.seat, option);
      if (!done.ok) throw new Error(done.message);
      for (const event of done.events) if (event.type === 'roll') rolled.add(event.rule);
    }
    expect(rolled).toContain('AA-SETUP-07');
    expect(rolled).toContain('AA-WEATHER-02');
  });
});
