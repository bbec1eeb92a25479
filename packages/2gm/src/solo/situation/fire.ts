import { canDestroy, canPenetrate, type Numbers, numbersOf, penetrates } from '../../attack/numbers';
import { blankShot, FIRST_TOKEN, MAIN, type Shot } from '../../attack/shot';
import { aimAt } from '../../attack/targets';
import { rangeOf, weaponCount, weaponOf } from '../../attack/weapons';
import { hpLeft, upgradeOf } from '../../cards';
import { NONE, type Table, unit } from '../../state';

const numbers: Numbers = { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 };
const FACES = 10;

/** What an attack would be like, by the engine's own numbers (SOLO-RULING-05, SOLO-RULING-52). */
export interface Prospect {
  /** The roll needed for a normal hit. */
  readonly need: number;
  readonly damage: number;
  readonly pierces: boolean;
  /** Expected damage, and the chance to destroy. */
  readonly expected: number;
  readonly kill: number;
  readonly pierce: number;
  readonly armor: number;
}

function chance(needed: number): number {
  return (FACES + 1 - needed) / FACES;
}

export function prospectOf(s: Table, shot: Shot): Prospect {
  numbersOf(s, shot, numbers);
  const { hit: need, crit, damage, pierce, armor } = numbers;
  const pierces = penetrates(s, shot, numbers);
  if (!pierces) return { need, damage, pierces, expected: 0, kill: 0, pierce, armor };
  const hit = chance(need);
  const left = shot.target !== NONE ? hpLeft(s, shot.target) : shot.hq !== NONE ? (s.hqs[shot.hq]?.hp ?? 0) : damage;
  const critical = shot.target !== NONE && canDestroy(s, shot, numbers) ? chance(crit) : 0;
  const expected = (hit - critical) * Math.min(damage, left) + critical * left;
  const kill = damage >= left ? hit : critical;
  return { need, damage, pierces, expected, kill, pierce, armor };
}

/** One attack after the other is looked at in here, so that comparing them makes no garbage. */
const tried = blankShot();

/** What an ordinary attack on a unit would be like from where the two stand. */
export function prospectAt(s: Table, id: number, weapon: number, target: number): Prospect {
  return prospectOf(s, aimAt(s, id, weapon, target, tried));
}

/** A weapon the unit could use: its own, and tokens that are not grey; an HMG or Mortar can be mounted at any time. */
function isOperational(s: Table, id: number, weapon: number): boolean {
  const u = unit(s, id);
  if (weaponOf(s, u, weapon) === null) return false;
  if (weapon < FIRST_TOKEN) return true;
  const token = u.tokens[weapon - FIRST_TOKEN];
  return token === undefined || !token.grey || (upgradeOf(token.kind).mountable && token.locked < s.turn);
}

/** The weapons of a unit that count, by number. */
export function weaponsOf(s: Table, id: number): number[] {
  const out: number[] = [];
  for (let weapon = 0; weapon < weaponCount(unit(s, id)); weapon++) if (isOperational(s, id, weapon)) out.push(weapon);
  return out;
}

/** The range of each weapon of a unit, by its number. */
export function rangesOf({ s }: { readonly s: Table }, id: number): readonly number[] {
  const out: number[] = [];
  for (let weapon = 0; weapon < weaponCount(unit(s, id)); weapon++) out.push(rangeOf(s, id, weapon));
  return out;
}

export function pierces(s: Table, id: number, weapon: number, target: number): boolean {
  return canPenetrate(s, aimAt(s, id, weapon, target, tried));
}

export function mainPierces(s: Table, id: number, target: number): boolean {
  return weaponOf(s, unit(s, id), MAIN) !== null && pierces(s, id, MAIN, target);
}
