import { catalogue } from '../content/index';
import { NATURALS, type Natural, type Tile } from '../content/types';
import type { Table } from '../state';

const SIDE = 2;
/** Two sides, four orientations. */
export const WAYS = 8;

function shows(tile: Tile, natural: Natural): boolean {
  return tile.sides.some((side) => side.some((row) => row.includes(natural)));
}

/** 2GM-SETUP-01: no tile that shows River or Sea, on either side. */
export function battleTiles(): number[] {
  return catalogue.tiles.flatMap((tile, i) => (shows(tile, 'river') || shows(tile, 'sea') ? [] : [i]));
}

/** The four spaces of a tile as it lies: [lower left, lower right, upper left, upper right]. */
export function layOf(tile: Tile, way: number): readonly Natural[] {
  const [[a, b], [c, d]] = tile.sides[way < WAYS / 2 ? 0 : 1];
  const turns: readonly (readonly Natural[])[] = [
    [c, d, a, b],
    [d, b, c, a],
    [b, a, d, c],
    [a, c, b, d],
  ];
  return turns[way % 4] ?? [];
}

/** 2GM-FIELD-01, 2GM-SETUP-02, 2GM-TERRAIN-14: from left to right and from the bottom row up. */
export function layTiles(s: Table, tiles: readonly number[], ways: readonly number[]): void {
  const across = s.columns / SIDE;
  tiles.forEach((n, i) => {
    const tile = catalogue.tiles[n];
    if (tile === undefined) return;
    const column = (i % across) * SIDE;
    const row = Math.floor(i / across) * SIDE;
    layOf(tile, ways[i] ?? 0).forEach((natural, j) => {
      const space = (row + Math.floor(j / SIDE)) * s.columns + column + (j % SIDE);
      s.natural[space] = NATURALS.indexOf(natural);
    });
  });
}

/** 12 on the standard field (2GM-FIELD-01). */
export function tilesNeeded(s: Table): number {
  return (s.columns * s.rows) / (SIDE * SIDE);
}
