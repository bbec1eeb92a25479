import { NATURALS, type Natural } from '@sandtable/2gm/table';
import { type Bump, contourAt, groundWith, survey } from '../../drawing/contours';
import { hachuresAt, peaksAt } from '../../drawing/mountains';
import type { Season } from '../../drawing/trees';
import { type Layout, layoutOf, SPACE, squareOf } from './layout';
import type { Scene } from './model';
import { bushesOn, reedsOn, sandOn, treesOn, wavesOn } from './scatter';
import { centreOf, naturalOutline, type Square } from './squares';

/** The ground as it is printed: everything that changes only where a wood is shot to pieces, ready to be drawn. */
export interface Sheet {
  readonly layout: Layout;
  readonly season: Season;
  readonly contours: string;
  readonly indexContours: string;
  readonly forests: string;
  readonly trees: string;
  readonly bushes: string;
  readonly mountains: string;
  readonly hachures: string;
  readonly peaks: { readonly crest: string; readonly shade: string };
  readonly sea: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly waves: string;
  readonly currents: string;
  readonly reeds: string;
  readonly beaches: string;
  readonly sand: string;
  readonly grid: string;
  /** The joints of the tiles of two by two spaces. */
  readonly tiles: string;
}

const LEVELS = [0.3, 0.38, 0.46, 0.54, 0.62, 0.78, 0.86, 0.94];
const INDEX_LEVELS = [0.7, 1.05];
const SALT = 11;
/** Heights are reckoned at the crossings of a net this narrow. */
const NET = 15;

let newest: { readonly key: string; readonly sheet: Sheet } | undefined;

/** The sheet of a scene; the last one is kept. */
export function sheetOf(scene: Pick<Scene, 'columns' | 'rows' | 'spaces' | 'arctic' | 'turned'>): Sheet {
  const naturals = scene.spaces.map(({ natural }) => NATURALS.indexOf(natural)).join('');
  const key = [scene.columns, scene.rows, scene.arctic, scene.turned, naturals].join('|');
  if (newest?.key !== key) newest = { key, sheet: drawSheet(scene) };
  return newest.sheet;
}

/** Ground that goes on beyond the edge of the field: a wood or the sea does not stop at the frame. */
function withRing(layout: Layout, squares: readonly Square[]): Square[] {
  const { columns, rows } = layout;
  const beyond = squares.flatMap(([column, row]): Square[] => {
    const x = column === 0 ? -1 : column === columns - 1 ? columns : null;
    const y = row === 0 ? -1 : row === rows - 1 ? rows : null;
    return [
      ...(x === null ? [] : [[x, row] as const]),
      ...(y === null ? [] : [[column, y] as const]),
      ...(x === null || y === null ? [] : [[x, y] as const]),
    ];
  });
  return [...squares, ...beyond];
}

function drawSheet(scene: Pick<Scene, 'columns' | 'rows' | 'spaces' | 'arctic' | 'turned'>): Sheet {
  const layout = layoutOf(scene);
  const season: Season = scene.arctic ? 'winter' : 'summer';
  const of = (...kinds: readonly Natural[]): Square[] =>
    scene.spaces.filter(({ natural }) => kinds.includes(natural)).map(({ space }) => squareOf(layout, space));
  const outline = (kind: Natural, amount: number, salt: number): string =>
    naturalOutline(layout, withRing(layout, of(kind)), amount, salt);

  const mountains = of('mountain').map((square) => centreOf(layout, square));
  const bumps: Bump[] = [
    ...mountains.map((centre) => ({ ...centre, height: 0.62 })),
    ...of('sea', 'lake', 'river').map((square) => ({ ...centreOf(layout, square), height: -0.5 })),
  ];
  const heights = survey(groundWith(bumps, SPACE.height, SALT), layout.field, NET);
  const lines = (levels: readonly number[]): string => levels.map((level) => contourAt(heights, level)).join('');

  return {
    layout,
    season,
    contours: lines(LEVELS),
    indexContours: lines(INDEX_LEVELS),
    forests: outline('forest', 9, 2),
    trees: treesOn(layout, of('forest'), season),
    bushes: bushesOn(layout, of('bushes')),
    mountains: outline('mountain', 7, 3),
    hachures: hachuresAt(mountains, 1),
    peaks: peaksAt(mountains, 1),
    sea: outline('sea', 9, 4),
    lakes: naturalOutline(layout, of('lake'), 11, 5),
    rivers: outline('river', 10, 6),
    waves: wavesOn(layout, of('sea')),
    currents: wavesOn(layout, of('river')),
    reeds: reedsOn(layout, of('lake')),
    beaches: outline('beach', 6, 7),
    sand: sandOn(layout, of('beach')),
    grid: gridOf(layout, 1),
    tiles: gridOf(layout, 2),
  };
}

/** Lines between the spaces, every so many columns and rows; the frame is drawn by itself. */
function gridOf({ field, columns, rows }: Layout, every: number): string {
  let path = '';
  for (let column = every; column < columns; column += every)
    path += `M${field.x + column * SPACE.width} ${field.y}v${field.height}`;
  for (let row = every; row < rows; row += every) path += `M${field.x} ${field.y + row * SPACE.height}h${field.width}`;
  return path;
}
