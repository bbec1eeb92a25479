import { NOWHERE } from '@sandtable/geometry';
import { isUnitCard, unitCard } from '../../cards';
import { canStand } from '../../field/deploy-space';
import { distance } from '../../ground';
import { NONE, type Table } from '../../state';
import { frontOf, isCraft, takesType } from '../../transport/carrying';
import { isCraftCard } from '../../transport/place';
import { bestBy } from '../saying/rank';
import { openSpaces } from '../situation/objective';
import type { Situation } from '../situation/situation';

/** A card that brings others over water: a landing craft, or a transport that swims. */
function isFerryCard(s: Table, card: number): boolean {
  const { tags } = unitCard(s, card);
  return tags.includes('embark-disembark') || (tags.includes('amphibious') && tags.includes('transport'));
}

/** A ground unit for which there is no ground on the Deployment Line, taken or not. */
export function comesByWater(situation: Situation, card: number): boolean {
  return situation.about(card, hasNoGround);
}

function hasNoGround(situation: Situation, card: number): boolean {
  const { s } = situation;
  if (unitCard(s, card).type === 'aircraft') return false;
  for (let space = 0; space < s.on.length; space++)
    if (situation.rowAt(space) === s.rows && canStand(s, card, space)) return false;
  return true;
}

/** Cards that could bring this one over the water, each once: a craft takes anybody (2GM-LCVP-02), a transport whom it carries. */
export function ferriesFor(situation: Situation, card: number, cards: readonly number[]): number[] {
  const { s } = situation;
  const { type } = unitCard(s, card);
  return cards.filter(
    (each, i) =>
      cards.indexOf(each) === i && isUnitCard(each) && isFerryCard(s, each) && takesType(unitCard(s, each).tags, type),
  );
}

/** Craft that have been waiting on the Deployment Line, with nobody aboard or with who has boarded in this phase. */
function waiting(situation: Situation): number[] {
  const { s } = situation;
  return situation.own.filter((id) => {
    const u = situation.unit(id);
    if (!isCraft(s, u) || u.deployed === s.turn || u.partner !== NONE || situation.row(id) !== s.rows) return false;
    return u.cargo === NONE || situation.unit(u.cargo).deployed === s.turn;
  });
}

/** How many may board waiting craft in one phase (2GM-LCVP-08). */
export function berths(situation: Situation): number {
  return waiting(situation).length;
}

/** The empty craft nearest to the objective, or to the enemy's HQ: a die chooses between equals. */
export function openCraft(situation: Situation): number[] {
  const { s, solo } = situation;
  const empty = waiting(situation).filter((id) => situation.unit(id).cargo === NONE);
  return bestBy(empty, (id) => {
    const at = situation.at(id);
    const places = solo.objective.map((place) => distance(s, at, place));
    return [-(places.length > 0 ? Math.min(...places) : situation.enemyHqDistance(at))];
  });
}

/** Could the passenger get off in front of a craft that stands there? (2GM-LCVP-06) */
function isShore(situation: Situation, id: number, space: number): boolean {
  const { s } = situation;
  const { cargo } = situation.unit(id);
  const front = situation.standing(id, space, () => frontOf(s, situation.unit(id)));
  return front !== NOWHERE && s.on[front] === NONE && canStand(s, situation.unit(cargo).card, front);
}

/**
 * Where a landing craft wants to be: with somebody aboard at the shore, empty on the Deployment Line, where the next can board;
 * null for every other unit.
 */
export function craftGoals(situation: Situation, id: number): number[] | null {
  const { s } = situation;
  const { card, cargo, at } = situation.unit(id);
  if (!isCraftCard(s, card)) return null;
  if (cargo !== NONE) return openSpaces(s, id, (space) => isShore(situation, id, space));
  return situation.rowAt(at) === s.rows ? [at] : openSpaces(s, id, (space) => situation.rowAt(space) === s.rows);
}
