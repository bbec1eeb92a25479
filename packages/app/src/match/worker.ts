import type { Hosted, Port } from '@sandtable/host';
import { serveTable } from '@sandtable/wire/table-port';
import { engineOf } from '../engines';
import { localeOf } from '../i18n/locale';
import { browserLog } from './browser-log';
import { databaseDoor } from './database';
import type { GameRecords } from './record';
import { relay } from './relay';
import { thinkingBeside } from './thinking';

const games: Hosted[] = [];
const database = databaseDoor();
/** Tells other tabs that a match has gone on. */
const others = new BroadcastChannel('sandtable-entries');
let open: string | null = null;
/** How matches of each game are listed. */
const records = new Map<string, GameRecords>();

async function loadGame(message: unknown): Promise<void> {
  const { game, language } = (message ?? {}) as { game?: unknown; language?: unknown };
  if (typeof game !== 'string' || records.has(game)) return;
  const found = await engineOf(game)?.();
  if (found === undefined) return;
  games.push(await found.open(localeOf(language)));
  records.set(game, found.records);
}

const served = serveTable(relay(self as unknown as Port, loadGame), {
  games,
  log(id, game) {
    open = id;
    return browserLog(database, id, records.get(game) ?? null);
  },
  hooks: {
    now: () => Date.now(),
    timer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    think: thinkingBeside(),
    onKept() {
      if (open !== null) others.postMessage(open);
    },
  },
});
others.addEventListener('message', ({ data }) => {
  if (open !== null && data === open) served.poke();
});
