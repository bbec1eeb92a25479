import { type Core, type Decision, sameOption } from '@sandtable/kernel';
import type { Plan } from '../brain';
import { valueBy } from './chance';
import { imagined, type Search, worldOf } from './worlds';

/** One rival for so many playouts; more of them where all are looked at without dice before any is tried. */
const PLAYOUTS_EACH = 7;
const PLAYOUTS_EACH_AFTER_A_LOOK = 4;
const FEWEST = 2;
/** Worlds in which what comes right after a plan is looked at, where dice are rolled; otherwise one tells it all. */
const LOOKS = 4;
/** Of the plans that begin with the same unit or card so many are rivals before others are. */
const OF_ONE = 3;

/** What could be done instead of the quick answer: those that look best right after them, where there are too many to try all. */
export function rivalsOf<S extends Core, View>(
  search: Search<S, View>,
  view: View,
  decision: Decision,
  quick: Plan,
): readonly Plan[] {
  const { brain, world, effort, purse } = search;
  const plans = brain.plans(world, view, decision).filter((plan) => !isSame(plan, quick));
  const each = brain.calm === undefined ? PLAYOUTS_EACH : PLAYOUTS_EACH_AFTER_A_LOOK;
  const room = Math.max(FEWEST, Math.min(effort.rivals, Math.floor(purse.left / each)));
  if (plans.length <= room || brain.sorted) return plans.slice(0, room);
  return mixed(byLooks(search, plans), room);
}

/** The best looking first: right after each, on average over dice that fall one way and the other. */
function byLooks<S extends Core, View>(search: Search<S, View>, plans: readonly Plan[]): Plan[] {
  const { brain, seat, weights } = search;
  const looks = plans.map((plan) => {
    let sum = 0;
    let seen = 0;
    let hasRolled = true;
    for (; hasRolled && seen < LOOKS; seen++) {
      const match = imagined(search, worldOf(search, seen));
      hasRolled = false;
      for (const option of plan) {
        const done = match.decision(seat) === null ? null : match.submit(seat, option);
        if (done?.ok !== true) break;
        hasRolled ||= done.barrier.roll;
      }
      sum += valueBy(match.state, seat, brain.features(match.state, seat), weights);
    }
    return { plan, look: sum / seen };
  });
  return looks.sort((one, other) => other.look - one.look).map(({ plan }) => plan);
}

/** So many of them, and not all about the same unit: of what one could do the best few come first. */
function mixed(plans: readonly Plan[], room: number): Plan[] {
  const seen = new Map<string, number>();
  const first: Plan[] = [];
  const rest: Plan[] = [];
  for (const plan of plans) {
    const about = (plan[0] ?? []).slice(0, 2).join();
    const count = seen.get(about) ?? 0;
    seen.set(about, count + 1);
    (count < OF_ONE ? first : rest).push(plan);
  }
  return [...first, ...rest].slice(0, room);
}

function isSame(one: Plan, other: Plan): boolean {
  if (one.length !== other.length) return false;
  return one.every((option, i) => {
    const at = other[i];
    return at !== undefined && sameOption(option, at);
  });
}
