import { passes } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { swapChecks } from '../../field/movement';
import { distance } from '../../ground';
import { NONE } from '../../state';
import { carriesSupplies, generatesAp } from '../cards/cards';
import { bestBy } from '../saying/rank';
import { coverRank, isCover } from '../situation/cover';
import { keepsLineAt } from '../situation/line';
import { isDefended } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { helpersFor } from './helping';
import { pathCosts, type Stop, stopsOf } from './walking';

function steps(stop: Stop): number {
  return -stop.steps;
}

/** SOLO-RULING-37: back until it is safe, else as far as it gets; null if there is no way back. */
export function retreatStops(situation: Situation, id: number): Stop[] | null {
  const { s } = situation;
  const row = situation.row(id);
  const back = stopsOf(situation, id).filter(({ space }) => situation.rowAt(space) > row);
  if (back.length === 0) return null;
  const safe = back.filter(({ space }) => !situation.isThreatened(id, space));
  if (safe.length > 0) return bestBy(safe, (stop) => [steps(stop)]);
  return bestBy(back, ({ space }) => [situation.rowAt(space), ...coverRank(s, space), -situation.ownHqDistance(space)]);
}

/** Where a unit that has to go back may go, or with whom it changes places. */
export interface FallenBack {
  readonly stops: readonly Stop[];
  readonly swap: number;
  readonly moves: boolean;
  readonly rules: readonly RuleId[];
}

/** Back if there is room, else by changing places with whoever stands behind it (SOLO-RULING-91), else towards who could help. */
export function fallBack(situation: Situation, id: number): FallenBack {
  const back = retreatStops(situation, id);
  if (back !== null) return { stops: back, swap: NONE, moves: true, rules: ['SOLO-RULING-37'] };
  const swap = behind(situation, id);
  if (swap !== NONE) return { stops: [], swap, moves: true, rules: ['SOLO-RULING-37', 'SOLO-RULING-91'] };
  const stops = towards(situation, id, helpersFor(situation, id));
  return { stops, swap: NONE, moves: stops.length > 0, rules: ['SOLO-RULING-37'] };
}

/** SOLO-RULING-91: an unhurt unit behind it that may change places with it and brings no AP. */
function behind(situation: Situation, id: number): number {
  const { s, seat } = situation;
  const able = situation.own.filter((other) => {
    const u = situation.unit(other);
    if (situation.row(other) <= situation.row(id) || u.wounds > 0) return false;
    if (generatesAp(s, u.card) || carriesSupplies(u) || isDefended(situation, u.at)) return false;
    return passes(swapChecks, s, { seat, a: Math.min(id, other), b: Math.max(id, other) });
  });
  return bestBy(able, (other) => situation.power(other))[0] ?? NONE;
}

/** Towards the nearest unit that could help it (SOLOP-WOUNDED-08); itself never. */
export function towards(situation: Situation, id: number, helpers: readonly number[]): Stop[] {
  const { s } = situation;
  const places = helpers.filter((other) => other !== id).map((other) => situation.at(other));
  if (places.length === 0) return [];
  const here = situation.at(id);
  const near = (space: number): number => places.reduce((least, at) => Math.min(least, distance(s, space, at)), 99);
  const nearer = stopsOf(situation, id).filter(({ space }) => near(space) < near(here));
  return bestBy(nearer, (stop) => [-near(stop.space), steps(stop)]);
}

/** SOLO-RULING-38: the nearest cover it reaches this turn; null if it is in cover already, or reaches none. */
export function coverStops(situation: Situation, id: number): Stop[] | null {
  const { s } = situation;
  if (isCover(s, situation.at(id))) return null;
  const found = stopsOf(situation, id).filter(({ space, steps: count }) => count > 0 && isCover(s, space));
  if (found.length === 0) return null;
  return bestBy(found, (stop) => [steps(stop), ...coverRank(s, stop.space), -situation.ownHqDistance(stop.space)]);
}

/** Sideways, away from the nearest enemy that threatens it. */
export function sidewaysStops(situation: Situation, id: number): Stop[] | null {
  const { s } = situation;
  const row = situation.row(id);
  const threats = situation.foes.filter((foe) => situation.isThreat(foe, id, situation.at(id)));
  const near = (space: number): number =>
    threats.reduce((least, foe) => Math.min(least, distance(s, space, situation.at(foe))), 99);
  const here = near(situation.at(id));
  const aside = stopsOf(situation, id).filter(({ space }) => situation.rowAt(space) === row && near(space) > here);
  if (aside.length === 0) return null;
  return bestBy(aside, ({ space }) => [Number(!situation.isThreatened(id, space)), near(space)]);
}

/** SOLO-RULING-39: out of the enemy's range, keeping the line if possible; else as far from it as it gets. */
export function fleeStops(situation: Situation, id: number, foe: number, goals: readonly number[]): Stop[] | null {
  const { s } = situation;
  const all = stopsOf(situation, id);
  const outside = all.filter(({ space }) => !situation.unitReaches(foe, situation.at(foe), space));
  if (outside.length > 0) {
    const costs = pathCosts(s, id, goals);
    return bestBy(outside, (stop) => [
      Number(keepsLineAt(situation, id, stop.space)),
      ...coverRank(s, stop.space),
      -(costs[stop.space] ?? 0),
      steps(stop),
    ]);
  }
  const far = bestBy(all, ({ space }) => [distance(s, space, situation.at(foe)), -situation.ownHqDistance(space)]);
  return far.some(({ space }) => space === situation.at(id)) ? null : far;
}
