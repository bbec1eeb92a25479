import { cardTitle, type GmView, isUnitCard, type TerrainCard, terrainCard, terrainCost } from '@sandtable/2gm/table';
import type { Option, Seat } from '@sandtable/kernel';

/** A Terrain card of the common deck as a buyer sees it. */
export interface Ware {
  readonly card: number;
  readonly data: TerrainCard;
  readonly cost: number;
  /** Cards of this kind left in the Terrain deck. */
  readonly stock: number;
  /** Spaces it can go to; 0 if it cannot be laid or paid. */
  readonly places: number;
  /** How many spaces of a row it may cover at most (2GM-OPT-18). */
  readonly widest: number;
}

/** Everything in the Terrain deck, what can be laid first, the cheapest first. */
export function waresOf({ table }: GmView, options: readonly Option[]): Ware[] {
  const laid = options.filter((o) => o[0] === 'lay');
  return [...new Set(table.terrainDeck)]
    .map((card): Ware => {
      const ways = laid.filter((o) => Number(o[1]) === card);
      return {
        card,
        data: terrainCard(card),
        cost: terrainCost({ card }),
        stock: table.terrainDeck.filter((other) => other === card).length,
        places: new Set(ways.map((o) => o[2])).size,
        widest: Math.max(1, ...ways.map((o) => Number(o[3] ?? 1))),
      };
    })
    .sort((a, b) => Number(b.places > 0) - Number(a.places > 0) || a.cost - b.cost || a.card - b.card);
}

/** Units of the hand that may start on terrain just laid (2GM-OPT-23). */
export function startersOf(
  { table }: GmView,
  options: readonly Option[],
): { readonly card: number; readonly name: string }[] {
  const cards = options.flatMap((o) => (o[0] === 'deploy' && isUnitCard(Number(o[1])) ? [Number(o[1])] : []));
  return [...new Set(cards)].map((card) => ({ card, name: cardTitle(table, card) }));
}

/** AP of the bid that are left for terrain, and for units on it. */
export function purseOf({ table }: GmView, seat: Seat): { readonly terrain: number; readonly units: number } {
  const { terrainAp = 0, unitAp = 0 } = table.seats[seat] ?? {};
  return { terrain: terrainAp, units: unitAp };
}
