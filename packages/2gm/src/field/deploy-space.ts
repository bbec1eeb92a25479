import type { Fact } from '@sandtable/kernel';
import { unitCard, withTag } from '../cards';
import { NATURALS } from '../content/types';
import { coverCard } from '../ground';
import { spaceName } from '../names/names';
import type { GmFacts } from '../say';
import type { Table } from '../state';
import { isCraftCard } from '../transport/place';
import { isNavigable, isWater } from './entering';

const isAmphibious = withTag('amphibious');
const SEA = NATURALS.indexOf('sea');

/**
 * May a unit of this card be put down on the space, whoever is there? Difficult spaces are fine, inaccessible ones are not,
 * except for craft and Amphibious vehicles on river and sea (2GM-RULING-35, 2GM-RULING-155); a craft leaves the water for nobody.
 */
export function canStand(s: Table, card: number, space: number): boolean {
  if (isWater(s, space)) return isNavigable(s, space) && (isCraftCard(s, card) || isAmphibious(s, card));
  if (isCraftCard(s, card)) return false;
  const { type } = unitCard(s, card);
  const vehicle = type === 'tank' || type === 'transport';
  return !(vehicle && coverCard(s, space)?.tags.includes('no-vehicles') === true);
}

/** In words, for a space on which `canStand` lets nobody of the card stand. */
export function whyNotStand(s: Table, card: number, space: number, w: GmFacts): Fact {
  if (isWater(s, space)) {
    const words = s.natural[space] === SEA ? w.deploying : w.explain;
    return words.isWater(spaceName(s, space));
  }
  return isCraftCard(s, card) ? w.deploying.cannotStand : w.explain.vehiclesCannotEnter(spaceName(s, space));
}
