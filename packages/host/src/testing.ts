import {
  type Core,
  type Option,
  pickFrom,
  type Rng,
  randomBelow,
  readAll,
  type Seat,
  stableHash,
  type Told,
  type Viewer,
} from '@sandtable/kernel';
import { inEnglish } from './says';
import type { ToldEvent } from './story/step';
import type { MatchTable } from './table/table';
import type { Update } from './table/update';

/** What tests of the host share. */

export function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** What somebody who reads English sees of it. */
export function inWords<T>(reply: T): Told<T> {
  return readAll(reply, inEnglish);
}

/** The state now, in a word. */
export function hash<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>): string {
  return stableHash(must(table.stateAt(table.journal.length)));
}

/** Everything the viewer is told from now on, how things stand first. */
export function watching<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>, who: Viewer): Update<View>[] {
  const updates: Update<View>[] = [];
  must(table.watch(who, (update) => updates.push(update)));
  return updates;
}

/** Everything an update tells. */
export function factsOf(update: Pick<Update<unknown>, 'steps'> | undefined): readonly ToldEvent[] {
  return update?.steps.flatMap((step) => step.facts) ?? [];
}

/** The journal without the numbers of its entries: done again, or opened from a file, an answer has another one. */
export function movesOf<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>) {
  return table.journal.map(({ seq, ...entry }) => entry);
}

/** No duel is longer: a broken table fails its test instead of running for ever. */
const ENOUGH = 3000;

/** Lets the opponents act until a person is waited for. */
export function settle<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>): void {
  for (let n = 0; table.advance(); n++) if (n > ENOUGH) throw new Error('The opponents never come to rest.');
}

/** Redoes whatever seat 0 or 1 can. */
export function redoAll<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>): void {
  for (let n = 0; table.redo(0).ok || table.redo(1).ok; n++) if (n > ENOUGH) throw new Error('Redo never ends.');
}

/** Plays to the end of the match, or until `each`, called after every answer of a person, says to stop. */
export function playOn<S extends Core, Setup, View>(
  table: MatchTable<S, Setup, View>,
  rng: Rng,
  each: (answered: { seat: Seat; option: Option }) => 'stop' | undefined = () => undefined,
): void {
  for (let n = 0; table.over === null; n++) {
    settle(table);
    if (table.over !== null) return;
    const answered = answerSomehow(table, rng);
    if (answered === null || n > ENOUGH) throw new Error('The match does not come to an end.');
    if (each(answered) === 'stop') return;
  }
}

/** What each seat's person is asked now. */
function questions<S extends Core, Setup, View>(table: MatchTable<S, Setup, View>) {
  const seats = must(table.sync('spectator')).seats.keys();
  return [...seats].flatMap((seat) => must(table.sync(seat)).question ?? []);
}

/** Some person answers something; what it was, or null if no person is asked. */
export function answerSomehow<S extends Core, Setup, View>(
  table: MatchTable<S, Setup, View>,
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
