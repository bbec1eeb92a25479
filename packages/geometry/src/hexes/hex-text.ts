import { NOWHERE } from '../grid';
import { type Parsed, quoted } from '../parsed';
import { type HexMap, hexAt } from './hex-map';

const SHAPE = /^(0|[1-9][0-9]{0,4}),(0|[1-9][0-9]{0,4})$/;

/** A hex as printed on the map: `column,row`, both from 0 at the top left: `4,7`. */
export function printHex(map: HexMap, hex: number): string {
  if (map.inside[hex] !== 1) throw new RangeError(`no hex ${hex} on a map of ${map.columns} × ${map.rows}`);
  return `${map.columnOf[hex]},${map.rowOf[hex]}`;
}

export function parseHex(map: HexMap, text: string): Parsed<number> {
  const match = SHAPE.exec(text);
  const column = Number(match?.[1]);
  const row = Number(match?.[2]);
  if (column < map.columns && row < map.rows) {
    const hex = hexAt(map, column, row);
    if (hex !== NOWHERE) return { ok: true, value: hex };
    return { ok: false, message: `expected a hex of the map, but ${text} is not part of it` };
  }
  const range = `column 0–${map.columns - 1}, row 0–${map.rows - 1}`;
  return { ok: false, message: `expected a hex as "column,row" (${range}), found ${quoted(text)}` };
}
