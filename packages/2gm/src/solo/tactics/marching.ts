import type { RuleId } from '../../../book/index';
import type { March, Marched } from '../moving/march';
import { pathCosts, type Stop, stopsOf, UNREACHABLE } from '../moving/walking';
import { narrow, type RankRow } from '../saying/rank';
import { coverRank } from '../situation/cover';
import { soloColumn } from '../situation/field';
import { type Filler, mayPullBack, trainFor } from '../situation/line';
import { isDefended } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { wantedOf } from './goals';
import type { LineRule } from './tables';
import { stanceNow } from './target';

/** How a unit is to march: where to, and what is asked of the way. */
export interface Marching {
  readonly goals: readonly number[];
  readonly rules: readonly RuleId[];
  readonly line: LineRule;
  readonly coverFirst: boolean;
}

/** SOLO-RULING-36; some stances look for cover before the way (SOLOT-MOVE-06). */
function rankRows(situation: Situation, id: number, coverFirst: boolean): readonly RankRow<March>[] {
  const { s, seat } = situation;
  const column = soloColumn(s, seat, situation.at(id));
  const nearer: RankRow<March> = { rule: 'SOLO-RULING-36', says: 'nearerGoal', value: (m) => -m.cost };
  const cover = [0, 1, 2, 3].map(
    (part): RankRow<March> => ({
      rule: 'SOLO-RULING-11',
      says: 'betterCover',
      value: (m) => coverRank(s, m.space)[part] ?? 0,
    }),
  );
  return [
    ...(coverFirst ? [...cover, nearer] : [nearer, ...cover]),
    { rule: 'SOLO-RULING-36', says: 'hasTarget', value: (m) => Number(situation.hasTarget(id, m.space)) },
    { rule: 'SOLO-RULING-36', says: 'takesFewerSteps', value: (m) => -m.steps },
    {
      rule: 'SOLO-RULING-36',
      says: 'keepsColumn',
      value: (m) => -Math.abs(soloColumn(s, seat, m.space) - column),
    },
  ];
}

function lineRule(situation: Situation, id: number, space: number, line: LineRule): readonly Filler[] | null {
  if (line === 'free') return [];
  if (line === 'pull-back') return mayPullBack(situation, id, space) ? [] : null;
  return trainFor(situation, id, space);
}

/** The last row of the chain, seen from its HQ (SOLOT-MOVE-05). */
function isFront(situation: Situation, id: number): boolean {
  return situation.row(id) === situation.s.rows + 1 - situation.chain();
}

/** The best space the line rule allows, staying among them. */
export function marchTo(situation: Situation, id: number, how: Marching): Marched {
  const { s } = situation;
  const here = situation.at(id);
  const costs = pathCosts(s, id, how.goals);
  const cost = (space: number): number => costs[space] ?? UNREACHABLE;
  const allowed: March[] = [];
  const barred: Stop[] = [];
  for (const stop of stopsOf(situation, id)) {
    if (cost(stop.space) > cost(here)) continue; // staying is better than going away
    const train = stop.space === here ? [] : lineRule(situation, id, stop.space, how.line);
    if (train === null) barred.push(stop);
    else allowed.push({ space: stop.space, steps: stop.steps, cost: cost(stop.space), train, breaks: false });
  }
  if (how.line === 'front' && !allowed.some((m) => m.cost === 0) && isFront(situation, id)) {
    for (const stop of barred)
      if (cost(stop.space) === 0)
        allowed.push({ space: stop.space, steps: stop.steps, cost: 0, train: [], breaks: true });
  }
  const found = narrow(rankRows(situation, id, how.coverFirst), allowed);
  const stays = found.left.some((m) => m.space === here);
  const better = barred.filter((stop) => cost(stop.space) < (found.left[0]?.cost ?? UNREACHABLE));
  return { rules: how.rules, stays, found, barred: better, goals: how.goals };
}

function staying(situation: Situation, id: number, rules: readonly RuleId[]): Marched {
  const here = situation.at(id);
  const stay: March = { space: here, steps: 0, cost: 0, train: [], breaks: false };
  return { rules, stays: true, found: narrow([], [stay]), barred: [], goals: [here] };
}

/** What the stance wants of the unit; who stands on a place that is defended stays there (SOLO-RULING-42). */
export function marchOf(situation: Situation, id: number): Marched {
  return situation.about(id, findMarch);
}

function findMarch(situation: Situation, id: number): Marched {
  const { move } = stanceNow(situation);
  if (isDefended(situation, situation.at(id))) return staying(situation, id, [move.rule, 'SOLO-RULING-42']);
  const { goals, rules } = wantedOf(situation, id);
  const because: RuleId[] = [move.rule, ...rules];
  if (goals.length === 0) return staying(situation, id, because);
  return marchTo(situation, id, { goals, rules: because, line: move.line, coverFirst: move.coverFirst });
}
