import { catalogue, type Nation } from '@sandtable/2gm/table';

/** A deck of ours that a nation may bring. */
export interface ReadyDeck {
  readonly id: string;
  readonly points: number;
  readonly cards: number;
}

export function decksOf(nation: Nation): readonly ReadyDeck[] {
  return catalogue.decks
    .filter((deck) => deck.nation === nation)
    .map(({ id, points, cards }) => ({ id, points, cards: cards.reduce((sum, { copies }) => sum + copies, 0) }));
}

/** What a seat brings unless somebody says otherwise. */
export function firstDeckOf(nation: Nation): string {
  return decksOf(nation)[0]?.id ?? '';
}

/** The Generals a nation may begin with (2GM-OPT-11): what a set-up calls them, and their names. */
export function generalsOf(nation: Nation): readonly (readonly [id: string, name: string])[] {
  return catalogue.cards.flatMap((card) =>
    card.kind === 'general' && card.nation === nation ? [[card.id, card.name] as const] : [],
  );
}
