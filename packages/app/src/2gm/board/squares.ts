import { at, type Point } from '../../drawing/points';
import { loopsOf, roundLoop, wobbled } from '../../drawing/strokes';
import { type Layout, SPACE } from './layout';

/** A space by column and row from the top left; it may lie beyond the edge of the field. */
export type Square = readonly [column: number, row: number];

function squareKey([column, row]: Square): string {
  return `${column},${row}`;
}

function cornerOf({ field }: Pick<Layout, 'field'>, [column, row]: Square): Point {
  return { x: field.x + column * SPACE.width, y: field.y + row * SPACE.height };
}

export function centreOf(layout: Pick<Layout, 'field'>, square: Square): Point {
  const { x, y } = cornerOf(layout, square);
  return { x: x + SPACE.width / 2, y: y + SPACE.height / 2 };
}

/** Each side of a space: the corners it runs between, clockwise, and the neighbour beyond it. */
const SIDES: readonly (readonly [from: Square, to: Square, beyond: Square])[] = [
  [
    [0, 0],
    [1, 0],
    [0, -1],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 0],
  ],
  [
    [1, 1],
    [0, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [0, 0],
    [-1, 0],
  ],
];

/** The closed lines around a group of spaces, corner by corner. */
function loopsAround(layout: Pick<Layout, 'field'>, squares: readonly Square[]): Point[][] {
  const inside = new Set(squares.map(squareKey));
  return loopsOf(
    squares.flatMap(([column, row]) =>
      SIDES.filter(([, , [dx, dy]]) => !inside.has(squareKey([column + dx, row + dy]))).map(
        ([from, to]) =>
          [
            cornerOf(layout, [column + from[0], row + from[1]]),
            cornerOf(layout, [column + to[0], row + to[1]]),
          ] as const,
      ),
    ),
  );
}

/** The natural outline of ground that covers these spaces: a shore, the edge of a wood. */
export function naturalOutline(
  layout: Pick<Layout, 'field'>,
  squares: readonly Square[],
  amount = 8,
  salt = 1,
): string {
  return loopsAround(layout, squares)
    .map((loop) => roundLoop(wobbled(loop, amount, salt)))
    .join('');
}

/** The exact outline along the sides of the spaces. */
export function exactOutline(layout: Pick<Layout, 'field'>, squares: readonly Square[]): string {
  return loopsAround(layout, squares)
    .map((loop) => `M${loop.map(at).join('L')}z`)
    .join('');
}
