import { gmCardsOf } from '../../packages/app/src/2gm/cards/catalogue';
import { acesCardsOf } from '../../packages/app/src/aces/cards/catalogue';
import { NUMBERS } from '../../packages/app/src/cards/entry';
import { findCards } from '../../packages/app/src/cards/find';
import { ALL_CARDS, type CardQuery } from '../../packages/app/src/cards/query';
import { cards } from '../../packages/app/src/i18n/en/cards';
import { gmCards } from '../../packages/app/src/i18n/en/gm-cards';
import { nations } from '../../packages/app/src/i18n/en/nations';

/** Runs in the page: every name typed letter by letter, every order and every class; how long each search took, in milliseconds. */
export function searches(): number[] {
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
  return queries.map((query) => {
    const before = performance.now();
    findCards(entries, { ...ALL_CARDS, ...query });
    return performance.now() - before;
  });
}
