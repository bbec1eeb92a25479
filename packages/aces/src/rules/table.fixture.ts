/** Positions for the tests of the rules: four factions in the order of AA-PLAYERS-36 on an empty plain. */
const FOUR = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };

/** A unit of a position. */
export function piece(seat: string, unit: string, at: string, more: object = {}): object {
  return { seat, unit, at, ...more };
}

/** The United States are on the move in round 3, on 9 × 9 hexes of standard ground. */
export function position(units: readonly object[], more: object = {}): object {
  return { game: 'aces', map: { size: '9x9' }, turn: { seat: 'usa' }, seats: FOUR, units, ...more };
}

/** A drawn map. */
export function drawn(hexes: Readonly<Record<string, string>>, size = '9x9'): object {
  return { size, hexes };
}

/** Distance on the offset grid, worked out by walking: rings of neighbours around the start. */
export function ringsAround(start: string, columns: number, rows: number): Map<string, number> {
  const around = (column: number, row: number): [number, number][] => {
    const low = column % 2 === 0 ? row - 1 : row;
    return [
      [column, row - 1],
      [column, row + 1],
      [column - 1, low],
      [column - 1, low + 1],
      [column + 1, low],
      [column + 1, low + 1],
    ];
  };
  const rings = new Map([[start, 0]]);
  for (const [hex, ring] of rings) {
    const [column = 0, row = 0] = hex.split(',').map(Number);
    for (const [c, r] of around(column, row)) {
      if (c < 0 || r < 0 || c >= columns || r >= rows || rings.has(`${c},${r}`)) continue;
      rings.set(`${c},${r}`, ring + 1);
    }
  }
  return rings;
}
