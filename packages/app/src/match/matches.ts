import type { SavedTable } from '@sandtable/host';
import { type ChosenStore, withFallback } from './fallback-store';
import { recordsOf } from './game-records';
import { browserMatches } from './indexed-db';
import { memoryMatches } from './memory-store';
import { type MatchRecord, newId } from './record';

interface NewMatch {
  readonly game: string;
  readonly title: string;
  readonly saved: SavedTable;
  /** What a spectator sees of it. */
  readonly view: unknown;
  readonly origin: MatchRecord['origin'];
}

const store = withFallback(browserMatches(), memoryMatches());

/** The matches of this browser. */
export const matches: ChosenStore & { create(match: NewMatch): Promise<string> } = {
  ...store,
  /** Keeps a match that has not been kept yet; gives back its id. */
  async create({ game, title, saved, view, origin }) {
    const id = newId();
    const records = recordsOf(game);
    const edition = records?.edition(view);
    const now = Date.now();
    const record: MatchRecord = {
      id,
      game,
      ...(edition === undefined ? {} : { edition }),
      title,
      revision: 0,
      created: now,
      changed: now,
      answers: saved.replay.answers.length,
      seats: saved.seats.map((occupant, i) => ({ occupant, side: records?.sides(view)[i] ?? '' })),
      round: records?.round(view) ?? 0,
      over: saved.replay.result,
      picture: records?.picture(view) ?? null,
      timer: {},
      origin,
    };
    await store.add({ record, saved });
    return id;
  },
};
