import type { FastifyInstance } from 'fastify';
import { addresses } from './http/hosts';
import { makeShell } from './http/shell';
import { Refused } from './refused';
import type { Settings } from './settings/settings';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';
import type { Store } from './store/store';

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

/** Opens the store and serves the app and its tables until it is closed. */
export async function serve(settings: Settings, app: string): Promise<Served> {
  const store = await openStore(settings);
  try {
    const { server } = await makeShell({ settings, store, app });
    const port = await listen(server, settings);
    const url = `http://${inUrl(settings.listen === '0.0.0.0' ? '127.0.0.1' : settings.listen)}:${port}/`;
    return {
      port,
      url,
      urls: urlsOf(settings, url, port),
      place: store.place,
      close: async () => {
        await server.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A store that a server uses; one file is served by one server. */
async function openStore({ store }: Settings): Promise<Store> {
  if ('postgres' in store) {
    return openPostgres(store.postgres).catch((error: Error) => {
      throw new Refused(`The database cannot be used: ${error.message}`);
    });
  }
  const opened = await openSqlite(store.sqlite).catch((error: Error) => {
    throw new Refused(`${store.sqlite} cannot be used: ${error.message}`);
  });
  try {
    opened.serveAlone();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
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
