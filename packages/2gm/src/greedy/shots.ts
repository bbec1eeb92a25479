import type { Option, Seat } from '@sandtable/kernel';
import { canDestroy, type Numbers, numbersOf, penetrates } from '../attack/numbers';
import { ASSAULT, type Shot } from '../attack/shot';
import { reactionShot, shotAt } from '../attack/targets';
import { unitCard } from '../cards';
import { terrainHp } from '../ground';
import { NONE, sideOf, type Table, type Unit, unit } from '../state';
import { planOf } from './plan';

const FACES = 10;
/** A point of an HQ is worth so many points of an army; the nearer to the end, the more. */
const HQ_POINT = 2;
/** In a scenario that is about something else. */
const IDLE_HQ_POINT = 0.2;
/** What a place that must be destroyed is worth as a whole. */
const RAZED = 12;
/** Who stands where the side wants to be, or is about to reach its own goal. */
const IN_THE_WAY = 1.6;
/** Who has to be kept from getting home. */
const RESCUED = 2.5;
/** A destroyed unit counts by itself where units are counted. */
const HUNTED = 2.5;

const numbers: Numbers = { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 };

/** What an attack can be expected to take from the enemy, in points of deployment cost. */
export function worthOf(s: Table, shot: Shot): number {
  numbersOf(s, shot, numbers);
  const { hit, crit, damage } = numbers;
  const plan = planOf(s, sideOf(s, shot.seat));
  if (shot.hq !== NONE) {
    const left = s.hqs[shot.hq]?.hp ?? 1;
    const point = plan.hq ? HQ_POINT : IDLE_HQ_POINT;
    return penetrates(s, shot, numbers) ? (point * chance(hit) * Math.min(damage, left) * FACES) / left : 0;
  }
  if (shot.target === NONE) {
    const left = terrainHp(s, shot.space);
    if (!plan.razes.includes(shot.space) || left <= 0) return 0; // walls and woods are left alone
    return (RAZED * Math.min(damage, left)) / left;
  }
  if (!penetrates(s, shot, numbers)) return 0;
  const target = unit(s, shot.target);
  const { cost, hp } = unitCard(s, target.card);
  const left = hp - target.wounds;
  const critical = canDestroy(s, shot, numbers) ? chance(crit) : 0;
  const plain = chance(hit) - critical;
  const kill = critical + (damage >= left ? plain : 0);
  const hunted = plan.aim === 'hunt' ? HUNTED * kill : 0;
  return hunted + urgency(s, shot.seat, target) * (cost + 1) * (critical + plain * Math.min(1, damage / left));
}

/** How much more a target matters than its cost says. */
function urgency(s: Table, seat: Seat, target: Unit): number {
  if (s.goals.length === 0) return 1;
  const own = planOf(s, sideOf(s, seat));
  const theirs = planOf(s, 1 - sideOf(s, seat));
  if (theirs.rescued !== NONE && theirs.rescued === target.card) return RESCUED;
  const blocks = own.posts.includes(target.at) || own.razes.includes(target.at);
  const arrives = theirs.aim === 'take' && (theirs.walk[target.at] ?? 0) <= 1;
  return blocks || arrives ? IN_THE_WAY : 1;
}

function chance(needed: number): number {
  return (FACES + 1 - needed) / FACES;
}

/** The worth of a listed attack, 0 for anything else. */
export function worthOfOption(s: Table, seat: Seat, option: Option): number {
  const [verb, a, b, c] = option;
  const id = Number(a);
  const weapon = Number(b);
  const at = Number(c ?? NONE);
  if (verb === 'shoot') return worthOf(s, shotAt(s, seat, id, weapon, { target: at }));
  if (verb === 'bombard') return worthOf(s, shotAt(s, seat, id, weapon, { hq: at }));
  if (verb === 'shell') return worthOf(s, shotAt(s, seat, id, weapon, { space: at }));
  return 0;
}

export function worthOfStrike(s: Table, seat: Seat, id: number, weapon: number, target: number): number {
  return worthOf(s, shotAt(s, seat, id, weapon, { mode: ASSAULT, target }));
}

export function worthOfReaction(s: Table, id: number, weapon: number, target: number): number {
  return worthOf(s, reactionShot(s, id, weapon, target));
}
