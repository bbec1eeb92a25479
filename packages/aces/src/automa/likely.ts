import type { Fact, Seat } from '@sandtable/kernel';
import { LAUNCHER_ARM } from '../content/unit-types';
import { NONE, onMap, type Table, typeOf } from '../state';
import { armyLimit, placeInRound } from '../turn/first-round';
import { type Plan, planOf } from './plan';
import { Situation } from './situation';
import { grounds } from './words';

/** A unit of an Automa and whom it will attack, if everything stays as it is. */
interface Likely {
  readonly unit: number;
  readonly target: number;
  /** It has intercepted and must. */
  readonly duty: boolean;
  /** What the rows say for this target; null where there was no other. */
  readonly why: Fact | null;
}

const ALL_ARMIES = 3;

/**
 * Whom the Automa will attack in its next turn as the table stands now, wherever its rows decide that without a die. Which of its armies
 * act in the first rounds is for the die to say, so nothing is said before all do (AA-FIRST-12).
 */
export function likelyTargets(s: Table): Likely[] {
  return s.phase === 'setup'
    ? []
    : s.seats.flatMap((x, seat) => (x.automa && actsWhole(s, seat) ? targetsOf(s, seat) : []));
}

function actsWhole(s: Table, seat: Seat): boolean {
  const then = { ...s, active: seat };
  const round = placeInRound(then) > placeInRound(s) ? s.round : s.round + 1;
  return armyLimit({ ...then, round }) === ALL_ARMIES;
}

function targetsOf(s: Table, seat: Seat): Likely[] {
  const situation = new Situation(s, seat);
  return situation.own.flatMap((id) => {
    const u = s.units[id];
    if (u === undefined || !onMap(u) || typeOf(u).arm === LAUNCHER_ARM) return [];
    // AA-INTERCEPT-06: this one is no choice at all
    if (u.marks !== NONE) return [{ unit: id, target: u.marks, duty: true, why: null }];
    return decided(planOf(situation, id)) ?? [];
  });
}

/** AA-AUTOMA-08: what is still equal after the last row is left to a die, and so not decided yet. */
function decided({ mover, found }: Plan): Likely | null {
  if (found.kind !== 'attack') return null;
  const targets = new Set(found.aims.left.map((aim) => aim.target));
  const [target = NONE] = targets;
  if (targets.size !== 1) return null;
  return {
    unit: mover.id,
    target,
    duty: false,
    why: found.aims.decided.length === 0 ? null : grounds(found.aims.decided),
  };
}
