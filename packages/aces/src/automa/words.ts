import { hexName } from '../names';
import { onMap, type Table, typeOf, unit } from '../state';
import type { Narrowed } from './choose';

/** `the Panther`; with its hex where its side has several of them. */
export function unitName(s: Table, id: number): string {
  const u = unit(s, id);
  const twins = s.units.filter((other) => other.type === u.type && onMap(other)).length;
  return twins > 1 ? `the ${typeOf(u).name} on ${hexName(s, u.at)}` : `the ${typeOf(u).name}`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** `cannot shoot back (c) and has the most experience (h)`. */
export function grounds(decided: Narrowed<never>['decided']): string {
  return listed(decided.map((row) => `${row.says} (${row.letter})`));
}

function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
