/** A number from 0 to 1 that is always the same for the same place: a map is drawn alike every time. */
export function chance(x: number, y: number, salt = 0): number {
  let h = Math.imul(Math.round(x * 8) ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13) ^ Math.imul(Math.round(y * 8) + 0x7f4a7c15, 0xc2b2ae35), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15) ^ Math.imul(salt + 1, 0x165667b1), 0x9e3779b1);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Soft hills: one unit is the distance between two of them. */
export function hills(x: number, y: number, salt: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const upper = chance(left, top, salt) * (1 - u) + chance(left + 1, top, salt) * u;
  const lower = chance(left, top + 1, salt) * (1 - u) + chance(left + 1, top + 1, salt) * u;
  return upper * (1 - v) + lower * v;
}
