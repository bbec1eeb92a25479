import type { Socket } from 'node:net';
import type { Hosted } from '@sandtable/host';
import type { FastifyInstance } from 'fastify';
import { addresses } from './http/hosts';
import { makeShell } from './http/shell';
import { addTables } from './live/add-tables';
import { type HumanPause, humanPause } from './live/clocks/human-pause';
import type { Thinkers } from './live/matches/thinkers';
import { openStore } from './open-store';
import { Refused } from './refused';
import type { Settings } from './settings/settings';
import { SqliteStore } from './store/sqlite';

export interface Served {
  readonly port: number;
  /** Where this machine finds it. */
  readonly url: string;
  /** Where everybody it is meant for finds it. */
  readonly urls: readonly string[];
  /** Where its matches are kept, without secrets. */
  readonly place: string;
  /** Lets what was begun end, tells everybody, and stops. */
  close(): Promise<void>;
}

/** What is played, and where opponents think. */
export interface Players {
  readonly games: readonly Hosted[];
  readonly thinkers: Thinkers;
  /** How long an opponent takes at least to react; left out: as long as people do. */
  readonly pause?: HumanPause;
  /** What time it is; left out: what the machine says. */
  readonly now?: () => number;
}

/** Opens the store and serves the app and its tables until it is closed. */
export async function serve(settings: Settings, app: string, players: Players): Promise<Served> {
  const { games, thinkers, pause = humanPause, now = Date.now } = players;
  const store = await openStore(settings.store);
  let begun: FastifyInstance | null = null;
  try {
    // one file is served by one server
    if (store instanceof SqliteStore) store.serveAlone();
    const { server, metrics } = await makeShell({ settings, store, app });
    begun = server;
    await addTables({ server, metrics, store, settings, games, thinkers, pause, now });
    const sockets = openSockets(server);
    const port = await listen(server, settings);
    const url = `http://${inUrl(settings.listen === '0.0.0.0' ? '127.0.0.1' : settings.listen)}:${port}/`;
    return {
      port,
      url,
      urls: urlsOf(settings, url, port),
      place: store.place,
      close: async () => {
        await end(server, sockets);
        await store.close();
      },
    };
  } catch (error) {
    // its clocks would go on looking into a store that is closed
    await begun?.close();
    await store.close();
    throw error;
  }
}

/** A connection that does not end by itself must not keep a server that wants to. */
const PATIENCE_MS = 2000;

function openSockets(server: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

async function end(server: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, PATIENCE_MS);
  await server.close();
  clearTimeout(timer);
}

/** Listens on the port or, unless it must be exactly this one, on the next free one. */
async function listen(server: FastifyInstance, { listen: host, port, exactPort }: Settings): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await server.listen({ host, port: candidate });
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!exactPort && (code === 'EADDRINUSE' || code === 'EACCES') && candidate < 65_535) continue;
      if (code === 'EADDRINUSE')
        throw new Refused(`Port ${port} is taken: choose another, or leave --port out to get a free one.`);
      if (code === 'EACCES') throw new Refused(`Port ${port} may not be used here: choose one above 1023.`);
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new Refused(`This machine has no address ${host}: see --listen.`);
      throw error;
    }
  }
}

function urlsOf({ reach, baseUrl }: Settings, own: string, port: number): string[] {
  if (baseUrl !== null) return [baseUrl];
  if (reach === 'house') return addresses().map((address) => `http://${address}:${port}/`);
  return [own];
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
