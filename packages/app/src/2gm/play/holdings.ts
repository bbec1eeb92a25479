import { catalogue, isUnitCard, UNKNOWN, unitCard } from '@sandtable/2gm/table';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import type { Deed, Desk, Picture } from './desk';
import { whyNotCard } from './wishes';
import { cardWords } from './words';

/** One card of the hand as it is shown, and what taking it means. */
export interface HeldCard {
  /** Its place in the hand: equal cards lie there more than once. */
  readonly key: number;
  readonly card: number;
  readonly name: string;
  /** AP to play it. */
  readonly cost: number;
  readonly kind: string;
  /** Its numbers or its text. */
  readonly text: string;
  readonly playable: boolean;
  readonly held: boolean;
  readonly deed: Deed;
}

/** 2GM-CARD-20, 2GM-ABIL-71, 2GM-HERO-03: what is printed on it. */
function costOf(desk: Desk, card: number): number {
  if (isUnitCard(card)) return unitCard(desk.view.table, card).cost;
  const found = catalogue.cards[card];
  if (found?.kind === 'support') return found.play;
  return found?.kind === 'hero' ? found.cost : 0;
}

function kindOf(desk: Desk, card: number, t: GmPlayWords): string {
  if (isUnitCard(card)) return t.cardKinds[unitCard(desk.view.table, card).type] ?? '';
  return t.cardKinds[catalogue.cards[card]?.kind ?? ''] ?? '';
}

function textOf(desk: Desk, card: number, t: GmPlayWords): string {
  if (!isUnitCard(card)) {
    const found = catalogue.cards[card];
    return found !== undefined && 'text' in found ? found.text : '';
  }
  const { move, armor, hp, weapon } = unitCard(desk.view.table, card);
  return [t.body(move, armor, hp), ...(weapon === null ? [t.unarmed] : [t.weapon(weapon)])].join(' · ');
}

/** The hand of the person in view, in the order in which the cards came. */
export function handCards(desk: Desk, picture: Picture): HeldCard[] {
  const { view, seat, selection, t } = desk;
  const hand = view.table.seats[seat]?.hand ?? [];
  return hand
    .map((card, key) => ({ card, key }))
    .filter(({ card }) => card !== UNKNOWN)
    .map(({ card, key }) => {
      const playable = picture.cards.includes(card);
      // of equal cards the first one is the one in hand
      const held = selection.card === card && hand.indexOf(card) === key;
      return {
        key,
        card,
        name: cardWords(view.table, card, t),
        cost: costOf(desk, card),
        kind: kindOf(desk, card, t),
        text: textOf(desk, card, t),
        playable,
        held,
        deed: { do: 'hold', card: held ? -1 : card, why: held || playable ? null : whyNotCard(desk, card) },
      };
    });
}
