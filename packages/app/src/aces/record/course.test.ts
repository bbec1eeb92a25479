import { describe, expect, it } from 'vitest';
import { allEvents } from '../../log/step';
import { pointsOf } from '../../summary/read';
import { courseOf } from './course';
import { fightsOf } from './fights';
import { playMatch } from './match.fixture';
import { rollsOf } from './rolls';

const match = playMatch('records', { automaRolls: true });
const points = pointsOf(match.steps, match.answers);
const tables = points.map((point) => match.viewAt(point.answers).table);
const fights = fightsOf(match.steps, match.view.table);
const course = courseOf(points, tables, match.steps, fights);

function at(measure: keyof typeof course, seat: number): readonly number[] {
  return course[measure].find((line) => line.seat === seat)?.values ?? [];
}

describe('the course of a match', () => {
  it('has a point for each turn and one for the end', () => {
    expect(points.at(0)).toMatchObject({ turn: { round: 1 } });
    expect(points.at(-1)).toEqual({ answers: match.answers, turn: null });
    expect(at('units', 0)).toHaveLength(points.length);
  });

  it('ends with the table as it was left', () => {
    const { table } = match.view;
    for (const seat of [0, 1]) {
      expect(at('units', seat).at(-1)).toBe(table.units.filter((u) => u.seat === seat && u.at >= 0).length);
      expect(at('coins', seat).at(-1)).toBe(table.seats[seat]?.coins);
      expect(at('factories', seat).at(-1)).toBe(table.owners.filter((owner) => owner === seat).length);
    }
  });

  it('shows at every turn what lies on the table then', () => {
    tables.forEach((table, i) => {
      for (const seat of [0, 1]) {
        expect(at('units', seat)[i]).toBe(table.units.filter((u) => u.seat === seat && u.at >= 0).length);
        expect(at('coins', seat)[i]).toBe(table.seats[seat]?.coins);
        expect(at('factories', seat)[i]).toBe(table.owners.filter((owner) => owner === seat).length);
      }
    });
  });

  it('begins with seven units on both sides and without damage', () => {
    expect([at('units', 0)[0], at('units', 1)[0]]).toEqual([7, 7]);
    expect([at('dealt', 0)[0], at('taken', 1)[0], at('luck', 0)[0]]).toEqual([0, 0, 0]);
  });

  it('adds up damage and luck', () => {
    const all = fights.flatMap((fight) => fight.wounds).reduce((sum, wound) => sum + wound.amount, 0);
    const damaged = allEvents(match.steps).filter((e) => e.type === 'damaged');
    expect(all).toBe(damaged.reduce((sum, e) => sum + ((e as { readonly amount?: number }).amount ?? 0), 0));
    expect((at('dealt', 0).at(-1) ?? 0) + (at('dealt', 1).at(-1) ?? 0)).toBe(all);
    expect((at('taken', 0).at(-1) ?? 0) + (at('taken', 1).at(-1) ?? 0)).toBe(all);
    const luck = rollsOf(match.steps).reduce(
      (sum, { faces, needed }) =>
        needed === null ? sum : sum + faces.filter((face) => face <= needed).length - (faces.length * needed) / 12,
      0,
    );
    expect((at('luck', 0).at(-1) ?? 0) + (at('luck', 1).at(-1) ?? 0)).toBeCloseTo(luck, 9);
  });
});
