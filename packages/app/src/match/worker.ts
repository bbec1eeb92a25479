import { type Hosted, hosted, type Port, retelling, serveTable } from '@sandtable/host';
import { hostPhrases } from '@sandtable/host/words';
import { GAME_WORDS } from '../i18n/game-words';
import { type Locale, localeOf } from '../i18n/locale';
import { relay } from './relay';

/** Engines are large: each is loaded when a match of it is opened, with the words of the language it is opened in. */
const ENGINES: Readonly<Record<string, (locale: Locale) => Promise<Hosted>>> = {
  aces: async (locale) => hosted((await import('@sandtable/aces')).acesIn(await GAME_WORDS[locale].aces())),
  '2gm': async (locale) => hosted((await import('@sandtable/2gm')).gmIn(await GAME_WORDS[locale]['2gm']())),
};

const games: Hosted[] = [];
let phrases = hostPhrases;

async function loadGame(message: unknown): Promise<void> {
  const { game, language } = (message ?? {}) as { game?: unknown; language?: unknown };
  if (typeof game !== 'string' || !Object.hasOwn(ENGINES, game) || games.some((g) => g.id === game)) return;
  phrases = await GAME_WORDS[localeOf(language)].host();
  const engine = await ENGINES[game]?.(localeOf(language));
  if (engine !== undefined) games.push(engine);
}

const screen = retelling(relay(self as unknown as Port, loadGame), () => phrases);
serveTable(screen, games, () => Date.now());
