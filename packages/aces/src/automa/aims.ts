import { NOWHERE } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { couldAimFrom, mayAttackArm, mayAttackOn, shootsBack } from '../attack/attacking';
import { damageTable } from '../attack/fight';
import { ARTILLERY, damageFor, fixedHits, type UnitType } from '../content/unit-types';
import { NONE, type Table, typeOf, type Unit, unit } from '../state';
import type { Situation } from './situation';

/** A unit that looks for something to attack. */
export interface Attacker {
  readonly situation: Situation;
  readonly id: number;
  readonly unit: Unit;
  readonly type: UnitType;
  /** AA-AUTOMA-61 to -64: what it lands, whoever it attacks. */
  readonly hits: number;
}

/**
 * AA-RULING-86: a target with hexes to attack it from. Whether it can shoot back depends on the hex, so one enemy may
 * be two aims.
 */
export interface Aim {
  readonly target: number;
  readonly unit: Unit;
  readonly damage: number;
  readonly shootsBack: boolean;
  readonly hexes: readonly number[];
}

export function attackerOf(situation: Situation, id: number): Attacker {
  const u = unit(situation.s, id);
  const type = typeOf(u);
  return { situation, id, unit: u, type, hits: fixedHits(type, u.damage, u.xp) };
}

/** Damage the attack would do, AA-DAMAGE-04 included. */
export function damageTo(s: Table, target: Unit, hits: number): number {
  return damageFor(damageTable(s, target, true), hits);
}

export interface FoundAims {
  readonly aims: Aim[];
  /** Somebody could be attacked, but not be harmed (AA-AUTOMA-35). */
  readonly spared: boolean;
  /** Somebody is safe because he flies (AA-DECLARE-11). */
  readonly outOfReach: boolean;
}

/** Goes through the enemies the unit may attack; `aim` says whether it could attack this one at all. */
function sift(
  w: Attacker,
  aim: (target: number, t: Unit, damage: number) => boolean,
): Pick<FoundAims, 'spared' | 'outOfReach'> {
  const { s, enemies } = w.situation;
  let spared = false;
  let outOfReach = false;
  for (const target of enemies) {
    const t = unit(s, target);
    if (!mayAttackArm(w.unit, t)) {
      outOfReach = true;
      continue;
    }
    const damage = damageTo(s, t, w.hits);
    if (aim(target, t, damage) && damage === 0) spared = true;
  }
  return { spared, outOfReach };
}

/** Every enemy that can be attacked from one of the hexes and would be damaged (AA-AUTOMA-20, -35). */
export function findAims(w: Attacker, hexes: readonly number[]): FoundAims {
  const { s, board } = w.situation;
  const allowed = hexes.filter((hex) => mayAttackOn(s, w.unit, hex));
  const open = w.type.arm === ARTILLERY ? null : marked(board.map.size, allowed);
  const aims: Aim[] = [];
  const passed = sift(w, (target, t, damage) => {
    const from = open === null ? shotsAt(w, t, allowed) : besides(w, t, open);
    if (from.length > 0 && damage > 0) addAims(w, target, damage, from, aims);
    return from.length > 0;
  });
  return { aims, ...passed };
}

function addAims(w: Attacker, target: number, damage: number, from: number[], out: Aim[]): void {
  const t = unit(w.situation.s, target);
  const safe: number[] = [];
  const close: number[] = [];
  for (const hex of from) (canShootBack(w, t, hex) ? close : safe).push(hex);
  if (safe.length > 0) out.push({ target, unit: t, damage, shootsBack: false, hexes: safe });
  if (close.length > 0) out.push({ target, unit: t, damage, shootsBack: true, hexes: close });
}

function canShootBack(w: Attacker, target: Unit, from: number): boolean {
  return by(!w.type.area && shootsBack(w.situation.s, target, w.unit, from), 'AA-KATYUSHA-12');
}

function marked(size: number, hexes: readonly number[]): Uint8Array {
  const out = new Uint8Array(size);
  for (const hex of hexes) out[hex] = 1;
  return out;
}

/** All but Artillery attack from the next hex. */
function besides(w: Attacker, target: Unit, open: Uint8Array): number[] {
  const { neighbours, directions } = w.situation.board.map;
  const out: number[] = [];
  for (let d = 0; d < directions; d++) {
    const hex = neighbours[target.at * directions + d] ?? NOWHERE;
    if (hex !== NOWHERE && open[hex] === 1) out.push(hex);
  }
  return by(out, 'AA-DECLARE-10');
}

function shotsAt(w: Attacker, target: Unit, allowed: readonly number[]): number[] {
  return allowed.filter((hex) => couldAimFrom(w.situation.s, w.unit, hex, target));
}

/** AA-RULING-92: every enemy it could harm, as if in range: guns at two hexes, all others beside it. */
export function imagineAims(w: Attacker): FoundAims {
  const { map } = w.situation.board;
  const aims: Aim[] = [];
  const passed = sift(w, (target, t, damage) => {
    const beside = neighbourOf(map.neighbours, t.at, map.directions);
    const close = w.type.arm !== ARTILLERY && beside !== NONE && canShootBack(w, t, beside);
    if (damage > 0) aims.push({ target, unit: t, damage, shootsBack: close, hexes: [] });
    return true;
  });
  return { aims, ...passed };
}

function neighbourOf(neighbours: Int16Array, hex: number, directions: number): number {
  for (let d = 0; d < directions; d++) {
    const next = neighbours[hex * directions + d] ?? NOWHERE;
    if (next !== NOWHERE) return next;
  }
  return NONE;
}
