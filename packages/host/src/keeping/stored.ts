import { type Core, type Result, success, under } from '@sandtable/kernel';
import { fails, says } from '../says';
import type { Hostable } from '../speech/speech';
import { restoreTable } from '../table/open';
import { MatchTable } from '../table/table';
import type { TableHooks } from '../table/table-core';
import { readEntry } from './entry';
import { readSnapshot } from './snapshot';

/** A match as a store holds it. Nothing of it has been read yet. */
export interface StoredMatch {
  /** The table as it was put into the store: a saved table, old or new. */
  readonly base: unknown;
  /** How it stood later; null to begin with the base. */
  readonly snapshot: unknown;
  /** Everything after the snapshot, or after the base. */
  readonly entries: readonly unknown[];
  /** So long ago, in milliseconds that count, the last of them was made; left out: it does not matter. */
  readonly idleMs?: number;
}

/**
 * Opens a stored match: the snapshot as it is, then what came after it. Nothing is played again and nothing verified: that is
 * for a tool. A snapshot of other rules is a problem; from the base and all entries the match is played on the tape of its draws.
 */
export function openStored<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  { base, snapshot, entries, idleMs }: StoredMatch,
  hooks: TableHooks = {},
): Result<MatchTable<S, Setup, View>> {
  const begun = snapshot === null ? restoreTable(game, base, hooks) : standing(game, snapshot, hooks);
  if (!begun.ok) return begun;
  const table = begun.value;
  for (const [i, raw] of entries.entries()) {
    const entry = readEntry(raw);
    if (!entry.ok) return { ok: false, problems: entry.problems.map((p) => under(`entries/${i}`, p)) };
    const done = table.apply(entry.value);
    if (!done.ok) return fails(`entries/${i}`, says.entryDoesNotFit(entry.value.seq, done.message));
  }
  if (idleMs !== undefined) table.passed(idleMs);
  return success(table);
}

function standing<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  raw: unknown,
  hooks: TableHooks,
): Result<MatchTable<S, Setup, View>> {
  const stood = readSnapshot(game.rules, raw);
  if (!stood.ok) return { ok: false, problems: stood.problems.map((p) => under('snapshot', p)) };
  return success(new MatchTable(game, stood.value.chronicle, stood.value.start, hooks));
}
