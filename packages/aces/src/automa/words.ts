import { filled } from '@sandtable/kernel/words';
import type { AcesWords } from '../../words/index';
import { hexName, typeName } from '../names';
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
export function unitName(s: Table, id: number, w: AcesWords): string {
  const u = unit(s, id);
  const name = typeName(typeOf(u), w);
  return hasTwin(s, id) ? w.automa.unitOn(name, hexName(s, u.at)) : w.automa.unit(name);
}

/** A phrase of the record about a unit, which names its hex where there are several of that name. */
export function purposeOf(s: Table, id: number, phrase: string, phraseOn: string): string {
  const u = unit(s, id);
  return filled(hasTwin(s, id) ? phraseOn : phrase, { unit: typeOf(u).name, hex: hexName(s, u.at) });
}

/** `cannot shoot back (c) and has the most experience (h)`. */
export function grounds(rows: readonly Ground[], w: AcesWords): string {
  return w.automa.grounds(rows.map((row) => w.automa.row(row.says(w.automa.rows), row.letter)));
}
