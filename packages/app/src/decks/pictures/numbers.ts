import { type Catalogue, cardsSeen, chanceToSee, chanceWithRedraw, type DeckEntry } from '@sandtable/2gm/decks';
import { type CardClass, CLASSES, classOf } from '../pool';

type Cards = readonly DeckEntry[];

const DEAREST = 8;

/** How many cards cost 0, 1, 2, … points; the last place holds all that cost as much or more. */
export function costCurve(cards: Cards, catalogue: Catalogue): readonly number[] {
  const curve = new Array<number>(DEAREST + 1).fill(0);
  for (const { id, copies } of cards) {
    const card = catalogue.byId.get(id);
    if (card === undefined || !('cost' in card)) continue;
    const at = Math.min(DEAREST, card.cost);
    curve[at] = (curve[at] ?? 0) + copies;
  }
  return curve;
}

/** What part of the deck each class is. */
export function composition(cards: Cards, catalogue: Catalogue): Readonly<Record<CardClass, number>> {
  const size = sizeOf(cards);
  const share = (kind: CardClass): number =>
    cards.reduce((sum, { id, copies }) => {
      const card = catalogue.byId.get(id);
      return card !== undefined && classOf(card) === kind ? sum + copies : sum;
    }, 0) / Math.max(1, size);
  return Object.fromEntries(CLASSES.map((kind) => [kind, share(kind)])) as Record<CardClass, number>;
}

/** The same of the ready decks together. */
export function usualComposition(catalogue: Catalogue): Readonly<Record<CardClass, number>> {
  const each = catalogue.decks.map((deck) => composition(deck.cards, catalogue));
  const mean = (kind: CardClass): number => each.reduce((sum, one) => sum + one[kind], 0) / Math.max(1, each.length);
  return Object.fromEntries(CLASSES.map((kind) => [kind, mean(kind)])) as Record<CardClass, number>;
}

export function sizeOf(cards: Cards): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

/** Copies that get through so much Armor, with their own weapon or with one they may be equipped with, at each distance. */
export function reachAgainst(cards: Cards, armor: number, catalogue: Catalogue): readonly number[] {
  return [1, 2, 3, 4, 5].map((distance) =>
    cards.reduce((sum, { id, copies }) => {
      const card = catalogue.byId.get(id);
      if (card?.kind !== 'unit' || card.type === 'aircraft') return sum;
      const tokens = card.upgrades.flatMap(({ token }) => catalogue.upgrades.find((u) => u.id === token)?.weapon ?? []);
      const weapons = card.weapon === null ? tokens : [card.weapon, ...tokens];
      return weapons.some(({ range, pierce }) => range >= distance && pierce >= armor) ? sum + copies : sum;
    }, 0),
  );
}

/** Copies that can do something about aircraft: guns that fire at them, and fighters that meet them. */
export function antiAir(cards: Cards, catalogue: Catalogue): { readonly guns: number; readonly fighters: number } {
  const withTag = (tag: 'anti-aircraft' | 'fighter'): number =>
    cards.reduce((sum, { id, copies }) => {
      const card = catalogue.byId.get(id);
      return card?.kind === 'unit' && card.tags.includes(tag) ? sum + copies : sum;
    }, 0);
  return { guns: withTag('anti-aircraft'), fighters: withTag('fighter') };
}

export const TURNS = [0, 1, 2, 3, 5, 8] as const;

/** The chance to have seen one of so many copies by the end of some turns; the second number is the first hand with its redraw. */
export function chancesOf(
  size: number,
  copies: number,
): { readonly byTurn: readonly number[]; readonly redraw: number } {
  return {
    byTurn: TURNS.map((turn) => chanceToSee(size, copies, cardsSeen(turn))),
    redraw: chanceWithRedraw(size, copies),
  };
}
