import { type Parsed, quoted } from '../parsed';
import type { Field } from './field';

const FIRST_LETTER = 'a'.charCodeAt(0);
const SHAPE = /^([a-z])([1-9][0-9]?)$/;

/** A space as players write it: column letter from the west, row number from the south: `c3`. */
export function printSpace(field: Field, space: number): string {
  if (!(space >= 0 && space < field.size)) throw new RangeError(`no space ${space} on a field of ${field.size}`);
  return letter(field.columnOf[space] as number) + ((field.rowOf[space] as number) + 1);
}

export function parseSpace(field: Field, text: string): Parsed<number> {
  const match = SHAPE.exec(text);
  if (match) {
    const column = (match[1] as string).charCodeAt(0) - FIRST_LETTER;
    const row = Number(match[2]) - 1;
    if (column < field.columns && row < field.rows) return { ok: true, value: row * field.columns + column };
  }
  const columns = `a–${letter(field.columns - 1)}`;
  return { ok: false, message: `expected a space (column ${columns}, row 1–${field.rows}), found ${quoted(text)}` };
}

function letter(column: number): string {
  return String.fromCharCode(FIRST_LETTER + column);
}
