import { tile } from './build';
import { houseCards } from './cards';
import { buildCatalogue, type Catalogue, type ReadyDeck, readyDeck } from './catalogue';
import { laidPack, whenLaid } from './laid';
import { ownRows } from './rows';
import type { Tile } from './types';

export type { Catalogue } from './catalogue';
export * from './types';

/** The house catalogue: every book value exact, the rest of our own making. */
export const catalogue: Catalogue = buildCatalogue(ownRows, houseCards);

const tiles = catalogue.tiles as Tile[];
const decks = catalogue.decks as ReadyDeck[];
const ours = { tiles: tiles.length, decks: decks.length };

// the tiles and decks of a pack stand behind ours
whenLaid(() => {
  const pack = laidPack();
  tiles.splice(ours.tiles, tiles.length, ...(pack?.tiles ?? []).map(tile));
  decks.splice(ours.decks, decks.length, ...(pack?.decks ?? []).map((row) => readyDeck({ ...row, book: [] })));
});
