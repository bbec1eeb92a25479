import { type Card, houseCards, UNKNOWN } from '@sandtable/2gm/table';
import type { Deed, Desk, Picture } from './desk';
import { whyNotCard } from './wishes';
import { cardWords } from './words';

/** One card of the hand, and what taking it means. */
export interface HeldCard {
  /** Its place in the hand: equal cards lie there more than once. */
  readonly key: number;
  readonly card: number;
  readonly name: string;
  readonly playable: boolean;
  readonly held: boolean;
  readonly deed: Deed;
}

/** The hand of the person in view, in the order in which the cards came. */
export function handCards(desk: Desk, picture: Picture): HeldCard[] {
  const { view, seat, selection, t } = desk;
  const hand = view.table.seats[seat]?.hand ?? [];
  return hand.flatMap((card, key) => {
    if (card === UNKNOWN) return [];
    const playable = picture.cards.includes(card);
    // of equal cards the first one is the one in hand
    const held = selection.card === card && hand.indexOf(card) === key;
    const why = held || playable || desk.question === null ? null : whyNotCard(desk, card);
    const deed: Deed = { do: 'hold', card: held ? -1 : card, why };
    return [{ key, card, name: cardWords(view.table, card, t), playable, held, deed }];
  });
}

/** The Generals the card in hand may bring (2GM-HQ-14): who they are is chosen by what they do. */
export function generalsOf({ question, selection }: Desk): (Card & { readonly kind: 'general' })[] {
  return (question?.options ?? []).flatMap(([verb, card, on]) => {
    const chosen = verb === 'play' && Number(card) === selection.card ? houseCards.cards[Number(on)] : undefined;
    return chosen?.kind === 'general' ? [chosen] : [];
  });
}
