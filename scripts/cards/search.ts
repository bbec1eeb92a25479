import { gmCardsOf } from '../../packages/app/src/2gm/cards/catalogue';
import { acesCardsOf } from '../../packages/app/src/aces/cards/catalogue';
import { NUMBERS } from '../../packages/app/src/cards/entry';
import { findCards } from '../../packages/app/src/cards/find';
import { ALL_CARDS, type CardQuery } from '../../packages/app/src/cards/query';
import { cards } from '../../packages/app/src/i18n/en/cards';
import { gmCards } from '../../packages/app/src/i18n/en/gm-cards';
import { nations } from '../../packages/app/src/i18n/en/nations';

/** A busy machine stops a page now and then: what a search takes is the least of so many. */
const TIMES = 3;

/**
 * Runs in the page: every name typed letter by letter, every order and every class; how long each search took, in milliseconds. `first` is
 * the very first, before anything is compiled.
 */
export function searches(): { readonly first: number; readonly took: number[] } {
  const entries = [gmCardsOf, acesCardsOf].flatMap((game) => game.entries({ ...gmCards, nations, ...cards }));
  const names = [...new Set(entries.map(({ name }) => name))];
  const typed = names.flatMap((name) => Array.from(name, (_letter, at) => name.slice(0, at + 1)));
  const queries: Partial<CardQuery>[] = [
    ...typed.map((words) => ({ words })),
    ...(['name', ...NUMBERS] as const).flatMap((sort) => [
      { sort, down: true },
      { sort, down: false },
    ]),
    ...Object.keys(cards.types).map((type) => ({ type, sort: 'cost' as const })),
  ];
  const search = (query: Partial<CardQuery>): number => {
    const before = performance.now();
    findCards(entries, { ...ALL_CARDS, ...query });
    return performance.now() - before;
  };
  const first = search({ words: 'tank', sort: 'name' });
  const took = queries.map((query) => Math.min(...Array.from({ length: TIMES }, () => search(query))));
  return { first, took };
}
