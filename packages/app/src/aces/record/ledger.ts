import type { AcesView } from '@sandtable/aces';
import { type Table, typeOf } from '@sandtable/aces/table';
import type { RecordSource } from '../../log/source';
import type { ToldStep } from '../../log/step';
import { type Course, courseOf, type Point, pointsOf } from './course';
import { decisiveFights, deedsOf, type Fight, fightsOf, type UnitDeeds } from './fights';

const DECISIVE = 5;

/** Everything the summary of a match is made of. */
export interface Ledger {
  readonly steps: readonly ToldStep[];
  readonly points: readonly Point[];
  readonly course: Course;
  readonly fights: readonly Fight[];
  readonly decisive: readonly Fight[];
  /** Null if nobody hurt anybody. */
  readonly best: UnitDeeds | null;
  readonly table: Table;
}

/** Reads the whole match as everybody at the table saw it; throws one sentence if it cannot be read. */
export async function readLedger(source: Pick<RecordSource, 'history' | 'viewAt'>, answers: number): Promise<Ledger> {
  const steps = must(await source.history('spectator'));
  const points = pointsOf(steps, answers);
  const tables: Table[] = [];
  for (const point of points) tables.push(must(await source.viewAt<AcesView>(point.answers, 'spectator')).table);
  const table = tables.at(-1);
  if (table === undefined) throw new Error('The match has no end.');
  const fights = fightsOf(steps, table);
  const best = deedsOf(fights, table)[0];
  return {
    steps,
    points,
    course: courseOf(points, tables, steps, fights),
    fights,
    decisive: decisiveFights(fights, table, DECISIVE),
    best: best === undefined || best.dealt === 0 ? null : best,
    table,
  };
}

/** The name of a unit, whether it still lives or not. */
export function nameOf(table: Table, unit: number): string {
  const u = table.units[unit];
  return u === undefined ? '' : typeOf(u).name;
}

function must<T>(
  attempt: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string },
): T {
  if (!attempt.ok) throw new Error(attempt.message);
  return attempt.value;
}
