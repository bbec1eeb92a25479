import { exactOutline, type Place } from './outline';
import { centreOfHex, hexOutline, type Laid } from './plane';

/** ½, 1, 1½ … */
export function costLabel(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

type Shape = Pick<Laid, 'columns' | 'turned'>;

function placeOf(map: Shape, hex: number): Place {
  return [hex % map.columns, Math.floor(hex / map.columns)];
}

/** Many hexes as one path, each a little smaller than printed. */
export function hexesPath(map: Shape, hexes: readonly number[], radius: number): string {
  return hexes.map((hex) => hexOutline(centreOfHex(map, hex), radius, map.turned)).join('');
}

/** The line around a group of hexes. */
export function areaPath(map: Shape, hexes: readonly number[]): string {
  return exactOutline(
    hexes.map((hex) => placeOf(map, hex)),
    map.turned,
  );
}
