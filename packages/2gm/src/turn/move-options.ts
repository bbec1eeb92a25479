import { CLOSED, NOWHERE, type Reach } from '@sandtable/geometry';
import { by, type Option, passes, type Seat } from '@sandtable/kernel';
import { answersOf, bitsOf, mightAnswer } from '../abilities/registry';
import { around } from '../field/around';
import { isInfantry, terrainCode } from '../field/entering';
import {
  ADVANCE,
  assaultChecks,
  CLIMB,
  DASH,
  enemiesBeside,
  extrasOf,
  isBound,
  isCoverPair,
  mayMove,
  mayMovePair,
  movementOf,
  movementValue,
  moversSwapChecks,
  pairMovement,
  RIDERS,
  reachOf,
  startHolds,
  TUNNEL,
} from '../field/movement';
import { fieldOf } from '../ground';
import { areEnemies, NONE, type Table, unit } from '../state';
import { offerCarrying } from '../transport/options';
import { climbFrom, entranceOf, listTunnels } from './further';

/** Every way a seat's units may move now, or those of one unit. The unit's owner decides what is legal, not who chooses. */
export function offerMoves(s: Table, only: number, seat: Seat, out: Option[]): void {
  listTunnels(s, tunnels);
  lookAround(s, seat);
  for (let i = 0; i < present; i++) {
    const id = own[i] ?? NONE;
    if (only !== NONE && only !== id) continue;
    const u = unit(s, id);
    if (u.partner !== NONE && s.on[u.at] === id && mayMovePair(s, seat, id)) offerPair(s, id, out);
    movers[id] = mayMove(s, seat, id);
    if (movers[id] === true && !isBound(s, id)) offerUnit(s, seat, id, out);
  }
  offerCarrying(s, only, seat, out);
  if (only === NONE) offerSwaps(s, seat, out);
}

/** How each budget came about, cheapest first: what a longer way needs is listed only where the shorter does not get. */
function offerUnit(s: Table, seat: Seat, id: number, out: Option[]): void {
  mark++;
  seen[unit(s, id).at] = mark;
  const base = movementOf(s, id);
  const answers = answersOf(s, id);
  climbs = (answers & CLIMBING) !== 0 && mightAnswer('climbs', s, id);
  const extras = (answers & LENGTHENING) === 0 ? 0 : extrasOf(s, id);
  offerReach(s, seat, id, base, PLAINLY, out);
  if (extras === 0) return;
  for (let more = 1; more <= EXTRAS; more++) {
    const ways = waysOf(extras, more);
    if (ways.length > 0) offerReach(s, seat, id, base + more, ways, out);
  }
}

const PLAINLY: readonly number[] = [0];
const LENGTHENING = bitsOf('advance', 'riders', 'dashes');
const CLIMBING = bitsOf('climbs');
/** Whether the unit that is looked at does. */
let climbs = false;
const EXTRAS = 3;
const LENGTHENED = [
  ADVANCE,
  RIDERS,
  DASH,
  ADVANCE | RIDERS,
  ADVANCE | DASH,
  RIDERS | DASH,
  ADVANCE | RIDERS | DASH,
] as const;

function size(how: number): number {
  return (how & ADVANCE ? 1 : 0) + (how & RIDERS ? 1 : 0) + (how & DASH ? 1 : 0);
}

/** The ways to get so many points more out of these extras. */
function waysOf(extras: number, more: number): number[] {
  return LENGTHENED.filter((how) => (how & ~extras) === 0 && size(how) === more);
}

/** What that much movement opens, said once for each way to have it. */
function offerReach(s: Table, seat: Seat, id: number, budget: number, ways: readonly number[], out: Option[]): void {
  const reach = reachOf(s, id, NONE, budget);
  const near = around(reach.grid, unit(s, id).at, budget);
  offerStops(reach, id, near, ways, out);
  for (const how of ways) offerJoins(s, id, reach, near, budget, how, out);
  // 2GM-RULING-72: not with the extra space of Riders
  for (const how of ways) if ((how & RIDERS) === 0) offerAssaults(s, seat, id, reach, near, budget, how, out);
  if (climbs) offerClimb(s, reach, id, budget, ways, out);
  if (tunnels.length > 1) offerTunnels(s, id, reach, budget, ways, out);
}

const tunnels: number[] = [];
const SPACES = 26 * 99;
/** Spaces carry the mark of the unit they were last listed for: that is quicker than wiping the lists for each. */
let mark = 0;
const seen = new Float64Array(SPACES);
const launched = new Float64Array(SPACES);
const enemies: number[] = [];
/** The units of the seat that are on the field. */
const own: number[] = [];
let present = 0;
/** The spaces next to an enemy carry the mark of the list: elsewhere nobody begins an assault. */
let list = 0;
const fronts = new Float64Array(SPACES);

/** Who is there: most units of a long match are not any more, and every part of the list asks. */
function lookAround(s: Table, seat: Seat): void {
  list++;
  present = 0;
  const field = fieldOf(s);
  const mayAssault = s.phase !== 'deployment';
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.at < 0) continue;
    if (u.seat === seat) own[present++] = id;
    else if (mayAssault && areEnemies(s, seat, u.seat)) {
      const near = around(field, u.at, 1);
      for (let i = 0; i < near.length; i++) fronts[near[i] ?? 0] = list;
    }
  }
}

function offerStops(reach: Reach, id: number, near: readonly number[], ways: readonly number[], out: Option[]): void {
  for (const space of near) {
    if (seen[space] === mark || !reach.canStop(space)) continue;
    seen[space] = mark;
    for (const how of ways) out.push(['move', id, space, how]);
  }
}

/** 2GM-RULING-24: one space further than a mountain would let it go. */
function offerClimb(s: Table, reach: Reach, id: number, budget: number, ways: readonly number[], out: Option[]): void {
  // one step beyond what it reaches, and nothing farther
  for (const to of around(reach.grid, unit(s, id).at, budget + 1)) {
    if (seen[to] === mark || s.on[to] !== NONE || terrainCode(s, id, to) === CLOSED) continue;
    if (climbFrom(s, id, reach, to) === NONE) continue;
    seen[to] = mark;
    for (const how of ways) out.push(['move', id, to, how | CLIMB]);
  }
}

/** 2GM-ABIL-16: to another Tunnels card, if nobody is there. */
function offerTunnels(
  s: Table,
  id: number,
  reach: Reach,
  budget: number,
  ways: readonly number[],
  out: Option[],
): void {
  for (const to of tunnels) {
    if (seen[to] === mark || s.on[to] !== NONE || terrainCode(s, id, to) === CLOSED) continue;
    if (by(entranceOf(s, reach, budget, to) === NONE, '2GM-RULING-154')) continue;
    seen[to] = mark;
    for (const how of ways) out.push(['move', id, to, how | TUNNEL]);
  }
}

const friends: number[] = [];

/** The other units of the same seat on these spaces, in the order of their numbers; of a covered pair one. Says how many. */
function listFriends(s: Table, id: number, spaces: readonly number[]): number {
  const { seat } = unit(s, id);
  let count = 0;
  for (const space of spaces) {
    const other = s.on[space] ?? NONE;
    if (other === NONE || other === id || unit(s, other).seat !== seat) continue;
    let i = count++;
    for (; i > 0 && (friends[i - 1] ?? NONE) > other; i--) friends[i] = friends[i - 1] ?? NONE;
    friends[i] = other;
  }
  return count;
}

/** 2GM-COVER-02: into the space of a friend to go on beside him. */
function offerJoins(
  s: Table,
  id: number,
  reach: Reach,
  near: readonly number[],
  budget: number,
  how: number,
  out: Option[],
): void {
  if (s.phase === 'deployment') return; // 2GM-COVER-02: in the Movement Phase
  const count = listFriends(s, id, near);
  for (let i = 0; i < count; i++) {
    const other = friends[i] ?? NONE;
    const cost = reach.cost[unit(s, other).at] ?? NOWHERE;
    if (cost === NOWHERE || cost > budget || (how !== 0 && cost < budget) || !isCoverPair(s, id, other)) continue;
    out.push(['join', id, other, how]);
  }
}

/** 2GM-ASSAULT-03, 2GM-ASSAULT-04: one point must be left where it goes in; 2GM-RULING-63: and it could have stopped there. */
function offerAssaults(
  s: Table,
  seat: Seat,
  id: number,
  reach: Reach,
  near: readonly number[],
  budget: number,
  how: number,
  out: Option[],
): void {
  if (s.phase === 'deployment' || !isInfantry(s, unit(s, id))) return; // 2GM-ASSAULT-03
  const start = unit(s, id).at;
  for (const from of near) {
    if (fronts[from] !== list) continue;
    const cost = reach.cost[from] ?? NOWHERE;
    if (launched[from] === mark || cost === NOWHERE || cost >= budget) continue;
    if (from !== start && (!reach.canStop(from) || startHolds(s, id))) continue;
    launched[from] = mark;
    const count = enemiesBeside(s, seat, from, enemies);
    for (let i = 0; i < count; i++) {
      const target = enemies[i] ?? NONE;
      if (passes(assaultChecks, s, { seat, unit: id, from, target })) out.push(['assault', id, from, target, how]);
    }
  }
}

function offerPair(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  const budget = pairMovement(s, id);
  const reach = reachOf(s, id, u.partner, budget);
  for (const space of around(reach.grid, u.at, budget))
    if (space !== u.at && reach.canStop(space)) out.push(['pair', id, space]);
}

const pair = { seat: 0, a: NONE, b: NONE };
/** Which units of the seat may move, as found while the list was made. */
const movers: boolean[] = [];

/** Only neighbours are looked at (2GM-RULING-54). */
function offerSwaps(s: Table, seat: Seat, out: Option[]): void {
  const field = fieldOf(s);
  pair.seat = seat;
  for (let n = 0; n < present; n++) {
    const a = own[n] ?? NONE;
    const one = unit(s, a);
    if (movers[a] !== true || one.partner !== NONE) continue; // 2GM-RULING-69
    const count = listFriends(s, a, around(field, one.at, 1));
    if (count === 0 || movementValue(s, a) !== 1) continue; // 2GM-MOVE-06
    pair.a = a;
    for (let i = 0; i < count; i++) {
      const b = friends[i] ?? NONE;
      if (b < a || movers[b] !== true) continue;
      pair.b = b;
      if (passes(moversSwapChecks, s, pair)) out.push(['swap', a, b]);
    }
  }
}
