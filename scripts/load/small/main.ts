import { hosted } from '@sandtable/host';
import { type Served, serve } from '../../../packages/server/src/serve';
import { type Flags, readSettings } from '../../../packages/server/src/settings/settings';
import { duelGame } from '../duel';

/** Serves the small game alone, with everything else as it is. */
export function startSmall(flags: Flags, app: string): Promise<Served> {
  const thinkers = { think: async () => null, close: async () => undefined };
  return serve(readSettings(flags, {}), app, { games: [hosted(duelGame)], thinkers });
}
