import { parseHex, printHex } from '@sandtable/geometry';
import type { Fact } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { UNIT_TYPES, type UnitType } from '../content/unit-types';
import { board, NONE, onMap, type Table, typeOf, unit } from '../state';
import { say } from '../table/say-table';

/** A hex as people write it. */
export function hexName(s: Pick<Table, 'board'>, hex: number): string {
  return printHex(board(s).map, hex);
}

/** The hex a text means, NONE if it is not on the board. */
export function hexNamed(s: Table, text: string): number {
  const parsed = parseHex(board(s).map, text);
  return parsed.ok ? parsed.value : NONE;
}

/** The name of a type in a sentence. */
export function typeName(type: Pick<UnitType, 'id' | 'name'>, w: AcesWords): string {
  return w.names.units[type.id] ?? type.name;
}

export function typeFact({ id }: Pick<UnitType, 'id'>): Fact {
  return say.ref.type(id);
}

/** "Tiger on 4,7" */
export function unitFact(s: Table, id: number): Fact {
  const u = unit(s, id);
  const name = typeFact(typeOf(u));
  return onMap(u) ? say.names.unitOn(name, hexName(s, u.at)) : name;
}

/** Short names beside a type's own id, role and full name. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'mechanized-infantry': ['mech infantry', 'mech'],
  'mobile-infantry': ['mobile'],
  flak: ['88'],
};

function spellings(type: number): string[] {
  const t = UNIT_TYPES[type];
  if (t === undefined) return [];
  return [t.id, t.role, t.name, ...(SHORT[t.id] ?? [])].map(letters);
}

/** Hyphens, dots, spaces and capitals do not matter: Fw 190, fw-190 and fw190 are one name. */
function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** The type of a faction that a name means, −1 if none does. */
export function typeNamed(faction: number, name: string): number {
  const wanted = letters(name);
  return UNIT_TYPES.findIndex((t, type) => t.faction === faction && spellings(type).includes(wanted));
}

export function typeId(type: number): string {
  return UNIT_TYPES[type]?.id ?? 'unknown';
}
