import { hexName } from '../names';
import { onMap, type Table, typeOf, unit } from '../state';
import type { Ground } from './choose';

/** `the Panther`; with its hex where there are several of that name. */
export function unitName(s: Table, id: number): string {
  const u = unit(s, id);
  const { name } = typeOf(u);
  let twins = 0;
  for (const other of s.units) if (onMap(other) && typeOf(other).name === name) twins++;
  return twins > 1 ? `the ${name} on ${hexName(s, u.at)}` : `the ${name}`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** `cannot shoot back (c) and has the most experience (h)`. */
export function grounds(rows: readonly Ground[]): string {
  return listed(rows.map((row) => `${row.says} (${row.letter})`));
}

function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
