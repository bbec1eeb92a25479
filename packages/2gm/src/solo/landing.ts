import { NOWHERE, neighboursOf } from '@sandtable/geometry';
import { unitCard } from '../cards';
import { canStand } from '../deploy-space';
import { fieldOf } from '../ground';
import { NONE, type Table } from '../state';
import { openSpaces } from './objective';
import type { Situation } from './situation';

/** SOLO-RULING-79: where the Deployment Line is the sea, infantry comes in landing craft. */
export function isCraftCard(s: Table, card: number): boolean {
  return unitCard(s, card).tags.includes('embark-disembark');
}

/** A card that brings infantry over water: a landing craft, or a transport that swims. */
export function isFerryCard(s: Table, card: number): boolean {
  const { tags } = unitCard(s, card);
  return tags.includes('embark-disembark') || (tags.includes('amphibious') && tags.includes('transport'));
}

/** Infantry for which there is no ground on the Deployment Line, taken or not. */
export function comesByWater(situation: Situation, card: number): boolean {
  const { s } = situation;
  if (unitCard(s, card).type !== 'infantry') return false;
  for (let space = 0; space < s.on.length; space++)
    if (situation.rowAt(space) === s.rows && canStand(s, card, space)) return false;
  return true;
}

const near: number[] = [];

/** Is there ground beside the space on which the passenger could get off? */
function isShore(situation: Situation, cargo: number, space: number): boolean {
  const { s } = situation;
  const count = neighboursOf(fieldOf(s), space, near);
  for (let i = 0; i < count; i++) {
    const beside = near[i] ?? NOWHERE;
    if (beside !== NOWHERE && s.on[beside] === NONE && canStand(s, situation.unit(cargo).card, beside)) return true;
  }
  return false;
}

/** Where a landing craft wants to be: with somebody aboard at the shore, empty where it is; null for every other unit. */
export function craftGoals(situation: Situation, id: number): number[] | null {
  const { s } = situation;
  const { card, cargo, at } = situation.unit(id);
  if (!isCraftCard(s, card)) return null;
  if (cargo === NONE) return [at];
  return openSpaces(s, id, (space) => isShore(situation, cargo, space));
}
