import { availableParallelism } from 'node:os';
import { GAMES } from './live/games';
import { poolOf } from './live/matches/thinkers';
import { type Served, serve } from './serve';
import type { Settings } from './settings/settings';

export { type Operations, operate } from './ops/operate';
export { qrCode } from './qr-code';
export { type Flags, readSettings } from './settings/settings';

/** Serves the app and the tables of all games, until it is closed. */
export function serveAll(settings: Settings, app: string): Promise<Served> {
  // one place is left to the server itself
  const threads = Math.max(1, availableParallelism() - 1);
  const thinkers = poolOf(new URL('./thinker.mjs', import.meta.url), threads);
  return serve(settings, app, { games: GAMES, thinkers });
}
