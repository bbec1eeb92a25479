import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { DESTROY_PLACES, goalStand, readGoal, type Table } from '@sandtable/2gm/table';
import type { PlacedGoal } from './model';

/** The goals of a scenario, with the spaces they name and what those are called (2GM-TOKEN-39). */
export function goalsOn(table: Table): PlacedGoal[] {
  const briefing = BRIEFINGS.find(({ id }) => id === table.scenario);
  const read = table.goals.map((row) => ({ ...readGoal(row), have: goalStand(table, row)?.have ?? 0 }));
  return [briefing?.south, briefing?.north].flatMap((told, side) =>
    read
      .filter((goal) => goal.side === side)
      .map(({ kind, places, count, have, turns }, i) => ({
        side,
        name: told?.places[i] ?? '',
        to: kind === DESTROY_PLACES ? 'destroy' : 'hold',
        count,
        of: places.length,
        have,
        turns,
        places,
      })),
  );
}
