import type { RuleId } from '../../../book/index';
import { craftGoals } from '../moving/landing';
import type { March, Marched } from '../moving/march';
import { pathCosts, type Stop, stopsOf, UNREACHABLE } from '../moving/walking';
import { type Narrowed, narrow, type RankRow } from '../saying/rank';
import { coverRank } from '../situation/cover';
import { soloColumn } from '../situation/field';
import { type Filler, mayPullBack, trainFor } from '../situation/line';
import { hasPlace, isDefended, objectiveGoals, openSpaces } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { goalRow } from '../situation/zones';
import { behaviourRule } from './behaviour';
import { MARCHES, type Marching } from './tables';

export function marchingOf(situation: Situation): Marching {
  const { solo } = situation;
  const found = MARCHES[solo.type][solo.mood];
  if (found === undefined) throw new Error(`There is no movement for mood ${solo.mood}.`);
  return found;
}

/** SOLOP-MOVE-05: enough units stay on the last two rows, one of them on the last. */
function leavesEnough(situation: Situation, id: number, march: Marching): boolean {
  if (march.keeps === 0) return true;
  const { rows } = situation.s;
  const behind = situation.own.filter((other) => other !== id && situation.row(other) >= rows - 1);
  return behind.length >= march.keeps && behind.some((other) => situation.row(other) === rows);
}

export function goalsOf(
  situation: Situation,
  id: number,
): { readonly goals: readonly number[]; readonly rules: readonly RuleId[] } {
  const march = marchingOf(situation);
  const shore = craftGoals(situation, id);
  if (shore !== null) return { goals: shore, rules: [march.rule, 'SOLO-RULING-79'] };
  if (march.objective && hasPlace(situation) && leavesEnough(situation, id, march)) {
    const goals = objectiveGoals(situation, id);
    if (goals.length > 0) return { goals, rules: [march.rule, 'SOLO-RULING-42'] };
  }
  const row = goalRow(situation, id, march.zone, march.mode);
  return {
    goals: openSpaces(situation.s, id, (space) => situation.rowAt(space) === row),
    rules: [march.rule, 'SOLO-RULING-35'],
  };
}

/** SOLO-RULING-36. */
function rankRows(situation: Situation, id: number): readonly RankRow<March>[] {
  const { s, seat } = situation;
  const column = soloColumn(s, seat, situation.at(id));
  const cover = (part: number) => (m: March) => coverRank(s, m.space)[part] ?? 0;
  return [
    { rule: 'SOLO-RULING-36', says: 'nearerGoal', value: (m) => -m.cost },
    ...[0, 1, 2, 3].map((part) => ({
      rule: 'SOLOP-MOVE-21' as const,
      says: 'betterCover' as const,
      value: cover(part),
    })),
    { rule: 'SOLO-RULING-36', says: 'hasTarget', value: (m) => Number(situation.hasTarget(id, m.space)) },
    { rule: 'SOLO-RULING-36', says: 'takesFewerSteps', value: (m) => -m.steps },
    {
      rule: 'SOLO-RULING-36',
      says: 'keepsColumn',
      value: (m) => -Math.abs(soloColumn(s, seat, m.space) - column),
    },
  ];
}

/** BEHAVE of the rules: the best space the line rule allows, staying among them. */
export function marchOf(situation: Situation, id: number): Marched {
  return situation.about(id, findMarch);
}

function findMarch(situation: Situation, id: number): Marched {
  const { s } = situation;
  const here = situation.at(id);
  const march = marchingOf(situation);
  if (isDefended(situation, here)) {
    const stay: March = { space: here, steps: 0, cost: 0, train: [], breaks: false };
    return {
      rules: [behaviourRule(situation), 'SOLO-RULING-42'],
      stays: true,
      found: narrow([], [stay]),
      barred: [],
      goals: [here],
    };
  }
  const { goals, rules } = goalsOf(situation, id);
  const costs = pathCosts(s, id, goals);
  const cost = (space: number): number => costs[space] ?? UNREACHABLE;
  // staying is better than going away
  const open = stopsOf(situation, id).filter((stop) => cost(stop.space) <= cost(here));
  const barred: Stop[] = [];
  const found =
    bestAllowed(situation, id, open, cost, march, barred) ??
    narrow(rankRows(situation, id), [{ space: here, steps: 0, cost: cost(here), train: [], breaks: false }]);
  const stays = found.left.every((m) => m.space === here);
  const better = barred.filter((stop) => cost(stop.space) < (found.left[0]?.cost ?? UNREACHABLE));
  return { rules: [behaviourRule(situation), ...rules], stays, found, barred: better, goals };
}

/** The nearest spaces first: the line rule, which takes a search, is asked only of those that would be chosen. */
function bestAllowed(
  situation: Situation,
  id: number,
  open: readonly Stop[],
  cost: (space: number) => number,
  march: Marching,
  barred: Stop[],
): Narrowed<March> | null {
  const here = situation.at(id);
  const ranks = rankRows(situation, id);
  for (let level = leastOver(open, cost, -1); level < Number.POSITIVE_INFINITY; level = leastOver(open, cost, level)) {
    let left: March[] = [];
    for (const { space, steps } of open)
      if (cost(space) === level) left.push({ space, steps, cost: level, train: [], breaks: false });
    while (left.length > 0) {
      const found = narrow(ranks, left);
      const allowed: March[] = [];
      for (const m of found.left) {
        const train = m.space === here ? [] : lineRule(situation, id, m.space, march);
        if (train === null) barred.push(m);
        else allowed.push({ space: m.space, steps: m.steps, cost: level, train, breaks: false });
      }
      if (allowed.length > 0) return { all: found.all, left: allowed, decided: found.decided };
      left = left.filter((m) => !found.left.includes(m));
    }
    // SOLOP-BEHAV-28: the front may reach the objective although the line breaks behind it
    if (level === 0 && march.breaksFront && isFront(situation, id) && barred.length > 0)
      return narrow(
        ranks,
        barred.map((stop): March => ({ ...stop, cost: 0, train: [], breaks: true })),
      );
  }
  return null;
}

/** The next of the costs after one, from below; no number if there is none. */
function leastOver(open: readonly Stop[], cost: (space: number) => number, after: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { space } of open) if (cost(space) > after) least = Math.min(least, cost(space));
  return least;
}

function lineRule(situation: Situation, id: number, space: number, march: Marching): readonly Filler[] | null {
  if (march.mode === 'pull-back') return mayPullBack(situation, id, space) ? [] : null;
  return trainFor(situation, id, space);
}

/** The last row of the chain, seen from its HQ. */
function isFront(situation: Situation, id: number): boolean {
  return situation.row(id) === situation.s.rows + 1 - situation.chain();
}
