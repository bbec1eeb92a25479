import { CARD_SETS, type CardSet, type Catalogue, inBoxes, type Nation } from '@sandtable/2gm/decks';

/** How many copies of each printed set somebody owns. */
export type Boxes = Readonly<Record<CardSet, number>>;

export const OWN_NOTHING: Boxes = each(() => 0);
/** More of one set than anybody owns. */
const MOST_BOXES = 99;
/** Sets one can own; what scenarios issue comes with them. */
export const BOXES = CARD_SETS.filter((set) => set !== 'scenario');

/** How many of each card lie in the boxes one owns, by their ids; a card that two sets print lies whole in each of them. */
export function ownedCards(nation: Nation, boxes: Boxes, catalogue: Catalogue): Readonly<Record<string, number>> {
  const any = BOXES.some((set) => boxes[set] > 0);
  return Object.fromEntries(
    catalogue.cards.map((card) => {
      const all = inBoxes(card, { nation });
      if (card.kind === 'hero' || card.kind === 'general') return [card.id, any ? all : 0];
      const owned = card.sets.reduce((sum, set) => sum + boxes[set], 0);
      return [card.id, all * owned];
    }),
  );
}

/** The boxes of a file; null where they are none. */
export function readBoxes(raw: unknown): Boxes | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const said = raw as Partial<Record<CardSet, unknown>>;
  const copies = (set: CardSet): number => Math.max(0, Math.min(MOST_BOXES, Math.round(Number(said[set])) || 0));
  return each((set) => (set === 'scenario' ? 0 : copies(set)));
}

function each(copies: (set: CardSet) => number): Boxes {
  return Object.fromEntries(CARD_SETS.map((set) => [set, copies(set)])) as Boxes;
}
