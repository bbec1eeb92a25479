import { rowOf } from '../../ground';
import { RESCUE, readGoal } from '../../scenario/goals';
import { bestBy } from '../saying/rank';
import { coverRank } from '../situation/cover';
import { openSpaces } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { pathCosts, type Stop, stopsOf, UNREACHABLE } from './walking';

/** SOLO-RULING-84: where a unit that is to be brought home is safe; null for every other unit. */
function homeOf(situation: Situation, id: number): number[] | null {
  const { s, side } = situation;
  const { card } = situation.unit(id);
  const goal = s.goals.map(readGoal).find((each) => each.side === side && each.kind === RESCUE && each.card === card);
  return goal === undefined ? null : openSpaces(s, id, (space) => rowOf(s, side, space) === goal.row);
}

/** Others are not to send it anywhere else. */
export function isToBeRescued(situation: Situation, id: number): boolean {
  return homeOf(situation, id) !== null;
}

/** The spaces that bring it nearest to home, out of range and under cover if that can be; null for who is not to be rescued. */
export function homewardStops(situation: Situation, id: number): readonly Stop[] | null {
  const home = homeOf(situation, id);
  if (home === null) return null;
  const { s } = situation;
  const costs = pathCosts(s, id, home);
  const cost = (space: number): number => costs[space] ?? UNREACHABLE;
  const here = situation.at(id);
  const nearer = stopsOf(situation, id).filter(({ space }) => cost(space) < cost(here));
  return bestBy(nearer, ({ space, steps }) => [
    -cost(space),
    -Number(situation.isThreatened(id, space)),
    ...coverRank(s, space),
    -steps,
  ]);
}
