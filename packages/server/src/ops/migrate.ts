import type { AnyTable, Hosted, Snapshot } from '@sandtable/host';
import { stableHash } from '@sandtable/kernel';
import { StoreLog } from '../live/store-log';
import type { MatchRow } from '../store/rows';
import type { Store } from '../store/store';

const PAGE = 500;

/** A running match that was made by other rules than today's, and what has become of it. */
export interface Migrated {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  /** By which rules it was made. */
  readonly rules: string;
  /**
   * `moved`: it comes out the same and goes on by today's rules. `kept`: it can be played on, but on the tape of its draws, for
   * something in it was different then. `stuck`: today's rules cannot play it at all; it waits for a server that can.
   */
  readonly what: 'moved' | 'kept' | 'stuck';
  readonly why: string;
}

/** Replays every running match that older rules have made, and moves those that come out the same. */
export async function migrateMatches(store: Store, games: readonly Hosted[]): Promise<Migrated[]> {
  const done: Migrated[] = [];
  for (let page = await store.matches(PAGE); page.length > 0; page = await store.matches(PAGE, page.at(-1))) {
    for (const row of page) {
      if (row.phase !== 'running' || row.base === null) continue;
      const game = games.find(({ id }) => id === row.game);
      if (row.rules === game?.rules) continue;
      const { id: match, title, rules } = row;
      const became =
        game === undefined
          ? ({ what: 'stuck', why: 'This server does not know the game.' } as const)
          : await migrate(store, game, row);
      done.push({ match, game: row.game, title, rules, ...became });
    }
  }
  return done;
}

type Became = Pick<Migrated, 'what' | 'why'>;

async function migrate(store: Store, game: Hosted, row: MatchRow): Promise<Became> {
  const log = new StoreLog(
    row.id,
    store,
    () => row.touched,
    () => 0,
  );
  const [whole, newest] = [await log.load(true), await log.load()];
  if (whole === null) return { what: 'stuck', why: 'There is nothing to be played.' };
  const problems: string[] = [];
  const opened = game.openStored(whole, { onProblem: ({ message }) => problems.push(message) });
  if (!opened.ok) return { what: 'stuck', why: opened.problems[0]?.message ?? 'It cannot be read.' };
  const [problem] = problems;
  if (problem !== undefined) return { what: 'kept', why: problem };
  const snapshot = newest?.snapshot as Snapshot | null | undefined;
  if (snapshot != null && hashAt(game, whole, snapshot.seq) !== snapshot.hash) {
    return { what: 'kept', why: `After entry ${snapshot.seq} the match stood differently.` };
  }
  const table = opened.value;
  const body = JSON.stringify(table.snapshot());
  const isMoved = await store.adopt(row.id, row.head, game.rules, { match: row.id, n: table.last, body });
  return isMoved
    ? { what: 'moved', why: '' }
    : { what: 'kept', why: 'Somebody has just answered in it: run this again.' };
}

/** How the match stood after an entry, by today's rules. */
function hashAt(game: Hosted, whole: Parameters<Hosted['openStored']>[0], seq: number): string | null {
  const entries = whole.entries.filter((entry) => (entry as { readonly seq: number }).seq <= seq);
  const opened = game.openStored({ ...whole, entries });
  return opened.ok ? hashOf(opened.value) : null;
}

function hashOf(table: AnyTable): string | null {
  const state = table.stateAt(table.journal.length);
  return state.ok ? stableHash(state.value) : null;
}
