import type { Component } from 'svelte';
import { MODULES } from '../modules';
import { retryable } from '../once';
import type { CardsOfGame, EntryProps } from './entry';

/** The cards of a game with the picture they have in the grid. */
export interface ShownCards {
  readonly of: CardsOfGame;
  readonly small: Component<EntryProps>;
}

/** Of every game that has cards. */
export const shownCards = retryable(async (): Promise<readonly ShownCards[]> => {
  const all = await Promise.all(MODULES.map(({ cards }) => cards?.() ?? null));
  const games = all.filter((of) => of !== null);
  return Promise.all(games.map(async (of) => ({ of, small: (await of.small()).default })));
});
