import { type HexMap, makeHexMap, NOWHERE, neighboursOf } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { SUMMER } from '../../content/maps/summer';
import { WINTER } from '../../content/maps/winter';
import { type MapFile, readMap } from './map-file';
import { FACTORY, isWater, MOUNTAIN, SEA, STANDARD } from './terrain';

/** Which part of the map is played: everything, or the half with the start numbers 1–6 or 7–12 (AA-PLAYERS-07). */
export type Half = 'full' | '1-6' | '7-12';

/** A map as it is played on: half cut out, mountains raised. */
export interface Board {
  readonly key: string;
  readonly name: string;
  readonly map: HexMap;
  readonly half: Half;
  readonly terrain: Uint8Array;
  /** Hex of each start number, index 1 to 12; NOWHERE if it is not on this board. */
  readonly starts: readonly number[];
  /** AA-MAP-05, in reading order; on half a map only those of that half exist (AA-PLAYERS-09). */
  readonly factories: readonly number[];
  /** Index of the factory on a hex, −1 if there is none. */
  readonly factoryAt: Int8Array;
  readonly groups: Readonly<Record<string, readonly number[]>>;
  /** AA-RULING-77: mainland hexes beside the sea. Whether a tank may enter one is asked when it tries to. */
  readonly shore: Uint8Array;
}

/** AA-MAP-02: the two sides of the board. */
const PRINTED: Readonly<Record<string, string>> = { summer: SUMMER, winter: WINTER };

/** `summer|full|mountains`; a drawn map carries its whole text instead of a name. */
export function boardKey(map: string, half: Half, mountains: boolean): string {
  return `${map}|${half}|${mountains ? 'mountains' : 'plain'}`;
}

const boards = new Map<string, Board>();
let last: Board | null = null;

/** The board of a key; made once, then remembered. The key is all a saved match needs. */
export function boardOf(key: string): Board {
  if (last !== null && last.key === key) return last;
  let board = boards.get(key);
  if (board === undefined) {
    board = makeBoard(key);
    boards.set(key, board);
  }
  last = board;
  return board;
}

function makeBoard(key: string): Board {
  // the text of a drawn map holds no bar
  const [text = '', half = 'full', mountains = 'plain'] = key.split('|');
  const read = readMap(PRINTED[text] ?? text);
  if (!read.ok) throw new Error(`The map of this match is damaged: ${read.problems[0]?.message ?? ''}`);
  return cutOut(key, read.value, half as Half, mountains === 'mountains');
}

/** AA-MAP-04, -10: the halves lie side by side; the lower numbers are in the west unless the map says otherwise. */
function isInHalf(file: MapFile, half: Half, column: number): boolean {
  return by(half === 'full' || (column < file.split !== file.mirrored) === (half === '1-6'), 'AA-MAP-04');
}

/** The part of a map that is played on, with its mountains if they are raised. */
export function cutOut(key: string, file: MapFile, half: Half, raised: boolean): Board {
  const inHalf = (column: number): boolean => isInHalf(file, half, column);
  // flat-topped, odd columns lower
  const map = by(
    makeHexMap(file.columns, file.rows, (column, row) => {
      return inHalf(column) && file.terrain[row * file.columns + column] !== NOWHERE;
    }),
    'AA-MAP-11',
  );
  const terrain = Uint8Array.from(file.terrain, (t) => (t === NOWHERE ? STANDARD : t));
  if (raised) for (const hex of file.mountains) terrain[hex] = MOUNTAIN;
  const exists = (hex: number): boolean => hex !== NOWHERE && map.inside[hex] === 1;
  const factories: number[] = [];
  const factoryAt = new Int8Array(map.size).fill(-1);
  for (let hex = 0; hex < map.size; hex++) {
    if (terrain[hex] !== FACTORY || !exists(hex)) continue;
    factoryAt[hex] = factories.length;
    factories.push(hex);
  }
  const starts = file.starts.map((hex) => (exists(hex) ? hex : NOWHERE));
  const board = { key, name: file.name, map, half, terrain, starts, factories, factoryAt, groups: file.groups };
  return { ...board, shore: shoreOf(board) };
}

function shoreOf({ map, terrain, groups }: Pick<Board, 'map' | 'terrain' | 'groups'>): Uint8Array {
  const shore = new Uint8Array(map.size);
  const island = islandOf(map, terrain, groups.island ?? []);
  const near: number[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    // the mouth of a frozen river is a way for tanks, and so is a factory they hold
    if (map.inside[hex] !== 1 || terrain[hex] === SEA || island.has(hex)) continue;
    const count = neighboursOf(map, hex, near);
    if (near.slice(0, count).some((n) => terrain[n] === SEA)) shore[hex] = 1;
  }
  return shore;
}

/** Everything that hangs together by land with the hexes of the island group. */
function islandOf(map: HexMap, terrain: Uint8Array, seeds: readonly number[]): ReadonlySet<number> {
  const island = new Set(seeds);
  const queue = [...seeds];
  const near: number[] = [];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    const count = neighboursOf(map, hex, near);
    for (const next of near.slice(0, count)) {
      if (isWater(terrain[next] ?? STANDARD) || island.has(next)) continue;
      island.add(next);
      queue.push(next);
    }
  }
  return island;
}
