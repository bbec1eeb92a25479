import { describe, expect, it } from 'vitest';
import { allEvents, type ToldStep } from '../../log/step';
import { decisiveFights, deedsOf, fightsOf, swingOf } from './fights';
import { playMatch } from './match.fixture';
import { rollsOf } from './rolls';

const match = playMatch('records', { automaRolls: true });
const { table } = match.view;
const fights = fightsOf(match.steps, table);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function step(events: readonly object[]): ToldStep {
  return {
    answers: 9,
    seat: 0,
    by: null,
    facts: events.map((event) => ({ event, told: '' })) as unknown as ToldStep['facts'],
  };
}

describe('fightsOf', () => {
  it('finds all damage and all losses of a match', () => {
    const events = allEvents(match.steps) as readonly { type: string; amount?: number }[];
    const damage = sum(events.map((e) => (e.type === 'damaged' ? (e.amount ?? 0) : 0)));
    expect(damage).toBeGreaterThan(0);
    expect(sum(fights.flatMap((f) => f.wounds.map((w) => w.amount)))).toBe(damage);
    expect(fights.flatMap((f) => f.destroyed)).toHaveLength(events.filter((e) => e.type === 'destroyed').length);
  });

  it('never lets a unit hurt itself', () => {
    for (const { wounds } of fights) for (const { victim, by } of wounds) expect(by).not.toBe(victim);
  });

  it('tells declared attacks apart although nobody shoots back', () => {
    const found = fightsOf(
      [
        step([
          { type: 'declared', rule: '', unit: 0, kind: 0, target: 8 },
          { type: 'declared', rule: '', unit: 1, kind: 0, target: 8 },
          { type: 'declared', rule: '', unit: -1, kind: 2, target: 1 },
        ]),
        step([
          { type: 'shots', rule: '', unit: 0, hits: 0, threshold: 0, bonus: 0 },
          { type: 'shots', rule: '', unit: 1, hits: 4, threshold: 0, bonus: 0 },
          { type: 'shots', rule: '', unit: 8, hits: 4, threshold: 0, bonus: 0 },
          { type: 'damaged', rule: '', unit: 8, amount: 2 },
          { type: 'damaged', rule: '', unit: 1, amount: 1 },
          { type: 'roll', rule: 'AA-V2-13', seat: 1, sides: 12, dice: [9], purpose: '' },
          { type: 'destroyed', rule: '', unit: 9, hex: 3 },
        ]),
      ],
      table,
    );
    expect(found.map(({ attacker, target, wounds, destroyed }) => ({ attacker, target, wounds, destroyed }))).toEqual([
      { attacker: 0, target: 8, wounds: [], destroyed: [] },
      {
        attacker: 1,
        target: 8,
        wounds: [
          { victim: 8, by: 1, amount: 2 },
          { victim: 1, by: 8, amount: 1 },
        ],
        destroyed: [],
      },
    ]);
  });

  it('has the luck of all shots together', () => {
    const rolls = rollsOf(match.steps);
    const luck = sum(
      rolls.map(({ faces, needed }) =>
        needed === null ? 0 : faces.filter((face) => face <= needed).length - (faces.length * needed) / 12,
      ),
    );
    expect(sum(fights.map((f) => f.luck))).toBeCloseTo(luck, 9);
  });
});

describe('what units have done', () => {
  const deeds = deedsOf(fights, table);

  it('is counted once for each wound and each loss', () => {
    expect(sum(deeds.map((d) => d.taken))).toBe(sum(fights.flatMap((f) => f.wounds.map((w) => w.amount))));
    expect(sum(deeds.map((d) => d.destroyed))).toBeLessThanOrEqual(fights.flatMap((f) => f.destroyed).length);
  });

  it('puts the best first', () => {
    for (let i = 1; i < deeds.length; i++) expect(deeds[i - 1]?.worth).toBeGreaterThanOrEqual(deeds[i]?.worth ?? 0);
    expect(deeds[0]?.worth).toBeGreaterThan(0);
  });

  it('names the fights that changed most, in their order', () => {
    const named = decisiveFights(fights, table, 3);
    const least = Math.min(...named.map((f) => swingOf(f, table)));
    const others = fights.filter((f) => !named.includes(f));
    expect(named).toHaveLength(3);
    expect(Math.max(...others.map((f) => swingOf(f, table)))).toBeLessThanOrEqual(least);
    expect(named.map((f) => f.answers)).toEqual([...named.map((f) => f.answers)].sort((a, b) => a - b));
  });
});
