import { offersOf } from '../../turn/offers';
import type { Situation } from '../situation';
import { classOfToken } from './classes';
import type { Equipment } from './tables';

/** Does the token belong to what is wanted? (SOLOT-CLASS-01 to SOLOT-CLASS-03, SOLOT-CLASS-08, SOLOT-CLASS-09) */
function isWanted(token: string, wanted: Equipment): boolean {
  const slots = classOfToken(token)?.slots ?? [];
  if (wanted === 'none') return false;
  return wanted === 'either' ? slots.length > 0 : slots.includes(wanted);
}

/** Items of the wanted class on a card, by number. */
export function offered(situation: Situation, card: number, wanted: Equipment): number[] {
  return offersOf(situation.s, card).flatMap((offer, i) => (isWanted(offer.token, wanted) ? [i] : []));
}

/** AP of the cheapest item of the class, null if the card offers none. */
export function cheapestItem(situation: Situation, card: number, wanted: Equipment): number | null {
  const costs = offered(situation, card, wanted).map((i) => offersOf(situation.s, card)[i]?.cost ?? 0);
  return costs.length === 0 ? null : Math.min(...costs);
}
