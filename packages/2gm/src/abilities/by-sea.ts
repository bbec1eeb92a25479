import { unitCard } from '../cards';
import { type Table, unit } from '../state';
import type { Deployment } from './hooks';

/** Is the unit deployed from a landing craft or an Amphibious vehicle? */
export function comesBySea(s: Table, c: Deployment): boolean {
  if (c.into === undefined || c.into < 0) return false;
  const { tags } = unitCard(s, unit(s, c.into).card);
  return tags.includes('embark-disembark') || tags.includes('amphibious');
}
