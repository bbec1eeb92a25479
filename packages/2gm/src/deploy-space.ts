import { unitCard } from './cards';
import { isWater } from './entering';
import { coverCard } from './ground';
import type { Table } from './state';

/**
 * May a unit of this card be put down on the space, whoever is there? Difficult spaces are fine, inaccessible ones are not,
 * except for craft and Amphibious vehicles on water (2GM-RULING-35); a craft leaves the water for nobody.
 */
export function canStand(s: Table, card: number, space: number): boolean {
  const { type, tags } = unitCard(s, card);
  if (isWater(s, space)) return tags.includes('embark-disembark') || tags.includes('amphibious');
  if (tags.includes('embark-disembark')) return false;
  const vehicle = type === 'tank' || type === 'transport';
  return !(vehicle && coverCard(s, space)?.tags.includes('no-vehicles') === true);
}
