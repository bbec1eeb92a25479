import websocket from '@fastify/websocket';
import type { Hosted } from '@sandtable/host';
import { MAX_REQUEST_BYTES } from '@sandtable/wire/door';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Metrics } from '../http/metrics';
import type { Settings } from '../settings/settings';
import type { Store } from '../store/store';
import { Clockwork } from './clocks/clockwork';
import { Downtime } from './clocks/downtime';
import type { HumanPause } from './clocks/human-pause';
import { Hub } from './hub';
import { Rematch } from './matches/rematch';
import type { Thinkers } from './matches/thinkers';
import { Notices } from './notices';
import { addCalls } from './routes';
import { Owning } from './seats/owning';
import { Personal } from './seats/personal';
import { Seating } from './seats/seating';
import { Tables } from './tables';
import { addPolling } from './talk/poll';
import { addSocket } from './talk/socket';
import { Talk } from './talk/talk';
import type { Line } from './talk/viewer';

interface Parts {
  readonly server: FastifyInstance;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly settings: Settings;
  readonly games: readonly Hosted[];
  readonly thinkers: Thinkers;
  readonly pause: HumanPause;
  readonly now: () => number;
}

/** What strangers may do in a minute or at once; people at this machine are no strangers. */
const LIMITS = {
  machine: { create: 6000, call: 60_000, perAddress: 5000 },
  house: { create: 60, call: 600, perAddress: 200 },
  world: { create: 20, call: 300, perAddress: 50 },
} as const;

/** Gives a server its tables. */
export async function addTables(parts: Parts): Promise<void> {
  const { server, metrics, store, settings, games, thinkers, pause, now } = parts;
  const problem = (sentence: string) => server.log.error(sentence);
  const notices = new Notices({ store, settings, now, problem });
  const downtime = new Downtime({ store, now, problem });
  await downtime.start();
  const hub = new Hub({ store, games, thinkers, pause, notices, downtime, now, problem });
  const tables = new Tables({ store, hub, games, now });
  const clockwork = new Clockwork({ store, hub, now, problem });
  const seating = new Seating({ store, hub, tables, notices });
  const callees = {
    tables,
    notices,
    seating,
    owning: new Owning({ store, hub }),
    rematch: new Rematch({ store, hub, tables }),
    personal: new Personal({ store, hub, seating }),
  };
  const makeTalk = (line: Line) => new Talk({ hub, store, tables, now }, line);
  const limits = LIMITS[settings.reach];

  await server.register(websocket, { options: { maxPayload: MAX_REQUEST_BYTES, perMessageDeflate: false } });
  // a route with a socket has to be made after the plugin has seen its own registration
  await server.register(async (scope) => addSocket(scope, makeTalk, limits));
  addCalls(server, callees, limits);
  addPolling(server, makeTalk, limits.call);
  server.addHook('preClose', async () => {
    await clockwork.close();
    await downtime.stop().catch((error: Error) => problem(error.message));
    await hub.close();
    await thinkers.close();
  });

  const registers = [metrics.registry];
  new Gauge({
    name: 'sandtable_tables_open',
    help: 'Matches in memory.',
    registers,
    collect() {
      this.set(hub.open);
    },
  });
  new Gauge({
    name: 'sandtable_guests',
    help: 'People at tables or watching.',
    registers,
    collect() {
      this.set(hub.guests);
    },
  });
}
