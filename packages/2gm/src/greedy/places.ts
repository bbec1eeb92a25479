import type { Option, Seat } from '@sandtable/kernel';
import { MAIN } from '../attack/shot';
import { rangeOf } from '../attack/weapons';
import { unitCard } from '../cards';
import { ADVANCE, RIDERS } from '../field/movement';
import { coverCard, distance, naturalAt, rowOf } from '../ground';
import { areEnemies, NONE, onField, sideOf, type Table, unit } from '../state';
import { worthOfCarrying, worthOfCraft } from './carrying';
import { gapOf, planFor } from './plan';
import { worthOfStrike } from './shots';

/** Cover is worth more to who stays. */
const COVER = { stay: 0.9, go: 0.4 } as const;
/** Standing on a space the side wants to have. */
const POST = 4;
/** The enemy HQ, or the place to be destroyed, is in range. */
const IN_RANGE = 3;

/** How near to what the side is about, how near to targets, how well covered: what a space is worth to a unit. */
export function worthOfSpace(s: Table, id: number, space: number): number {
  const u = unit(s, id);
  const plan = planFor(s, u);
  const range = rangeOf(s, id, MAIN);
  const gap = gapOf(s, u, space, range);
  const cover = (coverCard(s, space)?.evasion[0] ?? 0) + (naturalAt(s, space) === 'forest' ? 1 : 0);
  const stays = plan.aim === 'guard' || plan.aim === 'hunt';
  const post = gap === 0 && plan.posts.includes(space) ? POST : 0;
  const aimed = gap === 0 && (plan.aim === 'storm' || plan.aim === 'raze') ? IN_RANGE : 0;
  return 8 - gap + (stays ? COVER.stay : COVER.go) * cover + post + aimed + 0.5 * targetsFrom(s, id, space, range);
}

/** Enemies in range from there, at most two: more cannot be shot at anyway. */
export function targetsFrom(s: Table, id: number, space: number, range: number): number {
  const { seat } = unit(s, id);
  let count = 0;
  for (const other of s.units) {
    if (onField(other) && areEnemies(s, seat, other.seat) && distance(s, space, other.at) <= range) count++;
  }
  return Math.min(2, count);
}

/** What a move gains; an assault counts what it may destroy, less what it may cost. */
export function worthOfMove(s: Table, seat: Seat, option: Option): number {
  const [verb, a, b, c] = option;
  const id = Number(a);
  switch (verb) {
    case 'move': {
      const price = (Number(c) & (ADVANCE | RIDERS)) === 0 ? 0 : 1;
      return worthOfGoing(s, id, Number(b)) - price - rowGap(s, id);
    }
    case 'pair':
      return worthOfGoing(s, id, Number(b)) + worthOfGoing(s, unit(s, id).partner, Number(b));
    case 'assault':
      return worthOfStrike(s, seat, id, MAIN, Number(c)) - 0.6 * unitCard(s, unit(s, id).card).cost;
    default:
      return worthOfCarrying(s, option);
  }
}

/** A carrier goes where its passenger wants to be, a landing craft to the shore or back for the next. */
function worthOfGoing(s: Table, id: number, space: number): number {
  const u = unit(s, id);
  const craft = worthOfCraft(s, id, space);
  if (craft !== null) return craft;
  const who = u.cargo === NONE ? id : u.cargo;
  return worthOfSpace(s, who, space) - worthOfSpace(s, who, u.at);
}

/** Guns that already have a target stay where they are. */
function rowGap(s: Table, id: number): number {
  const u = unit(s, id);
  const range = rangeOf(s, id, MAIN);
  const busy = targetsFrom(s, id, u.at, range) > 0;
  return busy && range > 2 && rowOf(s, sideOf(s, u.seat), u.at) > 1 ? 1 : 0;
}
