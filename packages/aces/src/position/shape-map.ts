import { failure, type Result, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { AcesWords } from '../../words/index';
import { TERRAIN_NAMES } from '../map/terrain';

/** The key of a sentence about the shape of a position. */
export function shapeKey(key: keyof AcesWords['shape']['own']): string {
  return key;
}

/** A small map drawn in a position: everything that is not named is standard ground. */
export const HexMapShape = z.strictObject({
  size: z.string().check(z.regex(/^[1-9]\d?x[1-9]\d?$/, shapeKey('mapSize'))),
  hexes: z._default(z.record(z.string(), z.enum([...TERRAIN_NAMES, 'water'])), {}),
});

/** The letter of each terrain in the map format. */
const LETTERS = ['.', 'f', 'r', 'b', '~', 'o', 's', '^', 'F'];

/** The drawn map in the text format of all maps, so that the state can carry it along. */
export function drawMap(shape: z.infer<typeof HexMapShape>, w: AcesWords): Result<string> {
  const [columns = 1, rows = 1] = shape.size.split('x').map(Number);
  const cells = Array.from({ length: rows }, () => new Array<string>(columns).fill('..'));
  // eslint-disable-next-line no-restricted-syntax -- each hex is drawn once, in whatever order
  for (const [place, name] of Object.entries(shape.hexes)) {
    const [column = -1, row = -1] = place.split(',').map(Number);
    const line = cells[row];
    if (line === undefined || line[column] === undefined) {
      return failure(`hexes/${place}`, w.position.outsideMap(shape.size, place));
    }
    const kind = name === 'water' ? 'river' : name;
    line[column] = `${LETTERS[TERRAIN_NAMES.indexOf(kind)] ?? '.'}.`;
  }
  return success(`name: Drawn\nsize: ${shape.size}\n---\n${cells.map((line) => line.join(' ')).join('\n')}\n`);
}
