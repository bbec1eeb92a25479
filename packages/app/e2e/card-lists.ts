import { catalogue, deckCode, deckText } from '@sandtable/2gm/decks';
import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';

/** Every card of the catalogue: its address and its name. */
export const CARDS: readonly { readonly key: string; readonly name: string }[] = [
  ...catalogue.cards.map(({ id, name }) => ({ key: `2gm/${id}`, name })),
  ...UNIT_TYPES.flatMap(({ faction, id, name }) =>
    faction < 0 ? [] : [{ key: `aces/${FACTIONS[faction] ?? ''}/${id}`, name }],
  ),
];

/** The two decks of the Pacific book with everything they can be built from. */
export const PACIFIC = catalogue.decks
  .filter(({ book }) => book)
  .map((deck) => ({
    name: deck.name,
    nation: deck.nation,
    cards: deck.cards.map(({ id, copies }) => ({ id, copies, title: catalogue.byId.get(id)?.name ?? '' })),
    code: deckCode(deck, catalogue),
    text: deckText(deck.name, deck, catalogue),
  }));
