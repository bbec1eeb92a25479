import type { Option, Seat } from '@sandtable/kernel';
import { canDestroy, type Numbers, numbersOf, penetrates } from '../attack/numbers';
import { ASSAULT, type Shot } from '../attack/shot';
import { reactionShot, shotAt } from '../attack/targets';
import { unitCard } from '../cards';
import { type Table, unit } from '../state';

const FACES = 10;
/** A point of an HQ is worth so many points of an army; the nearer to the end, the more. */
const HQ_POINT = 2;
/** Knocking walls and woods down only pays when nothing else is in range. */
const TERRAIN_POINT = 0.02;

const numbers: Numbers = { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 };

/** What an attack can be expected to take from the enemy, in points of deployment cost. */
export function worthOf(s: Table, shot: Shot): number {
  numbersOf(s, shot, numbers);
  const { hit, crit, damage } = numbers;
  if (shot.hq !== -1) {
    const left = s.hqs[shot.hq]?.hp ?? 1;
    return penetrates(s, shot, numbers) ? (HQ_POINT * chance(hit) * Math.min(damage, left) * FACES) / left : 0;
  }
  if (shot.target === -1) return TERRAIN_POINT * damage;
  if (!penetrates(s, shot, numbers)) return 0;
  const target = unit(s, shot.target);
  const { cost, hp } = unitCard(s, target.card);
  const left = hp - target.wounds;
  const critical = canDestroy(s, shot, numbers) ? chance(crit) : 0;
  const plain = chance(hit) - critical;
  return (cost + 1) * (critical + plain * Math.min(1, damage / left));
}

function chance(needed: number): number {
  return (FACES + 1 - needed) / FACES;
}

/** The worth of a listed attack, 0 for anything else. */
export function worthOfOption(s: Table, seat: Seat, option: Option): number {
  const [verb, a, b, c] = option;
  const [id, weapon, at] = [Number(a), Number(b), Number(c)];
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
