import { CLOSED, NOWHERE, neighboursOf } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { sharesDamage } from '../../attack/damage';
import { MAIN, type Shot } from '../../attack/shot';
import { rangeOf, weaponOf } from '../../attack/weapons';
import { hpLeft } from '../../cards';
import { terrainCode } from '../../field/entering';
import { distance, fieldOf, terrainHp } from '../../ground';
import { DESTROY_HQ, DESTROY_PLACES, hasGoal, readGoal, winsByLoss, winsByPlace } from '../../scenario/goals';
import { areEnemies, NONE, type Table, unit } from '../../state';
import { pierces } from './fire';
import type { Situation } from './situation';

/** The enemy HQ is what it is after, or an attacker's other way to win besides its places. */
export function wantsHq({ s, side, solo }: Situation): boolean {
  return by(solo.aim === 'hq' || (solo.type === 'offensive' && hasGoal(s, side, DESTROY_HQ)), 'SOLO-RULING-85');
}

/** The enemy HQ is an objective: in a Pitched Battle always, in a scenario where a goal says so. */
export function isHqObjective(situation: Situation): boolean {
  return situation.solo.type === 'variable' || wantsHq(situation);
}

/** Its fall would end the match: in a scenario only where a goal says so. */
function isHqDecisive({ s, side }: Situation): boolean {
  return by(s.scenario === '' || hasGoal(s, side, DESTROY_HQ), '2GM-HQ-15');
}

/**
 * SOLO-RULING-87: is this a place it has to destroy that an attack there would damage? An occupied one only where the walls take
 * what their occupant takes.
 */
export function isPlaceToHit({ s, solo }: Situation, space: number, occupied: boolean): boolean {
  if (solo.aim !== 'destroy' || !solo.objective.includes(space) || terrainHp(s, space) <= 0) return false;
  return !occupied || sharesDamage(s, space);
}

/** Does an attack on a unit or on a space damage the place it has to destroy? */
export function hitsPlace(situation: Situation, { target, space }: Pick<Shot, 'target' | 'space'>): boolean {
  return space !== NONE && isPlaceToHit(situation, space, target !== NONE);
}

/**
 * SOLO-RULING-08 (a): so much damage there, by one attack, ends the battle: the HQ whose fall decides it, the last of the places it
 * has to destroy, or the last of so many units.
 */
export function wouldWin(
  situation: Situation,
  { hq, target, space }: Pick<Shot, 'hq' | 'target' | 'space'>,
  damage: number,
): boolean {
  const { s, side, seat } = situation;
  const found = hq === NONE ? undefined : s.hqs[hq];
  if (found !== undefined) return isHqDecisive(situation) && damage >= found.hp;
  if (target !== NONE && areEnemies(s, seat, unit(s, target).seat) && damage >= hpLeft(s, target)) {
    const { card } = unit(s, target);
    if (s.goals.some((goal) => readGoal(goal).side === side && winsByLoss(s, goal, card))) return true;
  }
  return hitsPlace(situation, { target, space }) && damage >= terrainHp(s, space) && isLastPlace(situation, space);
}

/** By its goal in a scenario, which may ask for some of the places only; otherwise all of them have to fall. */
function isLastPlace({ s, side, solo }: Situation, space: number): boolean {
  const goals = s.goals.filter((goal) => readGoal(goal).side === side && readGoal(goal).kind === DESTROY_PLACES);
  if (goals.length > 0) return goals.some((goal) => readGoal(goal).places.includes(space) && winsByPlace(s, goal));
  return solo.objective.every((place) => place === space || terrainHp(s, place) <= 0);
}

/** The unit has the objective in range of one of these weapons and could damage it. */
export function canHitObjective(situation: Situation, id: number, weapons: readonly number[]): boolean {
  const { s, solo, seat } = situation;
  const from = situation.at(id);
  const guns = (steps: number): readonly number[] => weapons.filter((weapon) => steps <= situation.range(id, weapon));
  if (isHqObjective(situation) && guns(situation.enemyHqDistance(from)).length > 0) return true;
  return solo.objective.some((place) => {
    const there = s.on[place] ?? NONE;
    if (!isPlaceToHit(situation, place, there !== NONE)) return false;
    if (there !== NONE && !areEnemies(s, seat, unit(s, there).seat)) return false;
    return guns(distance(s, from, place)).some((weapon) => there === NONE || pierces(s, id, weapon, there));
  });
}

/** An objective that is a place (SOLO-RULING-42). */
export function hasPlace(situation: Situation): boolean {
  const { solo } = situation;
  return solo.aim === 'hq' || (solo.aim !== 'none' && solo.objective.length > 0);
}

/** Is this one of the places the opponent defends? */
export function isDefended(situation: Situation, space: number): boolean {
  const { solo } = situation;
  return solo.aim === 'defend' && solo.objective.includes(space);
}

/** Spaces on which the unit could stand: enterable and free, or its own. */
export function openSpaces(s: Table, id: number, wanted: (space: number) => boolean): number[] {
  const out: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++) {
    const there = s.on[space] ?? NONE;
    if ((there !== NONE && there !== id) || !wanted(space)) continue;
    if (terrainCode(s, id, space) !== CLOSED) out.push(space);
  }
  return out;
}

/** Spaces from which its main weapon has the place in range. */
function firing(situation: Situation, id: number, steps: (space: number) => number): number[] {
  const { s } = situation;
  if (weaponOf(s, situation.unit(id), MAIN) === null) return [];
  const range = rangeOf(s, id, MAIN);
  return openSpaces(s, id, (space) => steps(space) <= range);
}

const near: number[] = [];

/** Spaces next to a place on which the unit could stand. */
function beside(s: Table, id: number, place: number): number[] {
  const count = neighboursOf(fieldOf(s), place, near);
  const around = near.slice(0, count).filter((space) => space !== NOWHERE);
  return openSpaces(s, id, (space) => around.includes(space));
}

/** SOLO-RULING-42: where a unit wants to be for the objective; empty if that is nowhere. */
export function objectiveGoals(situation: Situation, id: number): number[] {
  const places = placeGoals(situation, id);
  if (!wantsHq(situation)) return places;
  return [...places, ...firing(situation, id, (space) => situation.enemyHqDistance(space))];
}

/**
 * It stays on a place it has reached; otherwise places that nobody holds come first, then those of the enemy, then
 * the company of its own.
 */
function placeGoals(situation: Situation, id: number): number[] {
  const { s, solo } = situation;
  if (solo.aim === 'none' || solo.aim === 'hq') return [];
  const fireAt = (place: number): number[] => firing(situation, id, (space) => distance(s, space, place));
  if (solo.aim === 'destroy') return solo.objective.flatMap(fireAt);
  if (solo.objective.includes(situation.at(id))) return [situation.at(id)];
  const empty = openSpaces(s, id, (space) => solo.objective.includes(space));
  if (empty.length > 0) return empty;
  const held = solo.objective.filter((place) => {
    const there = s.on[place] ?? NONE;
    return there !== NONE && areEnemies(s, situation.seat, unit(s, there).seat);
  });
  const aims = held.flatMap(fireAt);
  return by(aims.length > 0 ? aims : solo.objective.flatMap((place) => beside(s, id, place)), 'SOLO-RULING-78');
}
