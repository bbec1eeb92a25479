import type { SavedTable } from '@sandtable/host';
import { moduleOf } from '../games';
import { type ChosenStore, withFallback } from './fallback-store';
import { browserMatches } from './indexed-db';
import { memoryMatches } from './memory-store';
import { changeOf, type MatchRecord, newId } from './record';

interface NewMatch {
  readonly game: string;
  readonly title: string;
  readonly saved: SavedTable;
  /** What a spectator sees of it. */
  readonly view: unknown;
  readonly origin: MatchRecord['origin'];
  readonly file?: string | undefined;
}

/** Whether the browser may throw our matches away when it runs out of room is asked once; it may say no. */
async function askToPersist(): Promise<void> {
  try {
    if ((await navigator.storage?.persisted()) === false) await navigator.storage.persist();
  } catch {
    // a browser that has no opinion keeps what it keeps
  }
}

const store = withFallback(browserMatches(), memoryMatches());

/** The matches of this browser. */
export const matches: ChosenStore & { create(match: NewMatch): Promise<string> } = {
  ...store,
  /** Keeps a match that has not been kept yet; gives back its id. */
  async create({ game, title, saved, view, origin, file }) {
    const id = newId();
    const records = (await moduleOf(game)?.records()) ?? null;
    const edition = records?.edition(view);
    const now = Date.now();
    const record: MatchRecord = {
      id,
      game,
      ...(edition === undefined ? {} : { edition }),
      title,
      created: now,
      changed: now,
      ...changeOf(records, {
        answers: saved.replay.answers.length,
        seats: saved.seats,
        over: saved.replay.result,
        view,
      }),
      origin,
      ...(file === undefined ? {} : { file }),
    };
    await store.add({ record, saved });
    // asked once there is something to lose; a browser that does not mind asks nobody
    void askToPersist();
    return id;
  },
};
