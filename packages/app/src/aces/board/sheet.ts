import {
  type Board,
  BRIDGE,
  boardOf,
  FACTORY,
  FOREST,
  LAKE,
  MOUNTAIN,
  printHex,
  RIVER,
  ROAD,
  SEA,
  STANDARD,
} from '@sandtable/aces/map';
import { type Bump, contourAt, groundWith, survey } from '../../drawing/contours';
import { hachuresAt, peaksAt } from '../../drawing/mountains';
import { at, type Box, type Point } from '../../drawing/points';
import type { Season } from '../../drawing/trees';
import { groundOf } from './ground';
import { exactOutline, gridOf, naturalOutline, type Place, placeKey } from './outline';
import { boxOf, centreOf, centreOfHex, MARGIN, ROW, sideOf, stepFrom } from './plane';
import { housesOn, treesOn, wavesOn } from './scatter';
import { type BridgePlace, bridgeOn, wayPath, waysThrough } from './ways';

/** Mountains of a hex are smaller than those of a space. */
const MOUNTAIN_SIZE = 0.7;

/** A map as it is printed: everything that never changes in a match, ready to be drawn. */
export interface Sheet {
  readonly board: Board;
  /** The map as it lies: hexes, and whether it is turned. */
  readonly map: Board['map'] & { readonly turned: boolean };
  readonly season: Season;
  /** The rectangle of the map, and the paper with its margin. */
  readonly box: Box;
  readonly page: Box;
  readonly contours: string;
  readonly indexContours: string;
  readonly sea: string;
  readonly lakes: string;
  readonly waves: string;
  readonly shallows: string;
  readonly rivers: string;
  readonly forests: string;
  readonly trees: string;
  readonly mountains: string;
  readonly hachures: string;
  readonly peaks: { readonly crest: string; readonly shade: string };
  readonly roads: string;
  readonly bridges: readonly BridgePlace[];
  readonly houses: string;
  readonly grid: string;
  /** Around the hexes that can be played on. */
  readonly edge: string;
  /** Between the halves of a whole map. */
  readonly halfLine: string;
  readonly starts: readonly (Point & { readonly number: number })[];
  readonly factories: readonly (Point & { readonly hex: number })[];
  readonly names: readonly (Point & { readonly hex: number; readonly name: string })[];
}

const sheets = new Map<string, Sheet>();

/** Drawn once for each board and each way it lies; some ten milliseconds. */
export function sheetOf(key: string, turned = false): Sheet {
  const name = `${key} ${turned}`;
  let sheet = sheets.get(name);
  if (sheet === undefined) {
    sheet = drawSheet(boardOf(key), turned);
    sheets.set(name, sheet);
  }
  return sheet;
}

export function seasonOf(board: Pick<Board, 'name'>): Season {
  return /winter|snow|bulge/i.test(board.name) ? 'winter' : 'summer';
}

function drawSheet(board: Board, turned: boolean): Sheet {
  const { starts, factories } = board;
  const map = { ...board.map, turned };
  const season = seasonOf(board);
  const ground = groundOf(board);
  const box = boxOf(map);
  const water = ground.of(SEA, LAKE);
  const rivers = waysThrough(ground.leading(RIVER, BRIDGE), water);
  const roads = waysThrough(ground.leading(ROAD, BRIDGE), ground.on(FACTORY));
  const mountains = ground.on(MOUNTAIN).map((place) => centreOf(...place, turned));
  const bridges = new Set(ground.on(BRIDGE).map(placeKey));
  const height = groundWith(
    bumpsOf(ground.on(MOUNTAIN), [...water, ...ground.on(RIVER, BRIDGE)], turned),
    ROW,
    map.columns,
  );
  const heights = survey(height, box);
  const lines = (levels: readonly number[]): string => levels.map((level) => contourAt(heights, level)).join('');
  return {
    board,
    map,
    season,
    box,
    page: {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    },
    contours: lines([0.27, 0.34, 0.41, 0.55, 0.62, 0.69, 0.9, 1.05, 1.2]),
    indexContours: lines([0.48, 0.76]),
    sea: naturalOutline(ground.of(SEA), 9, 11, turned),
    lakes: naturalOutline(ground.of(LAKE), 7, 12, turned),
    waves: wavesOn(ground.of(SEA), turned),
    shallows: naturalOutline(ground.leading(RIVER, BRIDGE), 8, 13, turned),
    rivers: wayPath(rivers, turned),
    forests: naturalOutline(ground.of(FOREST), 6, 14, turned),
    trees: treesOn(ground.on(FOREST), season, turned),
    mountains: naturalOutline(ground.on(MOUNTAIN), 5, 15, turned),
    hachures: hachuresAt(mountains, MOUNTAIN_SIZE),
    peaks: peaksAt(mountains, MOUNTAIN_SIZE),
    roads: wayPath(roads, turned),
    bridges: roads.filter((way) => bridges.has(placeKey(way.place))).map((way) => bridgeOn(way, turned)),
    houses: housesOn(ground.on(FACTORY), turned),
    grid: gridOf(ground.inside, turned),
    edge: exactOutline(ground.inside, turned),
    halfLine: halfLineOf(board, turned),
    starts: starts.flatMap((hex, number) => (hex < 0 ? [] : [{ ...centreOfHex(map, hex), number }])),
    factories: factories.map((hex) => ({ ...centreOfHex(map, hex), hex })),
    names: ground.inside.map(([column, row]) => {
      const hex = row * map.columns + column;
      return { ...centreOf(column, row, turned), hex, name: printHex(map, hex) };
    }),
  };
}

function bumpsOf(mountains: readonly Place[], water: readonly Place[], turned: boolean): Bump[] {
  return [
    ...mountains.map((place) => ({ ...centreOf(...place, turned), height: 0.8 })),
    ...water.map((place) => ({ ...centreOf(...place, turned), height: -0.16 })),
  ];
}

/** The sides that the hexes of the first half share with those of the other (AA-MAP-04). */
function halfLineOf({ key, half, map, terrain }: Board, turned: boolean): string {
  const [text = '', , mountains = ''] = key.split('|');
  if (half !== 'full' || terrain.length === 0) return '';
  const first = boardOf(`${text}|1-6|${mountains}`).map;
  let path = '';
  for (let hex = 0; hex < map.size; hex++) {
    if (first.inside[hex] !== 1) continue;
    const [column, row] = [hex % map.columns, Math.floor(hex / map.columns)];
    for (let direction = 0; direction < 6; direction++) {
      const [c, r] = stepFrom(column, row, direction);
      if (c < 0 || r < 0 || c >= map.columns || r >= map.rows) continue;
      const next = r * map.columns + c;
      if (map.inside[next] !== 1 || first.inside[next] === 1) continue;
      const [a, b] = sideOf(centreOf(column, row, turned), direction, turned);
      path += `M${at(a)}L${at(b)}`;
    }
  }
  return path;
}

/** What the ground of a hex is, for words and for the small picture. */
export function terrainAt(board: Board, hex: number): number {
  return board.terrain[hex] ?? STANDARD;
}
