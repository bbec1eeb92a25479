import { NOWHERE, neighboursOf } from '@sandtable/geometry';
import { by, type Option, passes, type Seat } from '@sandtable/kernel';
import { policies } from '../editions/index';
import { mayMove, movementOf, reachOf } from '../field/movement';
import { fieldOf } from '../ground';
import { NONE, onField, type Table, unit } from '../state';
import { behind, frontOf, isCarrier, isCraft, mayCarry, unloadChecks } from './carrying';

/** Loading and unloading, as part of the moves of both (2GM-WIN-14). */
export function offerCarrying(s: Table, only: number, seat: Seat, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || !onField(u) || (only !== NONE && only !== id)) continue;
    if (u.cargo !== NONE) offerUnloading(s, seat, id, out);
    else if (u.partner === NONE && isCarrier(s, u)) offerLoading(s, seat, id, out);
  }
}

const near: number[] = [];

function offerUnloading(s: Table, seat: Seat, carrier: number, out: Option[]): void {
  const count = neighboursOf(fieldOf(s), unit(s, carrier).at, near);
  for (let i = 0; i < count; i++) {
    const space = near[i] ?? NOWHERE;
    if (passes(unloadChecks, s, { seat, carrier, space })) out.push(['unload', carrier, space]);
  }
}

/** For one carrier: who may come to it, and whom it may fetch. */
function offerLoading(s: Table, seat: Seat, carrier: number, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    if (unit(s, id).seat !== seat || !onField(unit(s, id)) || !mayCarry(s, seat, carrier, id)) continue;
    if (canBoard(s, seat, id, carrier)) out.push(['board', id, carrier]);
    else if (canFetch(s, seat, carrier, id)) out.push(['fetch', carrier, id]);
  }
}

/**
 * 2GM-TRANS-05: its own movement takes it into the carrier's space, in the Movement Phase; into a craft from
 * the front.
 */
function canBoard(s: Table, seat: Seat, id: number, carrier: number): boolean {
  if (s.phase !== 'movement') return false;
  const c = unit(s, carrier);
  const budget = movementOf(s, id);
  // a craft is boarded from the space before it
  if (isFarther(s, unit(s, id).at, c.at, budget + 1) || !mayMove(s, seat, id)) return false;
  if (!isCraft(s, c)) return (reachOf(s, id, NONE, budget).cost[c.at] ?? NOWHERE) !== NOWHERE;
  const front = frontOf(s, c);
  if (front === NOWHERE) return false;
  if (unit(s, id).at === front) return true;
  const reach = reachOf(s, id, NONE, budget);
  const cost = reach.cost[front] ?? NOWHERE;
  return by(cost !== NOWHERE && cost < budget && reach.canStop(front), '2GM-RULING-78', '2GM-LCVP-16');
}

/** 2GM-TRANS-08: in Pacific the carrier goes to a unit that cannot come; a craft to the shore (2GM-RULING-86). */
function canFetch(s: Table, seat: Seat, carrier: number, id: number): boolean {
  const u = unit(s, id);
  if (u.onto !== NONE || u.partner !== NONE) return false;
  const place = fetchPlace(s, carrier, id);
  if (place === NOWHERE) return false;
  const c = unit(s, carrier);
  if (c.settled || (isCraft(s, c) && u.moved)) return false; // a craft takes who waits on the shore
  if (place === c.at) return true; // before the ramp already
  const budget = movementOf(s, carrier);
  if (isFarther(s, c.at, place, budget) || !mayMove(s, seat, carrier)) return false;
  const reach = reachOf(s, carrier, NONE, budget);
  return by(isCraft(s, c) ? reach.canStop(place) : (reach.cost[place] ?? NOWHERE) !== NOWHERE, '2GM-TRANS-11');
}

/** More rows or columns away than anybody goes with so many steps, diagonal ones included: most are. */
function isFarther(s: Table, from: number, to: number, steps: number): boolean {
  const { columnOf, rowOf } = fieldOf(s);
  const columns = Math.abs((columnOf[from] ?? 0) - (columnOf[to] ?? 0));
  return columns > steps || Math.abs((rowOf[from] ?? 0) - (rowOf[to] ?? 0)) > steps;
}

/** Where the carrier takes the unit aboard: in its space, a craft from behind it (2GM-LCVP-06); else NOWHERE. */
export function fetchPlace(s: Table, carrier: number, id: number): number {
  const c = unit(s, carrier);
  const { at } = unit(s, id);
  if (isCraft(s, c)) return behind(s, c.seat, at);
  return by(policies(s).carriersFetch ? at : NOWHERE, '2GM-LCVP-14');
}
