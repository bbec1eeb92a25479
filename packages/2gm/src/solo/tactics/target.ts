import { distance } from '../../ground';
import type { Situation } from '../situation/situation';
import { STANCES, type Stance } from './tables';

export function stanceNow(situation: Situation): Stance {
  const { solo } = situation;
  const found = STANCES[solo.type][solo.mood];
  if (found === undefined) throw new Error(`There is no stance ${solo.mood}.`);
  return found;
}

/** The places of the mission target; none where it is an HQ: the own one of who defends, else that of the enemy. */
export function targetPlaces(situation: Situation): readonly number[] {
  const { solo } = situation;
  if (solo.type === 'variable' || solo.aim === 'hq' || solo.aim === 'none') return [];
  return solo.objective;
}

/** Steps from a space to the mission target, whatever it is. */
export function targetDistance(situation: Situation, space: number): number {
  const places = targetPlaces(situation);
  if (places.length > 0)
    return places.reduce((least, at) => Math.min(least, distance(situation.s, space, at)), Number.POSITIVE_INFINITY);
  return situation.solo.type === 'defensive' ? situation.ownHqDistance(space) : situation.enemyHqDistance(space);
}

/** SOLO-RULING-56: enemies on the target or within 1 of it; if there are none, within 2. */
export function defenders(situation: Situation): readonly number[] {
  for (const most of [1, 2]) {
    const near = situation.foes.filter((foe) => targetDistance(situation, situation.at(foe)) <= most);
    if (near.length > 0) return near;
  }
  return [];
}
