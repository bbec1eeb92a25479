import { purseOf, type Table } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import type { ToldStep } from '../../log/step';
import { diceRecord } from '../../stats/dice';
import type { Point } from '../../summary/read';
import type { Fight } from './fights';
import { rollsOf } from './rolls';

/** What is followed over a match, one number for each point and seat. */
export const MEASURES = ['units', 'factories', 'coins', 'dealt', 'taken', 'luck'] as const;
export type Measure = (typeof MEASURES)[number];

export type Course = Readonly<Record<Measure, readonly { readonly seat: Seat; readonly values: readonly number[] }[]>>;

/** `tables` are the tables at the points, in their order. */
export function courseOf(
  points: readonly Point[],
  tables: readonly Table[],
  steps: readonly ToldStep[],
  fights: readonly Fight[],
): Course {
  const end = tables.at(-1);
  const seats = end?.seats.map((_, seat) => seat) ?? [];
  // partners of a cooperative game share one purse and its flags (AA-COOP-05)
  const purses = seats.filter((seat) => end !== undefined && purseOf(end, seat) === seat);
  const rolls = rollsOf(steps);
  const luck = seats.map((seat) => diceRecord(rolls, seat, 12).luck);
  const over = (who: readonly Seat[], value: (seat: Seat, point: number) => number) =>
    who.map((seat) => ({ seat, values: points.map((_, i) => value(seat, i)) }));
  const until = (i: number): number => points[i]?.answers ?? 0;
  return {
    units: over(seats, (seat, i) => tables[i]?.units.filter((u) => u.seat === seat && u.at >= 0).length ?? 0),
    factories: over(purses, (seat, i) => tables[i]?.owners.filter((owner) => owner === seat).length ?? 0),
    coins: over(purses, (seat, i) => tables[i]?.seats[seat]?.coins ?? 0),
    dealt: over(seats, (seat, i) => damage(fights, until(i), (w) => end?.units[w.by]?.seat === seat)),
    taken: over(seats, (seat, i) => damage(fights, until(i), (w) => end?.units[w.victim]?.seat === seat)),
    luck: over(seats, (seat, i) => luck[seat]?.filter((p) => p.answers <= until(i)).at(-1)?.luck ?? 0),
  };
}

function damage(fights: readonly Fight[], until: number, counts: (wound: Fight['wounds'][number]) => boolean): number {
  let sum = 0;
  for (const { answers, wounds } of fights) {
    if (answers > until) continue;
    for (const wound of wounds) if (counts(wound)) sum += wound.amount;
  }
  return sum;
}
