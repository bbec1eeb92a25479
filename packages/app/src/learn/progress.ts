import { browserStore, type KeyValueStore, readSetting, writeSetting } from '../settings/storage';

/** How far somebody has come: the lesson they were at, and those they have done. */
export interface Progress {
  readonly at: string;
  readonly done: readonly string[];
}

const KEY = 'sandtable.learn.';

/** Whatever cannot be read is a fresh start. */
export function readProgress(game: string, known: readonly string[], store = browserStore): Progress {
  const fresh: Progress = { at: known[0] ?? '', done: [] };
  const text = readSetting(store, KEY + game);
  if (text === null) return fresh;
  try {
    const { at, done } = JSON.parse(text) as { at?: unknown; done?: unknown };
    return {
      at: known.find((id) => id === at) ?? fresh.at,
      done: Array.isArray(done) ? known.filter((id) => done.includes(id)) : [],
    };
  } catch {
    return fresh;
  }
}

export function writeProgress(game: string, progress: Progress, store: () => KeyValueStore = browserStore): void {
  writeSetting(store, KEY + game, JSON.stringify(progress));
}
