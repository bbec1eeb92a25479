import type { Trace } from '@sandtable/host';
import type { Component } from 'svelte';
import type { ToldStep } from '../log/step';
import { retryable } from '../once';
import type { RecordParts } from './parts';

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
  readonly board: () => Promise<Component<MomentBoardProps>>;
}

/** Each game's part is fetched when a match of it is looked at. */
const GAMES: Readonly<Record<string, Loaders>> = {
  aces: {
    parts: retryable(async () => (await import('../aces/record/parts')).acesRecord),
    board: retryable(async () => (await import('../aces/record/MomentBoard.svelte')).default),
  },
  '2gm': {
    parts: retryable(
      async () => (await Promise.all([import('../2gm/record/parts'), import('../i18n/with-gm')]))[0].gmRecord,
    ),
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
  return loadersOf(game).parts();
}

/** How a moment of this game is drawn. */
export async function momentBoardOf(game: string): Promise<Component<MomentBoardProps>> {
  return loadersOf(game).board();
}
