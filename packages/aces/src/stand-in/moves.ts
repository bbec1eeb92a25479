import { type Option, sameOption } from '@sandtable/kernel';
import { goalOf } from '../automa/act';
import { narrow } from '../automa/choose';
import { type Plan, planOf, UNIT_ROWS } from '../automa/plan';
import type { Situation } from '../automa/situation';
import { findReach } from '../moving/steps';
import { typeOf, unit } from '../state';
import { goalsOf } from '../table/questions';
import { groupOf } from '../turn/automa-order';

/** The move of the next unit that the Automa's orders would send anywhere, step by step; the end of all moves if there is none. */
export function chooseMove(situation: Situation, options: readonly Option[]): readonly Option[] {
  const { s } = situation;
  const movers = once(options.flatMap((o) => (o[0] === 'step' ? [Number(o[1])] : [])));
  const groups = once(movers.map((id) => groupOf(typeOf(unit(s, id))))).sort((a, b) => a - b);
  for (const group of groups) {
    let plans = movers.filter((id) => groupOf(typeOf(unit(s, id))) === group).map((id) => planOf(situation, id));
    while (plans.length > 0) {
      const first = narrow(UNIT_ROWS, null, plans).left[0];
      const steps = first === undefined ? [] : stepsOf(situation, first, -1, options);
      if (steps.length > 0) return steps;
      plans = plans.filter((plan) => plan !== first);
    }
  }
  return [['end']];
}

function once(numbers: readonly number[]): number[] {
  return numbers.filter((n, i) => numbers.indexOf(n) === i);
}

const path: number[] = [];

/** The cheapest way to where the plan leads, and the word that ends it; nothing if it stays. */
function stepsOf(situation: Situation, plan: Plan, spent: number, options: readonly Option[]): readonly Option[] {
  const { id } = plan.mover;
  const hex = goalOf(plan);
  if (hex === plan.mover.unit.at) return [];
  const reach = findReach(situation.s, id, spent);
  if (!reach.canStop(hex)) return [];
  const length = reach.pathTo(hex, path);
  const steps = path.slice(1, length).map((to): Option => ['step', id, to]);
  const [first] = steps;
  return first !== undefined && options.some((o) => sameOption(o, first)) ? [...steps, ['stop']] : [];
}

/** A unit on its way goes on to where its orders send it from here. */
export function chooseSteps(
  situation: Situation,
  id: number,
  spent: number,
  options: readonly Option[],
): readonly Option[] {
  const steps = stepsOf(situation, planOf(situation, id, spent), spent, options);
  if (steps.length > 0) return steps;
  const stop = options.find((o) => o[0] === 'stop');
  if (stop !== undefined) return [stop];
  // over a friend nobody stops: on to the nearest free hex
  const goals = goalsOf(situation.s, id, spent).sort((a, b) => a.cost - b.cost);
  const next = options.find((o) => o[0] === 'step' && o[2] === goals[0]?.path[0]) ?? options[0];
  return next === undefined ? [] : [next];
}
