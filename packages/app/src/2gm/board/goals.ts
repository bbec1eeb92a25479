import { DESTROY_PLACES, goalStand, readGoal, type Table } from '@sandtable/2gm/table';
import type { FieldGoal } from './model';

/** What the places of every goal are, by side and in the order of its goals. */
export type PlaceNames = readonly (readonly string[])[];

export interface PlacedGoal {
  readonly goal: FieldGoal;
  readonly places: readonly number[];
}

/** The goals of a scenario that name spaces (2GM-TOKEN-39). */
export function goalsOn(table: Table, names: PlaceNames): PlacedGoal[] {
  const read = table.goals.map((row) => ({ ...readGoal(row), have: goalStand(table, row)?.have ?? 0 }));
  return [0, 1].flatMap((side) =>
    read
      .filter((goal) => goal.side === side)
      .map(({ kind, places, count, have, turns }, i) => ({
        goal: {
          side,
          name: names[side]?.[i] ?? '',
          to: kind === DESTROY_PLACES ? ('destroy' as const) : ('hold' as const),
          count,
          of: places.length,
          have,
          turns,
        },
        places,
      })),
  );
}
