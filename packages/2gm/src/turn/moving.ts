import { by, type Kernel, type Option } from '@sandtable/kernel';
import { discardAttached } from '../attack/destruction';
import { endsWithAssault } from '../cards';
import { ADVANCE, CLIMB, DASH, movementOf, pairMovement, RIDERS, reachOf, TUNNEL } from '../field/movement';
import { endPair, putOn, takeOff } from '../ground';
import { type GmState, NONE, seatState, unit } from '../state';
import { clearWay } from '../support/ram-way';
import { takeCarrying } from '../transport/taking';
import { climbFrom, entranceOf } from './further';
import { DASHED } from './once-a-turn';

const path: number[] = [];

/** The way to a space, the start included. */
function wayTo(s: GmState, id: number, partner: number, space: number, budget: number, how: number): number[] {
  const reach = reachOf(s, id, partner, budget);
  let via = NONE;
  if ((how & TUNNEL) !== 0) via = entranceOf(s, reach, budget, space);
  else if ((how & CLIMB) !== 0) via = climbFrom(s, id, reach, space);
  const way = path.slice(0, reach.pathTo(via === NONE ? space : via, path));
  if (via !== NONE) way.push(space);
  return way;
}

/** Carries out a chosen move; false if the option is none. The unit that moved is what others may react to. */
export function moveNow(s: GmState, option: Option, k: Kernel<GmState>): number {
  const [verb, a, b, c, d] = option;
  const id = Number(a);
  switch (verb) {
    case 'move': {
      pay(s, id, Number(c));
      // the way counts from a space that is still shared: sappers make it easier
      const way = wayTo(s, id, NONE, Number(b), budgetOf(s, id, Number(c)), Number(c));
      leavePair(s, id);
      go(s, id, way, k);
      return id;
    }
    case 'pair': {
      const { partner } = unit(s, id);
      const way = wayTo(s, id, partner, Number(b), pairMovement(s, id), 0);
      unit(s, id).left = NONE;
      unit(s, partner).left = NONE;
      takeOff(s, id);
      takeOff(s, partner);
      s.on[way[0] ?? 0] = NONE;
      go(s, id, way, k);
      putOn(s, partner, Number(b));
      unit(s, partner).moved = true;
      return id;
    }
    case 'join':
      pay(s, id, Number(c));
      join(s, id, Number(b), budgetOf(s, id, Number(c)), k);
      return id;
    case 'swap':
      swap(s, id, Number(b), k);
      return id;
    case 'assault':
      pay(s, id, Number(d));
      if (unit(s, id).at !== Number(b)) {
        const way = wayTo(s, id, NONE, Number(b), budgetOf(s, id, Number(d)), Number(d));
        leavePair(s, id);
        go(s, id, way, k);
      }
      unit(s, id).moved = true;
      unit(s, id).onto = unit(s, Number(c)).at;
      unit(s, id).assaults = Number(c);
      breakCover(s, id);
      k.emit?.({ type: 'assault-declared', rule: '2GM-ASSAULT-03', unit: id, target: Number(c) });
      return id;
    default:
      return takeCarrying(s, option, k);
  }
}

function budgetOf(s: GmState, id: number, how: number): number {
  let budget = movementOf(s, id);
  for (const extra of [ADVANCE, RIDERS, DASH]) if ((how & extra) !== 0) budget++;
  return budget;
}

/** 2GM-ABIL-03: one AP for Advance; 2GM-RULING-152: the extra space of Riders takes the attack. */
function pay(s: GmState, id: number, how: number): void {
  const u = unit(s, id);
  if ((how & ADVANCE) !== 0) {
    seatState(s, u.seat).ap--;
    u.advanced = true;
  }
  if ((how & RIDERS) !== 0) u.noAttack = true;
  if ((how & DASH) !== 0) seatState(s, u.seat).boons |= by(DASHED, '2GM-RULING-152');
}

/** 2GM-COVER-05. */
function leavePair(s: GmState, id: number): void {
  const u = unit(s, id);
  if (u.partner === NONE) return;
  takeOff(s, id);
  unit(s, u.partner).left = NONE;
  u.left = NONE;
  endPair(s, u);
}

function go(s: GmState, id: number, way: readonly number[], k: Kernel<GmState>): void {
  const u = unit(s, id);
  takeOff(s, id);
  putOn(s, id, way[way.length - 1] ?? u.at);
  u.moved = true;
  k.emit?.({ type: 'moved', rule: '2GM-MOVE-01', unit: id, path: way });
  clearWay(s, id, way, k);
}

/** Cards that lie on a unit until it assaults are over now. */
function breakCover(s: GmState, id: number): void {
  const u = unit(s, id);
  const over = u.cards.filter((a) => endsWithAssault(a.card));
  if (over.length === 0) return;
  u.cards = u.cards.filter((a) => !over.includes(a));
  discardAttached(s, over);
}

/** 2GM-COVER-02, 2GM-RULING-74: what is left of its movement limits how far the pair may still go. */
function join(s: GmState, id: number, other: number, budget: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const o = unit(s, other);
  const reach = reachOf(s, id, NONE, budget);
  const cost = reach.cost[o.at] ?? budget;
  takeOff(s, id);
  u.at = o.at;
  u.partner = other;
  o.partner = id;
  u.moved = true;
  u.left = Math.max(0, budget - cost);
  k.emit?.({ type: 'joined', rule: '2GM-COVER-02', unit: id, with: other });
}

/** 2GM-MOVE-06. */
function swap(s: GmState, a: number, b: number, k: Kernel<GmState>): void {
  const [one, two] = [unit(s, a), unit(s, b)];
  const at = one.at;
  one.at = two.at;
  two.at = at;
  s.on[one.at] = a;
  s.on[two.at] = b;
  one.moved = true;
  two.moved = true;
  k.emit?.({ type: 'swapped', rule: '2GM-MOVE-06', unit: a, with: b });
}
