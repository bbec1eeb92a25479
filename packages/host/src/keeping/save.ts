import type { Core } from '@sandtable/kernel';
import { stillAhead } from '../dice/fallen-dice';
import type { Chronicle } from '../story/chronicle';
import type { SavedTable } from './saved';

/** What a table holds besides its chronicle. */
export type Furniture = Pick<
  SavedTable,
  'seq' | 'options' | 'seats' | 'request' | 'used' | 'forfeit' | 'gaveUp' | 'advised'
>;

/** The table as it stands. */
export function save<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  furniture: Furniture,
): SavedTable<Setup> {
  const { journal, undone, match, known } = chronicle;
  return {
    format: 'sandtable-table',
    formatVersion: 1,
    ...furniture,
    ...stakesOf(chronicle),
    replay: chronicle.replay(),
    by: journal.map((e) => e.by),
    undone: undone.map((m) => [m.by, m.seat, ...m.option]),
    fallen: known === null ? [] : stillAhead(known, match.draws),
  };
}

/** The table as it stood after `n` answers, as the start of another match: nothing to redo, no dice known beyond. */
export function saveAt<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  { forfeit: _, gaveUp: __, advised: ___, ...furniture }: Furniture,
  n: number,
): SavedTable<Setup> {
  return {
    format: 'sandtable-table',
    formatVersion: 1,
    ...furniture,
    ...stakesOf(chronicle),
    request: null,
    replay: chronicle.replay(n),
    by: chronicle.journal.slice(0, n).map((e) => e.by),
    undone: [],
    fallen: [],
  };
}

function stakesOf<S extends Core, Setup, View>({ origin }: Chronicle<S, Setup, View>): Pick<SavedTable, 'stakes'> {
  return origin.stakes === null ? {} : { stakes: origin.stakes };
}
