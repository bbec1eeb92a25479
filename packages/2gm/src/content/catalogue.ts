import { stableHash } from '@sandtable/kernel';
import type { Deck } from '../deck/deck';
import { deckEntries, generalCard, heroCard, supportCard, terrainCard, tile, unitCard, upgradeToken } from './build';
import type { ContentRows } from './shapes';
import type {
  Card,
  GeneralCard,
  Headquarters,
  HeroCard,
  Nation,
  NaturalTerrain,
  SupportCard,
  TerrainCard,
  Tile,
  UnitCard,
  UpgradeToken,
} from './types';

/** A deck that comes with the content. */
export interface ReadyDeck extends Deck {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Lists the copies a book prints (2GM-PRECON-01); otherwise a deck of ours. */
  readonly book: boolean;
}

/** Everything a match is played with. */
export interface Catalogue {
  /** Units by nation, then support, heroes, Generals and terrain: the place in this list is a card's number in replays. */
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<string, Card>;
  /** The place in `cards`; an unknown id is an error of the program. */
  numberOf(id: string): number;
  readonly units: readonly UnitCard[];
  readonly support: readonly SupportCard[];
  readonly heroes: readonly HeroCard[];
  readonly generals: readonly GeneralCard[];
  readonly terrain: readonly TerrainCard[];
  /** In the order of UPGRADES, so that a token has a number. */
  readonly upgrades: readonly UpgradeToken[];
  readonly headquarters: Readonly<Record<Nation, Headquarters>>;
  /** In the order of NATURALS. */
  readonly naturals: readonly NaturalTerrain[];
  readonly tiles: readonly Tile[];
  readonly decks: readonly ReadyDeck[];
  /** Of everything above, for replays. */
  readonly hash: string;
}

/** Rows that passed the checks, as a catalogue. */
export function buildCatalogue(rows: ContentRows): Catalogue {
  const units = rows.units.map(unitCard);
  const support = rows.support.map(supportCard);
  const heroes = rows.heroes.map(heroCard);
  const generals = rows.generals.map(generalCard);
  const terrain = rows.terrain.map(terrainCard);
  const cards: readonly Card[] = [...units, ...support, ...heroes, ...generals, ...terrain];
  let hash: string | undefined;
  const numbers = new Map(cards.map((card, n) => [card.id, n]));
  return {
    cards,
    byId: new Map(cards.map((card) => [card.id, card])),
    numberOf(id) {
      const n = numbers.get(id);
      if (n === undefined) throw new Error(`There is no card "${id}".`);
      return n;
    },
    units,
    support,
    heroes,
    generals,
    terrain,
    upgrades: rows.upgrades.map(upgradeToken),
    headquarters: headquartersOf(rows),
    naturals: rows.naturals,
    tiles: rows.tiles.map(tile),
    decks: rows.decks.map((row) => ({
      id: row.id,
      name: row.name,
      nation: row.nation,
      points: row.points,
      cards: deckEntries(row),
      setAside: row.setAside ?? [],
      book: row.book.length > 0,
    })),
    get hash() {
      hash ??= stableHash(rows);
      return hash;
    },
  };
}

function headquartersOf(rows: ContentRows): Readonly<Record<Nation, Headquarters>> {
  const of = (nation: Nation): Headquarters => {
    const found = rows.headquarters.find((hq) => hq.nation === nation);
    if (found === undefined) throw new Error(`The content has no headquarters of ${nation}.`);
    return found;
  };
  return {
    usa: of('usa'),
    germany: of('germany'),
    japan: of('japan'),
    uk: of('uk'),
    ussr: of('ussr'),
    italy: of('italy'),
  };
}
