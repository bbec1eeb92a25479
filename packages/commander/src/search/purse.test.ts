import { acesGame } from '@sandtable/aces';
import { Match, type Ruleset, seedRng, worldFor } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { acesBrain } from '../aces/brain';
import { quickPlan } from './playout';
import { Costs, Purse } from './purse';
import { improve } from './search';

const EFFORT = { playouts: 10, rivals: 12, horizon: 1, sharpness: 0.5 };

/** A clock that somebody moves by hand. */
function clock(ms: number) {
  const at = { time: 1000 };
  return { at, clock: { ms, now: () => at.time } };
}

describe('a purse', () => {
  it('counts playouts where there is no clock', () => {
    const purse = new Purse(EFFORT);
    for (let n = 0; n < 9; n++) purse.pay();
    expect([purse.spent, purse.left, purse.isEmpty]).toEqual([9, 1, false]);
    purse.pay();
    expect(purse.isEmpty).toBe(true);
  });

  it('reckons by a clock what is left from what playouts have cost, also those of earlier decisions', () => {
    const costs = new Costs();
    const { at, clock: lent } = clock(200);
    const first = new Purse({ ...EFFORT, clock: lent }, costs);
    expect(first.left).toBe(100);
    for (let n = 0; n < 200; n++) {
      at.time += 1;
      first.pay();
    }
    expect([first.spent, first.isEmpty]).toEqual([200, true]);
    const second = new Purse({ ...EFFORT, clock: lent }, costs);
    expect(second.left).toBeGreaterThan(195);
    at.time += 150;
    expect(second.left).toBeLessThan(51);
    at.time += 51;
    expect([second.left, second.isEmpty]).toEqual([0, true]);
  });
});

describe('a search by the clock', () => {
  it('gives the time it has left to fewer and fewer intentions', () => {
    const rules = acesBrain.rules as unknown as Ruleset<never, unknown, unknown>;
    const match = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['commander', 'rulebook']), 'clock');
    for (let d = match.decision(); d !== null && d.kind !== 'move'; d = match.decision()) {
      const [option] = quickPlan(acesBrain, match as never, d);
      if (option === undefined || !match.submit(d.seat, option).ok) throw new Error('Nobody answers.');
    }
    const decision = match.decision();
    if (decision === null) throw new Error('Nobody moves.');
    // every look at it is a millisecond later
    let time = 0;
    const now = (): number => (time += 1);
    const effort = { ...EFFORT, clock: { ms: 120, now } };
    const { seat } = decision;
    const world = worldFor(rules, match.state as never, seat) as typeof match.state;
    const { tried, playouts } = improve(
      {
        brain: acesBrain,
        weights: acesBrain.weights,
        world,
        seat,
        rng: seedRng('clock'),
        effort,
        purse: new Purse(effort),
        stakes: [],
        worlds: [],
      },
      acesBrain.rules.view(match.state, seat),
      decision,
    );
    const worlds = tried.map(({ values }) => values.length).filter((n) => n > 0);
    expect(playouts).toBeGreaterThan(50);
    expect(Math.max(...worlds)).toBeGreaterThan(2 * Math.min(...worlds));
  });
});
