import { NOWHERE } from '../grid';
import { HEX_DIRECTIONS, type HexMap, hexAtAxial, SE, X_STEP, Z_STEP } from './hex-map';

/**
 * Writes the existing hexes at exactly `radius` from a centre, clockwise from the one straight above it, and returns how
 * many there are (AA-RULING-80). Radius 0 is the centre itself.
 */
export function circle(map: HexMap, centre: number, radius: number, out: Int16Array | number[]): number {
  return writeCircle(map, centre, radius, out, 0);
}

/**
 * Writes the centre and then the circles around it, inside first, and returns how many hexes there are. Radius 1 is
 * what a Katyusha covers (AA-KATYUSHA-03).
 */
export function disc(map: HexMap, centre: number, radius: number, out: Int16Array | number[]): number {
  let count = 0;
  for (let distance = 0; distance <= radius; distance++) count = writeCircle(map, centre, distance, out, count);
  return count;
}

function writeCircle(map: HexMap, centre: number, radius: number, out: Int16Array | number[], start: number): number {
  let count = start;
  if (radius === 0) {
    out[count++] = centre;
    return count;
  }
  let x = map.columnOf[centre] as number;
  let z = (map.zOf[centre] as number) - radius;
  // From the top corner the first side runs south-east, and each further one turns clockwise.
  for (let side = 0; side < HEX_DIRECTIONS; side++) {
    const direction = (SE + side) % HEX_DIRECTIONS;
    for (let step = 0; step < radius; step++) {
      const hex = hexAtAxial(map, x, z);
      if (hex !== NOWHERE) out[count++] = hex;
      x += X_STEP[direction] as number;
      z += Z_STEP[direction] as number;
    }
  }
  return count;
}
