import { CLOSED, NOWHERE, neighboursOf } from '@sandtable/geometry';
import { MAIN } from '../attack/shot';
import { rangeOf, weaponOf } from '../attack/weapons';
import { terrainCode } from '../entering';
import { distance, fieldOf } from '../ground';
import { areEnemies, NONE, type Table, unit } from '../state';
import type { Situation } from './situation';

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

/** SOLO-RULING-42: where a unit wants to be for the objective; empty if that is nowhere. */
export function objectiveGoals(situation: Situation, id: number): number[] {
  const { s, solo } = situation;
  if (solo.aim === 'none') return [];
  if (solo.aim === 'hq') return firing(situation, id, (space) => situation.enemyHqDistance(space));
  return solo.objective.flatMap((place) => {
    const there = s.on[place] ?? NONE;
    const held = there !== NONE && areEnemies(s, situation.seat, unit(s, there).seat);
    if (solo.aim === 'destroy' || held) return firing(situation, id, (space) => distance(s, space, place));
    if (there === NONE || there === id) return openSpaces(s, id, (space) => space === place);
    const count = neighboursOf(fieldOf(s), place, near);
    const beside = near.slice(0, count).filter((space) => space !== NOWHERE);
    return openSpaces(s, id, (space) => beside.includes(space));
  });
}
