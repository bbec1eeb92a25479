/** A whole number from 0 to below `n`, by the browser's own chance. */
export function chanceOf(n: number): number {
  return Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * n);
}
