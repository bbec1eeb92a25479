import { hosted } from '@sandtable/host';
import { toyGame } from '@sandtable/testkit/toy';
import { type Served, serve } from '../../packages/server/src/serve';
import { type Flags, readSettings } from '../../packages/server/src/settings/settings';

/** Serves the toy game alone: a duel with hands, about as large as what others show their servers with. */
export function startSmall(flags: Flags, app: string): Promise<Served> {
  const thinkers = { think: async () => null, close: async () => undefined };
  return serve(readSettings(flags, {}), app, { games: [hosted(toyGame)], thinkers });
}
