import { forward, NOWHERE, neighbour } from '@sandtable/geometry';
import type { Option } from '@sandtable/kernel';
import { MAIN } from '../attack/shot';
import { rangeOf } from '../attack/weapons';
import { unitCard } from '../cards';
import { isWater } from '../field/entering';
import { movementValue } from '../field/movement';
import { fieldOf, rowOf, sideName } from '../ground';
import { NONE, sideOf, type Table, unit } from '../state';
import { isCraft } from '../transport/carrying';
import { gapOf, steps } from './plan';

/** So far from its aim a passenger walks the rest. */
const ON_FOOT = 2;
/** From so far on a lift is worth waiting for. */
const LIFT = 3;

function gap(s: Table, id: number, space: number): number {
  return gapOf(s, unit(s, id), space, rangeOf(s, id, MAIN));
}

/** Loading before a long way, unloading at the end of it: never the one right after the other. */
export function worthOfCarrying(s: Table, option: Option): number {
  const [verb, a, b] = option;
  if (verb === 'unload') return worthOfUnloading(s, Number(a), Number(b));
  if (verb === 'board') return worthOfLoading(s, Number(b), Number(a));
  return verb === 'fetch' ? worthOfLoading(s, Number(a), Number(b)) : NONE;
}

function worthOfUnloading(s: Table, carrier: number, space: number): number {
  const c = unit(s, carrier);
  const there = gap(s, c.cargo, space);
  if (isCraft(s, c)) return 3 - 0.1 * there;
  const ashore = !isWater(s, c.at);
  // whoever has come by water waits for firm ground, and for the end of the carrier's way
  return there <= ON_FOOT || (ashore && c.moved && there <= LIFT) ? 2 - 0.1 * there : NONE;
}

function worthOfLoading(s: Table, carrier: number, id: number): number {
  const c = unit(s, carrier);
  const u = unit(s, id);
  if (c.moved || isCraft(s, c) || unitCard(s, c.card).type !== 'transport') return NONE;
  const faster = movementValue(s, carrier) - movementValue(s, id);
  return faster > 0 && gap(s, id, u.at) > LIFT + 1 ? 0.5 * faster : NONE;
}

/** Where a landing craft wants to be: with somebody aboard at the shore, empty where the next can come aboard; null for others. */
export function worthOfCraft(s: Table, id: number, space: number): number | null {
  const u = unit(s, id);
  if (!isCraft(s, u)) return null;
  const goals = u.cargo === NONE ? home(s, id) : shore(s, id);
  const away = steps(s, goals, 0, true);
  return (away[u.at] ?? 0) - (away[space] ?? 0);
}

function home(s: Table, id: number): number[] {
  const side = sideOf(s, unit(s, id).seat);
  return s.natural.flatMap((_n, space) =>
    isWater(s, space) && s.rowsOpen[side]?.includes(rowOf(s, side, space)) === true ? [space] : [],
  );
}

/** Water with free ground before it. */
function shore(s: Table, id: number): number[] {
  const side = sideOf(s, unit(s, id).seat);
  const field = fieldOf(s);
  return s.natural.flatMap((_n, space) => {
    const front = neighbour(field, space, forward(sideName(side)));
    if (!isWater(s, space) || front === NOWHERE || isWater(s, front)) return [];
    return (s.on[front] ?? NONE) === NONE ? [space] : [];
  });
}
