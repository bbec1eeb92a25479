import { CostField, NOWHERE } from '@sandtable/geometry';
import { asksUnit } from '../../abilities/registry';
import { around } from '../../field/around';
import { entryCodes } from '../../field/entering';
import { mayMove, movementOf, reachOf } from '../../field/movement';
import { searchingWith } from '../../field/searching';
import { fieldOf, putOn, takeOff } from '../../ground';
import { NONE, type Table, unit } from '../../state';
import type { Situation } from '../situation/situation';

/** Farther than any field is wide. */
const ANYWHERE = 99;

/** A space a unit could end its move on, and the steps there. */
export interface Stop {
  readonly space: number;
  readonly steps: number;
}

/** Where a unit may end this turn by its own movement, its own space first; no Advance, no extra step of Riders. */
export function stopsOf(situation: Situation, id: number): readonly Stop[] {
  return situation.about(id, findStops);
}

function findStops({ s }: Situation, id: number): readonly Stop[] {
  const { at } = unit(s, id);
  const out: Stop[] = [{ space: at, steps: 0 }];
  const reach = reachOf(s, id, NONE, movementOf(s, id));
  for (let space = 0; space < fieldOf(s).size; space++)
    if (space !== at && reach.canStop(space)) out.push({ space, steps: reach.steps[space] ?? 0 });
  return out;
}

const searchOf = searchingWith((grid) => new CostField(grid));

export const UNREACHABLE = 999;

/** `pathCost` of the rules from every space to the nearest of the goals; the array is the caller's to keep. */
export function pathCosts(s: Table, id: number, goals: readonly number[]): readonly number[] {
  const { orthogonal, diagonal, codes } = searchOf(s);
  const costs = asksUnit('diagonal', s, id, id) ? diagonal : orthogonal;
  const entry = entryCodes(s, id, NONE, around(fieldOf(s), 0, ANYWHERE), codes);
  const { cost } = costs.costsTo(goals, entry, Math.max(1, movementOf(s, id)));
  const out: number[] = [];
  for (let space = 0; space < cost.length; space++) {
    const found = cost[space] ?? NOWHERE;
    out.push(found === NOWHERE ? UNREACHABLE : found);
  }
  return out;
}

/** Asks something of the table with the unit moved; then it is back where it was. */
export function shifted<T>(situation: Situation, id: number, space: number, ask: () => T): T {
  const { s } = situation;
  const { at } = unit(s, id);
  if (at === space) return ask();
  return situation.supposing(
    () => {
      takeOff(s, id);
      putOn(s, id, space);
    },
    ask,
    () => {
      takeOff(s, id);
      putOn(s, id, at);
    },
  );
}

export function isMovable(situation: Situation, id: number): boolean {
  return situation.about(id, canMove);
}

function canMove({ s, seat }: Situation, id: number): boolean {
  return mayMove(s, seat, id) && unit(s, id).partner === NONE;
}
