import { generalCard, heroCard, supportCard, terrainCard, unitCard, upgradeToken } from './build';
import { type CardRows, ownCardRows } from './card-rows';
import type {
  Card,
  GeneralCard,
  Headquarters,
  HeroCard,
  Nation,
  NaturalTerrain,
  SupportCard,
  TerrainCard,
  UnitCard,
  UpgradeToken,
} from './types';

/** Everything that can lie on a table: all that a screen needs to know of the content. */
export interface Cards {
  /** In the order of the registry `content/numbers.json`: the place in this list is a card's number in states and replays. */
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
}

export function buildCards(rows: CardRows): Cards {
  const units = rows.units.map(unitCard);
  const support = rows.support.map(supportCard);
  const heroes = rows.heroes.map(heroCard);
  const generals = rows.generals.map(generalCard);
  const terrain = rows.terrain.map(terrainCard);
  const cards = inOrder([...units, ...support, ...heroes, ...generals, ...terrain]);
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
  };
}

/**
 * Cards that joined later, in the order they came: they stand after all others, wherever their file has them, so that no older
 * card gets another number. The registry `content/numbers.json` is not loaded here, a page would pay for it; a test holds this
 * order to it.
 */
const LATER: readonly string[] = [];

function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.slice().sort((a, b) => LATER.indexOf(a.id) - LATER.indexOf(b.id));
}

function headquartersOf(rows: CardRows): Readonly<Record<Nation, Headquarters>> {
  const of = (nation: Nation): Headquarters => {
    const found = rows.headquarters.find((hq) => hq.nation === nation);
    if (found === undefined) throw new Error(`The content has no headquarters of ${nation}.`);
    return { ...found };
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

/** The cards of the house catalogue. */
export const houseCards: Cards = buildCards(ownCardRows);
