import {
  type Core,
  type Option,
  pickFrom,
  type Rng,
  randomBelow,
  type Seat,
  stableHash,
  type Viewer,
} from '@sandtable/kernel';
import type { Table } from './table';
import type { Update } from './update';

/** What tests of the host share. */

export function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** The state now, in a word. */
export function hash<S extends Core, Setup, View>(table: Table<S, Setup, View>): string {
  return stableHash(must(table.stateAt(table.journal.length)));
}

/** Everything the viewer is told from now on, how things stand first. */
export function watching<S extends Core, Setup, View>(table: Table<S, Setup, View>, who: Viewer): Update<View>[] {
  const updates: Update<View>[] = [];
  must(table.watch(who, (update) => updates.push(update)));
  return updates;
}

/** Lets the opponents act until a person is waited for. */
export function settle<S extends Core, Setup, View>(table: Table<S, Setup, View>): void {
  while (table.advance()) {
    // one decision at a time, as an environment does
  }
}

/** What each seat's person is asked now. */
export function questions<S extends Core, Setup, View>(table: Table<S, Setup, View>) {
  const seats = must(table.sync('spectator')).seats.keys();
  return [...seats].flatMap((seat) => must(table.sync(seat)).question ?? []);
}

/** Some person answers something; what it was, or null if no person is asked. */
export function answerSomehow<S extends Core, Setup, View>(
  table: Table<S, Setup, View>,
  rng: Rng,
): { seat: Seat; option: Option } | null {
  const asked = questions(table);
  const question = asked[randomBelow(rng, Math.max(1, asked.length))];
  if (question === undefined) return null;
  const { seat } = question;
  const { standing } = must(table.sync(seat));
  const option = pickFrom(rng, standing.length > 0 && randomBelow(rng, 20) === 0 ? standing : question.options);
  must(table.answer(seat, option));
  return { seat, option };
}
