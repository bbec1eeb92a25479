import { offersOf } from '../../turn/offers';
import { upgradesCost } from '../../turn/upgrades';
import type { Situation } from '../situation/situation';
import { classOfToken } from './classes';
import type { Equipment } from './tables';

/** Does the token belong to what is wanted? (SOLOT-CLASS-01 to SOLOT-CLASS-03, SOLOT-CLASS-08, SOLOT-CLASS-09) */
function isWanted(token: string, wanted: Equipment): boolean {
  const slots = classOfToken(token)?.slots ?? [];
  if (wanted === 'none') return false;
  return wanted === 'both' ? slots.length > 0 : slots.includes(wanted);
}

/** Items of the wanted class on a card, by number. */
export function offered(situation: Situation, card: number, wanted: Equipment): number[] {
  return offersOf(situation.s, card).flatMap((offer, i) => (isWanted(offer.token, wanted) ? [i] : []));
}

/** What a unit may come with, as bits, from what is wanted most: an item of each class before a single one (SOLO-RULING-88). */
export function setsOf(situation: Situation, card: number, wanted: Equipment): readonly (readonly number[])[] {
  const single = offered(situation, card, wanted).map((i) => 1 << i);
  if (wanted !== 'both') return [single];
  const pairs = offered(situation, card, 'offensive').flatMap((i) =>
    offered(situation, card, 'defensive').flatMap((j) => (i === j ? [] : [(1 << i) | (1 << j)])),
  );
  return [pairs.filter((pair, i) => pairs.indexOf(pair) === i), single];
}

/** AP of the least that will do, from what is wanted most; what the card does not offer is left out. */
export function leastCosts(situation: Situation, card: number, wanted: Equipment): readonly number[] {
  return setsOf(situation, card, wanted).flatMap((sets) =>
    sets.length === 0 ? [] : [Math.min(...sets.map((set) => upgradesCost(situation.s, card, set)))],
  );
}
