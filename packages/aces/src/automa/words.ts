import type { Fact } from '@sandtable/kernel';
import { hexName, typeFact } from '../names/names';
import { say } from '../say';
import { onMap, type Table, typeOf, unit } from '../state';
import type { Ground } from './choose';

/** Is there another unit of that name on the map? */
function hasTwin(s: Table, id: number): boolean {
  const { name } = typeOf(unit(s, id));
  let twins = 0;
  for (const other of s.units) if (onMap(other) && typeOf(other).name === name) twins++;
  return twins > 1;
}

/** `the Panther`; with its hex where there are several of that name. */
export function unitFact(s: Table, id: number): Fact {
  const u = unit(s, id);
  const name = typeFact(typeOf(u));
  return hasTwin(s, id) ? say.automa.unitOn(name, hexName(s, u.at)) : say.automa.unit(name);
}

/** `cannot shoot back (c) and has the most experience (h)`. */
export function grounds(rows: readonly Ground[]): Fact {
  return say.automa.grounds(rows.map((row) => say.automa.row(row.says, row.letter)));
}
