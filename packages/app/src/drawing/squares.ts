/** The 8×6 field of the pictures: squares of 48, columns a to h, row 1 at the bottom. */
export const SQUARE_COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const SQUARE_ROWS = ['6', '5', '4', '3', '2', '1'] as const;

const SIZE = 48;

export const SQUARE_GRID = [
  ...SQUARE_COLUMNS.slice(1).map((_, at) => `M${(at + 1) * SIZE} 0v288`),
  ...SQUARE_ROWS.slice(1).map((_, at) => `M0 ${(at + 1) * SIZE}h384`),
].join('');

/** The middle of a square such as `c3`. */
export function squareAt(name: string): { x: number; y: number } {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(name.slice(1));
  return { x: (column + 0.5) * SIZE, y: (6 - row + 0.5) * SIZE };
}
