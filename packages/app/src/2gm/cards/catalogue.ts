import { catalogue, EDITIONS, NATIONS, tokenNameIn, UPGRADES } from '@sandtable/2gm/decks';
import type { CardEntry, CardsOfGame, NumberKey } from '../../cards/entry';
import { gmEntries } from './entries';
import { relatedTo } from './related';

/** The cells of the content files behind a number of the catalogue, where they are called otherwise. */
const CELLS: Readonly<Partial<Record<NumberKey, string>>> = {
  range: 'weapon/range',
  hit: 'weapon/hit',
  crit: 'weapon/crit',
  pierce: 'weapon/pierce',
  damage: 'weapon/damage',
};

/** Generals and terrain are in no deck. */
const APART: readonly string[] = ['general', 'terrain'];

/** What an upgrade is called, whatever card it is on: by both books. */
function equipmentName(id: string): string {
  const token = catalogue.upgrades.find((each) => each.id === id);
  return token === undefined ? id : tokenNameIn(EDITIONS, null, token);
}

export const gmCardsOf: CardsOfGame = {
  game: '2gm',
  entries: (t) => gmEntries(gmCardsOf, t),
  nations: (t) => NATIONS.map((id) => [id, t.nations[id] ?? id]),
  editions: (t) => EDITIONS.map((id) => [id, t.editions[id] ?? id]),
  abilities: (t) => Object.entries(t.tags).map(([id, { name }]) => [id, name]),
  traitName: (id, t) => t.tags[id]?.name ?? t.terrainTags[id] ?? equipmentName(id),
  equipment: () => UPGRADES.map((id) => [id, equipmentName(id)]),
  decks: () => catalogue.decks.map(({ id, name }) => [id, name]),
  small: () => import('./EntrySmall.svelte'),
  large: () => import('./EntryLarge.svelte'),
  cellOf: (key) => CELLS[key] ?? key,
  explained: 'explained',
  grounds: ({ type }) => (type === 'aircraft' ? ['flak', 'dogfight', 'parked'] : ['open', 'forest', 'trench']),
  // in a battle of the books anybody may meet anybody
  areEnemies: () => true,
  relatedTo,
  decksWith: ({ kind, id }: CardEntry) =>
    APART.includes(kind)
      ? null
      : catalogue.decks.flatMap((deck) => {
          const copies = deck.cards.find((card) => card.id === id)?.copies;
          return copies === undefined ? [] : [{ id: deck.id, name: deck.name, copies }];
        }),
};
