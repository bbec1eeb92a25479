/** Flat-topped hexes of the pictures; odd columns hang half a hex lower. */
const RADIUS = 32;
const COLUMN = RADIUS * 1.5;
const ROW = Math.sqrt(3) * RADIUS;

export function hexAt(column: number, row: number): { x: number; y: number } {
  const y = row * ROW + (column % 2 === 0 ? 0 : ROW / 2);
  return { x: column * COLUMN, y: Math.round(y * 10) / 10 };
}

export function hexOutline(column: number, row: number): string {
  const { x, y } = hexAt(column, row);
  const half = Math.round((ROW / 2) * 10) / 10;
  return `M${x - RADIUS} ${y}l${RADIUS / 2} ${-half}h${RADIUS}l${RADIUS / 2} ${half}-${RADIUS / 2} ${half}h${-RADIUS}z`;
}

/** A line through the middles of hexes, rounded at each. */
export function hexPath(hexes: readonly (readonly [column: number, row: number])[]): string {
  const points = hexes.map(([column, row]) => hexAt(column, row));
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const bends = rest.map((point, at) => {
    const after = rest[at + 1];
    return after === undefined
      ? `L${point.x} ${point.y}`
      : `Q${point.x} ${point.y} ${(point.x + after.x) / 2} ${(point.y + after.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}`;
}
