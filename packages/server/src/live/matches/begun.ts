import { type AnyTable, drawsBefore, type Hosted, type Opening, type TableHooks } from '@sandtable/host';
import type { Problem, Result } from '@sandtable/kernel';
import type { Create } from '@sandtable/wire';
import type { Slices } from './slices';

/** A match that was begun at another table, as it is kept until it goes on here. */
export interface Begun extends NonNullable<Create['from']> {
  readonly answers: number;
  /** So many draws of each kind fell there: nobody had committed to them. */
  readonly before: ReturnType<typeof drawsBefore>;
}

/**
 * Opens the table of a match that is new, or goes on with one that was begun elsewhere. What was played of that is played again here answer by
 * answer, so that nothing comes to this table that the rules did not allow. Its dice fall again as they fell; every later one follows from the
 * stakes of this table. A long match takes seconds to play again: that is done in slices.
 */
export async function openOrGoOn(
  game: Hosted,
  opening: Opening,
  from: Create['from'],
  slices: Slices,
  hooks: TableHooks = {},
): Promise<Result<AnyTable>> {
  if (from === undefined) return game.open(opening, hooks);
  const { stakes, seats, dice = 'keyed', undo = 'strict', thoughts = 'own', clock } = opening;
  const wrong: Problem[] = [];
  const saved = {
    format: 'sandtable-table',
    formatVersion: 1,
    seq: 0,
    options: { dice, undo, thoughts, ...(clock === undefined ? {} : { clock }) },
    stakes,
    seats,
    replay: given(from.replay),
    by: from.by,
    undone: [],
    fallen: [],
    request: null,
    used: null,
  };
  const opened = await slices.run(game.restoring(saved, { ...hooks, onProblem: (problem) => wrong.push(problem) }));
  if (!opened.ok) return opened;
  // other rules would make another match of it
  if (wrong.length > 0) return { ok: false, problems: wrong };
  if (opened.value.over === null) return opened;
  return {
    ok: false,
    problems: [{ path: 'from/replay/result', message: 'This match is over: nothing of it is left to play.' }],
  };
}

/** What has to be known of it later without playing it again. */
export function begunBy(table: AnyTable, { replay, by }: NonNullable<Create['from']>): Begun {
  return { replay, by, answers: by.length, before: drawsBefore(table.saved().replay.draws) };
}

/** The set-up a replay begins with; the host has read the whole of it, or says what is wrong with it. */
export function setupIn(replay: unknown): unknown {
  return typeof replay === 'object' && replay !== null && 'setup' in replay ? replay.setup : null;
}

/** The dice fall as they fell, whatever a seed would say: the secret of this table is not in it. */
function given(replay: unknown): unknown {
  return typeof replay === 'object' && replay !== null ? { ...replay, dice: 'given' } : replay;
}
