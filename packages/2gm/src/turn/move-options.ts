import { CLOSED, NOWHERE, neighboursOf, type Reach } from '@sandtable/geometry';
import { type Option, passes, type Seat } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { entryCode, isInfantry } from '../entering';
import { distance, fieldOf, naturalAt } from '../ground';
import {
  ADVANCE,
  assaultChecks,
  enemiesBeside,
  isCoverPair,
  mayAdvance,
  mayMove,
  mayMovePair,
  movementOf,
  pairMovement,
  RIDERS,
  reachOf,
  startHolds,
  swapChecks,
} from '../movement';
import { NONE, type Table, unit } from '../state';
import { offerCarrying } from '../transport/options';

/** The further space of Climbers (2GM-RULING-24). */
export const CLIMB = 4;

/** Every way a seat's units may move now, or those of one unit. The unit's owner decides what is legal, not who chooses. */
export function offerMoves(s: Table, only: number, seat: Seat, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || u.at < 0 || (only !== NONE && only !== id)) continue;
    if (u.partner !== NONE && s.on[u.at] === id && mayMovePair(s, seat, id)) offerPair(s, id, out);
    if (mayMove(s, seat, id)) offerUnit(s, seat, id, out);
  }
  offerCarrying(s, only, seat, out);
  if (only === NONE) offerSwaps(s, seat, out);
}

/** How each budget came about, cheapest first: what a longer way needs is listed only where the shorter does not get. */
function offerUnit(s: Table, seat: Seat, id: number, out: Option[]): void {
  const base = movementOf(s, id);
  const advance = mayAdvance(s, id);
  const riders = asksUnit('riders', s, id, id);
  const start = unit(s, id).at;
  seen.fill(0);
  launched.fill(0);
  seen[start] = 1;
  const reach = reachOf(s, id, NONE, base);
  offerStops(s, id, reach, [0], out);
  offerJoins(s, id, reach, base, 0, out);
  offerAssaults(s, seat, id, reach, base, 0, out);
  if (asksUnit('climbs', s, id, id)) offerClimb(s, id, reach, out);
  if (!advance && !riders) return;
  const further = reachOf(s, id, NONE, base + 1);
  const ways = [...(advance ? [ADVANCE] : []), ...(riders ? [RIDERS] : [])];
  offerStops(s, id, further, ways, out);
  if (advance) {
    offerJoins(s, id, further, base + 1, ADVANCE, out);
    offerAssaults(s, seat, id, further, base + 1, ADVANCE, out);
  }
  if (advance && riders) offerStops(s, id, reachOf(s, id, NONE, base + 2), [ADVANCE | RIDERS], out);
}

const SPACES = 26 * 99;
const seen = new Uint8Array(SPACES);
const launched = new Uint8Array(SPACES);
const near: number[] = [];
const enemies: number[] = [];

function offerStops(s: Table, id: number, reach: Reach, ways: readonly number[], out: Option[]): void {
  const { size } = fieldOf(s);
  for (let space = 0; space < size; space++) {
    if (seen[space] === 1 || !reach.canStop(space)) continue;
    seen[space] = 1;
    for (const how of ways) out.push(['move', id, space, how]);
  }
}

/** 2GM-RULING-24: one space further than a mountain would let it go. */
function offerClimb(s: Table, id: number, reach: Reach, out: Option[]): void {
  const field = fieldOf(s);
  const from = unit(s, id).at;
  const leaves = naturalAt(s, from) === 'mountain';
  for (let space = 0; space < field.size; space++) {
    if (space === from || reach.cost[space] === NOWHERE) continue;
    if (!leaves && naturalAt(s, space) !== 'mountain') continue;
    const count = neighboursOf(field, space, near);
    for (let i = 0; i < count; i++) {
      const to = near[i] ?? NOWHERE;
      if (seen[to] === 1 || entryCode(s, id, to) === CLOSED || (s.on[to] ?? NONE) !== NONE) continue;
      seen[to] = 1;
      out.push(['move', id, to, CLIMB]);
    }
  }
}

function isPartner(s: Table, id: number, other: number): boolean {
  return id !== other && isCoverPair(s, id, other);
}

/** 2GM-COVER-02: into the space of a friend to go on beside him. */
function offerJoins(s: Table, id: number, reach: Reach, budget: number, how: number, out: Option[]): void {
  for (let other = 0; other < s.units.length; other++) {
    const o = unit(s, other);
    if (o.at < 0 || o.seat !== unit(s, id).seat) continue;
    const cost = reach.cost[o.at] ?? NOWHERE;
    if (cost === NOWHERE || cost > budget || (how !== 0 && cost < budget) || !isPartner(s, id, other)) continue;
    out.push(['join', id, other, how]);
  }
}

/** 2GM-ASSAULT-03, 2GM-ASSAULT-04: one point must be left where it goes in; 2GM-RULING-63: and it could have stopped there. */
function offerAssaults(
  s: Table,
  seat: Seat,
  id: number,
  reach: Reach,
  budget: number,
  how: number,
  out: Option[],
): void {
  if (!isInfantry(s, unit(s, id))) return;
  const start = unit(s, id).at;
  const { size } = fieldOf(s);
  for (let from = 0; from < size; from++) {
    const cost = reach.cost[from] ?? NOWHERE;
    if (launched[from] === 1 || cost === NOWHERE || cost >= budget) continue;
    if (from !== start && (!reach.canStop(from) || startHolds(s, id))) continue;
    launched[from] = 1;
    const count = enemiesBeside(s, seat, from, enemies);
    for (let i = 0; i < count; i++) {
      const target = enemies[i] ?? NONE;
      if (passes(assaultChecks, s, { seat, unit: id, from, target })) out.push(['assault', id, from, target, how]);
    }
  }
}

function offerPair(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  const reach = reachOf(s, id, u.partner, pairMovement(s, id));
  const { size } = fieldOf(s);
  for (let space = 0; space < size; space++) if (space !== u.at && reach.canStop(space)) out.push(['pair', id, space]);
}

const pair = { seat: 0, a: NONE, b: NONE };

/** Only neighbours are looked at (2GM-RULING-54). */
function offerSwaps(s: Table, seat: Seat, out: Option[]): void {
  pair.seat = seat;
  for (let a = 0; a < s.units.length; a++) {
    const one = unit(s, a);
    if (one.seat !== seat || one.at < 0 || one.moved) continue;
    pair.a = a;
    for (let b = a + 1; b < s.units.length; b++) {
      const two = unit(s, b);
      if (two.seat !== seat || two.at < 0 || distance(s, one.at, two.at) !== 1) continue;
      pair.b = b;
      if (passes(swapChecks, s, pair)) out.push(['swap', a, b]);
    }
  }
}
