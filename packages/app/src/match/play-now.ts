import type { Attempt } from '@sandtable/host';
import type { ListedTable } from '../games';
import { i18n } from '../i18n/catalogue.svelte';
import { chanceOf } from './chance';
import { randomSeed, startMatch } from './start';
import { titleOf } from './titles';

/** A good solo match at that table without a question asked; its id. */
export async function playNow({ game, quickMatch }: ListedTable): Promise<Attempt<string>> {
  const opening = await quickMatch(i18n.t.matches.me, randomSeed(), chanceOf);
  return startMatch(game, opening, (view) => titleOf(game, view));
}
