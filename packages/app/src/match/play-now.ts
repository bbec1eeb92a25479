import type { Attempt, Opening } from '@sandtable/host';
import type { TableId } from '../games';
import { i18n } from '../i18n/catalogue.svelte';
import { quickOpening } from './aces-openings';
import { chanceOf } from './chance';
import { quickBattle } from './gm-openings';
import { randomSeed, startMatch } from './start';
import { titleOf } from './titles';

/** A good solo match at that table without a question asked; its id. */
export function playNow(table: TableId): Promise<Attempt<string>> {
  const { game, opening } = openingAt(table, i18n.t.matches.me);
  return startMatch(game, opening, (view) => titleOf(game, view));
}

function openingAt(table: TableId, person: string): { readonly game: string; readonly opening: Opening } {
  const seed = randomSeed();
  if (table === 'aces') return { game: 'aces', opening: quickOpening(person, seed, chanceOf) };
  return { game: '2gm', opening: quickBattle(table, person, seed, chanceOf) };
}
