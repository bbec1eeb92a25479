import { type Hosted, hosted, type Port, retelling } from '@sandtable/host';
import { hostPhrases } from '@sandtable/host/words';
import { serveTable } from '@sandtable/wire/table-port';
import { GAME_WORDS } from '../i18n/game-words';
import { HOST_WORDS } from '../i18n/host-words';
import { type Locale, localeOf } from '../i18n/locale';
import { browserLog } from './browser-log';
import { databaseDoor } from './database';
import type { GameRecords } from './record';
import { relay } from './relay';

/** Engines are large: each is loaded when a match of it is opened, with the words of the language it is opened in. */
const ENGINES: Readonly<Record<string, (locale: Locale) => Promise<Hosted>>> = {
  aces: async (locale) => hosted((await import('@sandtable/aces')).acesIn(await GAME_WORDS[locale].aces())),
  '2gm': async (locale) => hosted((await import('@sandtable/2gm')).gmIn(await GAME_WORDS[locale]['2gm']())),
};

const games: Hosted[] = [];
let phrases = hostPhrases;
const database = databaseDoor();
/** Tells other tabs that a match has gone on. */
const others = new BroadcastChannel('sandtable-entries');
let open: string | null = null;
/** How matches are listed; it shares modules with the engines, and is loaded with the first of them. */
let recordsOf: (game: string) => GameRecords | null = () => null;

async function loadGame(message: unknown): Promise<void> {
  const { game, language } = (message ?? {}) as { game?: unknown; language?: unknown };
  if (typeof game !== 'string' || !Object.hasOwn(ENGINES, game) || games.some((g) => g.id === game)) return;
  phrases = await HOST_WORDS[localeOf(language)]();
  const engine = await ENGINES[game]?.(localeOf(language));
  ({ recordsOf } = await import('./game-records'));
  if (engine !== undefined) games.push(engine);
}

const screen = retelling(relay(self as unknown as Port, loadGame), () => phrases);
const served = serveTable(screen, {
  games,
  log(id, game) {
    open = id;
    return browserLog(database, id, recordsOf(game));
  },
  hooks: {
    now: () => Date.now(),
    timer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    onKept() {
      if (open !== null) others.postMessage(open);
    },
  },
});
others.addEventListener('message', ({ data }) => {
  if (open !== null && data === open) served.poke();
});
