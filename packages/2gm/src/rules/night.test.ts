import { parseWish } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { UNKNOWN } from '../cards';
import { gmGame } from '../game';
import { gmRules } from '../rules';
import { agreeOnScenario, scenarioSetup } from '../scenario/agreed';
import { SCENARIOS } from '../scenario/list';
import { view } from '../seeing/view';
import { DEFAULT_OPTIONS } from '../setup';
import { act, EDITIONS, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs } from './fire.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const options = { night: true };
type AnySandbox = ReturnType<typeof sandbox>;
const down = (s: AnySandbox): boolean[] => s.state.units.map((u) => u.faceDown);
const hidden = { faceDown: true };

describe('a battle at night', () => {
  rule('2GM-NIGHT-01', 'is agreed on and lasts', () => {
    const dark = begin('pacific', 'dark', { options: { night: true } }).bidding(0, 0, [9, 1]);
    while (dark.match.state.turn < 6) {
      const wishes = dark.options();
      dark.do(wishes.includes('end') ? 'end' : wishes.includes('pass') ? 'pass' : (wishes[0] ?? ''));
    }
    expect(dark.match.state.opt.night).toBe(true);
    expect(DEFAULT_OPTIONS.night).toBe(false);
  });

  rule('2GM-NIGHT-02', 'a scenario may prescribe it', () => {
    const [first] = SCENARIOS;
    const setup = first === undefined ? null : scenarioSetup(first.id, DEFAULT_OPTIONS);
    if (first === undefined || setup === null) throw new Error('There is no scenario.');
    for (const night of [true, false]) {
      const agreed = agreeOnScenario({
        ...setup,
        options: { ...DEFAULT_OPTIONS, night: !night },
        scenario: { ...first, night },
      });
      expect(agreed.ok && agreed.value.options.night).toBe(night);
    }
  });

  rule(['2GM-NIGHT-08', 'SOLOT-REF-06'], '+1/+1 Evasion for everybody', () => {
    for (const edition of EDITIONS) {
      const shot = (more: object) => {
        const s = firing([own('c3'), foe('c4')], { edition, ...more }, [1]);
        act(s, 'shoot c3 c4');
        return needs(s);
      };
      expect([shot({ options }), shot({})]).toEqual(['6+/10+', '5+/10+']);
    }
  });
});

describe('units at night', () => {
  const south = { nation: 'usa', ap: 9, hand: ['light-infantry', 'p-51-mustang'] };

  rule(
    ['2GM-NIGHT-03', '2GM-NIGHT-07', '2GM-RULING-145', 'SOLOT-REF-06'],
    'come face down; in Pacific with upgrades face up; aircraft are seen',
    () => {
      for (const [edition, equipped] of [
        ['tactics', true],
        ['pacific', false],
      ] as const) {
        const come = (wish: string, more: object = {}) => {
          const s = sandbox([], { edition, phase: 'deployment', options, south, ...more });
          act(s, 'deploy light-infantry c1', wish);
          return down(s);
        };
        expect(come('equip')).toEqual([true]);
        expect(come('equip +grenades')).toEqual([equipped]);
        expect(come('equip', { options: {} })).toEqual([false]);
      }
      const air = sandbox([], { edition: 'pacific', phase: 'deployment', options, south });
      act(air, 'deploy p-51-mustang');
      expect(down(air)).toEqual([false]);
    },
  );

  rule('2GM-NIGHT-04', 'are known to their own side only, and move like others', () => {
    const s = sandbox([tank('c1', hidden), foe('h6', hidden)], { edition: 'pacific', options });
    const seen = (who: number | 'spectator') => view(s.state, who).table.units.map((u) => u.card === UNKNOWN);
    expect([seen(0), seen(1), seen('spectator')]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
    const day = sandbox([tank('c1')], { edition: 'pacific' });
    expect(offers(s, 'move')).toEqual(offers(day, 'move'));
    act(s, 'move c1 c3');
    expect(down(s)).toEqual([true, true]);
  });

  rule(
    ['2GM-NIGHT-05', '2GM-RULING-145', 'SOLOT-REF-06'],
    'are turned up within 2 spaces of an enemy, after every move and deployment, and stay so',
    () => {
      for (const edition of EDITIONS) {
        const walk = (enemy: object, to = 'c3') => {
          const s = sandbox([own('c2', hidden), enemy], { edition, options });
          act(s, `move c2 ${to}`);
          return down(s);
        };
        expect(walk(foe('c5', hidden))).toEqual([false, false]); // 2 spaces: both are seen
        expect(walk(foe('c6', hidden))).toEqual([true, true]);
        expect(walk(foe('c6'))).toEqual([true, false]);
        expect(walk(foe('e3', hidden))).toEqual([false, false]);
        const apart = sandbox([own('c3'), foe('c4')], { edition, options });
        act(apart, 'move c3 c2');
        expect(down(apart)).toEqual([false, false]);
      }
      const arrives = sandbox([foe('c3', hidden)], { edition: 'pacific', phase: 'deployment', options, south });
      act(arrives, 'deploy light-infantry c1', 'equip');
      expect(down(arrives)).toEqual([false, false]);
    },
  );

  rule('2GM-NIGHT-05', 'and of the enemy HQ', () => {
    const walk = (to: string) => {
      const s = sandbox([own('d3', hidden), own('a1')], { edition: 'pacific', options });
      act(s, `move d3 ${to}`);
      return down(s)[0];
    };
    expect([walk('d4'), walk('e3')]).toEqual([true, true]);
    const near = sandbox([own('d4', hidden)], { edition: 'pacific', options });
    act(near, 'move d4 d5');
    expect(down(near)).toEqual([false]);
  });

  rule(
    ['2GM-NIGHT-06', '2GM-RULING-145', 'SOLOT-REF-06'],
    'are turned up when they fire, and when they are fired at',
    () => {
      const s = firing(
        [tank('c2', hidden), foe('c5', hidden), tank('h1', hidden)],
        { edition: 'pacific', options },
        [1],
      );
      expect(down(s)).toEqual([true, true, true]);
      act(s, 'shoot c2 c5');
      expect(down(s)).toEqual([false, false, true]);
      expect(s.events.filter((e) => e.type === 'face-up')).toHaveLength(2);
    },
  );

  rule('2GM-NIGHT-03', 'neither odds nor refusals nor reasons tell what lies there', () => {
    const at = (card: string) =>
      firing([tank('c2'), unit('north', card, 'c5', hidden), own('a1')], { edition: 'pacific', options });
    for (const wish of ['shoot c2 c5', 'shoot a1 c5', 'move c2 c5', 'assault a1 c5']) {
      const told = (card: string) => {
        const s = at(card);
        const parsed = parseWish(gmGame.language, wish);
        if (!parsed.ok) throw new Error(wish);
        return [gmRules.explain(s.state, 0, parsed.value), gmGame.odds?.(s.state, 0, parsed.value)];
      };
      expect(told('light-infantry')).toEqual(told('king-tiger'));
    }
    expect(at('light-infantry').options()).toEqual(at('king-tiger').options());
    const names = (card: string) => JSON.stringify(view(at(card).state, 0));
    expect(names('light-infantry')).toBe(names('king-tiger'));
  });

  rule('2GM-OPT-15', 'a face-down gun is not known to threaten the HQ', () => {
    const lent = (more: object) =>
      offers(
        sandbox([unit('north', 'pak-40', 'd4', more)], {
          edition: 'pacific',
          options: { night: true, lendLease: true },
        }),
        'lend',
      ).length;
    expect([lent(hidden), lent({}) > 0]).toEqual([0, true]);
  });
});
