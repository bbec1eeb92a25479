import { catalogue, deckCode } from '@sandtable/2gm/table';

/** The deck code of one of our own decks, as somebody would paste it. */
export function codeOf(id: string): string {
  const deck = catalogue.decks.find((d) => d.id === id);
  if (deck === undefined) throw new Error(`There is no deck "${id}".`);
  return deckCode(deck, catalogue);
}
