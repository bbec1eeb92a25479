import type { Trace } from '@sandtable/host';
import type { Component } from 'svelte';
import { i18n } from '../i18n/catalogue.svelte';
import { localeOf } from '../i18n/locale';
import { loadReader } from '../i18n/reading';
import type { ToldStep } from '../log/step';
import { retryable } from '../once';
import type { RecordParts, SummaryParts } from './parts';

/** The table of one moment, with what had just happened drawn on it. */
export interface MomentBoardProps {
  readonly view: unknown;
  /** One answer earlier; null at the start. */
  readonly before: unknown;
  readonly step: ToldStep | null;
  /** Why it was decided; null until it is known. */
  readonly trace: Trace | null;
  readonly label: string;
  readonly motion: boolean;
}

interface Loaders {
  readonly parts: () => Promise<RecordParts>;
  readonly summary: () => Promise<SummaryParts>;
  readonly board: () => Promise<Component<MomentBoardProps>>;
}

/** Each game's part is fetched when a match of it is looked at. */
const GAMES: Readonly<Record<string, Loaders>> = {
  aces: {
    parts: retryable(async () => {
      const [{ acesRecord }, said] = await Promise.all([import('../aces/record/parts'), import('../i18n/with-aces')]);
      return acesRecord(said.i18n);
    }),
    summary: retryable(async () => {
      const [{ acesSummary }, said] = await Promise.all([
        import('../aces/record/summary'),
        import('../i18n/with-retold'),
      ]);
      return acesSummary(said.i18n);
    }),
    board: retryable(async () => (await import('../aces/record/MomentBoard.svelte')).default),
  },
  '2gm': {
    parts: retryable(async () => {
      const [{ gmRecord }, said] = await Promise.all([import('../2gm/record/parts'), import('../i18n/with-gm-record')]);
      return gmRecord(said.i18n);
    }),
    summary: retryable(async () => {
      const [{ gmSummary }, said] = await Promise.all([
        import('../2gm/record/summary'),
        import('../i18n/with-gm-retold'),
      ]);
      return gmSummary(said.i18n);
    }),
    board: retryable(async () => (await import('../2gm/record/MomentBoard.svelte')).default),
  },
};

function loadersOf(game: string): Loaders {
  const found = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (found === undefined) throw new Error(`Nothing is known about matches of "${game}".`);
  return found;
}

/** How matches of this game are told. */
export async function recordOf(game: string): Promise<RecordParts> {
  const [parts] = await Promise.all([loadersOf(game).parts(), loadReader(game, localeOf(i18n.t.locale))]);
  return parts;
}

/** How matches of this game are summed up. */
export async function summaryOf(game: string): Promise<SummaryParts> {
  return loadersOf(game).summary();
}

/** How a moment of this game is drawn. */
export async function momentBoardOf(game: string): Promise<Component<MomentBoardProps>> {
  return loadersOf(game).board();
}
