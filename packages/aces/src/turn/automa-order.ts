import { by } from '@sandtable/kernel';
import { LAUNCHER_ARM, type UnitType } from '../content/unit-types';
import { isUsable } from '../moving/steps';
import { actsNow, NONE, onMap, type Table, typeOf, unit } from '../state';

/**
 * Units of the Automa that may still act; they move, fight, occupy and intercept in the same frames as everybody's. A
 * locked interceptor always may (AA-RULING-10, -95).
 */
export function unacted(s: Table): number[] {
  const out: number[] = [];
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!onMap(u) || u.moved || !actsNow(s, u.seat) || typeOf(u).arm === LAUNCHER_ARM) continue;
    if (isUsable(s, u) || u.marks !== NONE) out.push(id);
  }
  return by(out, 'AA-AUTOMA-70');
}

/** AA-AUTOMA-02, -03: Regular before Special Infantry, then guns, aircraft and tanks. */
const GROUPS: Readonly<Record<UnitType['role'], number>> = {
  regular: 0,
  special: 1,
  artillery: 2,
  fighter: 3,
  bomber: 3,
  tank: 4,
  launcher: 5,
};

export function groupOf(type: UnitType): number {
  return GROUPS[type.role];
}

/** The units whose arm is next: one of them acts now. */
export function nextToAct(s: Table): number[] {
  const waiting = unacted(s);
  let first = GROUPS.launcher;
  for (const id of waiting) first = Math.min(first, groupOf(typeOf(unit(s, id))));
  return waiting.filter((id) => groupOf(typeOf(unit(s, id))) === first);
}
