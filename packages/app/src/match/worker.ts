import { type Hosted, hosted, type Port, serveTable } from '@sandtable/host';
import { relay } from './relay';

/** Engines are large: each is loaded when a match of it is opened. */
const ENGINES: Readonly<Record<string, () => Promise<Hosted>>> = {
  aces: async () => hosted((await import('@sandtable/aces')).acesGame),
  '2gm': async () => hosted((await import('@sandtable/2gm')).gmGame),
};

const games: Hosted[] = [];

async function loadGame(message: unknown): Promise<void> {
  const { game } = (message ?? {}) as { game?: unknown };
  if (typeof game !== 'string' || !Object.hasOwn(ENGINES, game) || games.some((g) => g.id === game)) return;
  const engine = await ENGINES[game]?.();
  if (engine !== undefined) games.push(engine);
}

serveTable(relay(self as unknown as Port, loadGame), games, () => Date.now());
