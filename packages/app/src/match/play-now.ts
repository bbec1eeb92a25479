import type { Attempt } from '@sandtable/host';
import { i18n } from '../i18n/catalogue.svelte';
import { chanceOf, quickOpening } from './aces-openings';
import { randomSeed, startMatch } from './start';
import { titleOf } from './titles';

/** A good solo match without a question asked; its id. */
export function playNow(): Promise<Attempt<string>> {
  const opening = quickOpening(i18n.t.matches.me, randomSeed(), chanceOf);
  return startMatch('aces', opening, (view) => titleOf('aces', view));
}
