import type { Core, Result } from '@sandtable/kernel';
import { openStored, type StoredMatch } from './keeping/stored';
import { type Interpreter, interpreterOf } from './speech/interpreter';
import type { Hostable } from './speech/speech';
import { openTable, restoreTable, restoringTable } from './table/open';
import type { MatchTable } from './table/table';
import type { TableHooks } from './table/table-core';

/** A table whose game nobody needs to know. */
export type AnyTable = MatchTable<Core, unknown, unknown>;

export type AnyInterpreter = Interpreter<Core, unknown, unknown>;

/** A game that can be hosted by whoever does not know it. */
export interface Hosted {
  readonly id: string;
  /** `ruleset@version` and the hash of its content: what a match of it is made by. */
  readonly rules: string;
  open(opening: unknown, hooks?: TableHooks): Result<AnyTable>;
  restore(saved: unknown, hooks?: TableHooks): Result<AnyTable>;
  /** The same for whoever has others to serve meanwhile: a step for every answer of the match. */
  restoring(saved: unknown, hooks?: TableHooks): Generator<undefined, Result<AnyTable>>;
  openStored(stored: StoredMatch, hooks?: TableHooks): Result<AnyTable>;
  /** Where a table of this game is played in words; null if it has none. */
  interpreter(table: AnyTable): AnyInterpreter | null;
}

export function hosted<S extends Core, Setup, View>(game: Hostable<S, Setup, View>): Hosted {
  const { id, version, content } = game.rules;
  return {
    id,
    rules: `${id}@${version} ${content}`,
    open: (opening, hooks) => erased(openTable(game, opening, hooks)),
    restore: (saved, hooks) => erased(restoreTable(game, saved, hooks)),
    *restoring(saved, hooks) {
      return erased(yield* restoringTable(game, saved, hooks));
    },
    openStored: (stored, hooks) => erased(openStored(game, stored, hooks)),
    interpreter: (table) => interpreterOf(game as unknown as Hostable<Core, unknown, unknown>, table),
  };
}

/** States and views only ever come out of the table they were made by. */
function erased<S extends Core, Setup, View>(table: Result<MatchTable<S, Setup, View>>): Result<AnyTable> {
  return table as unknown as Result<AnyTable>;
}
