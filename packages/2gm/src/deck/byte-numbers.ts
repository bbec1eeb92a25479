/** Largest number a code may hold; card numbers and steps stay far below. */
const LARGEST = 0xfffff;

/** Seven bits to a byte, the lowest first; the eighth says that more follow. */
export function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** All numbers of the bytes, or null if the last one is cut off or one is too large. */
export function readNumbers(bytes: readonly number[]): number[] | null {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & 127) << shift;
    if (value > LARGEST || shift > 14) return null;
    if (byte > 127) shift += 7;
    else {
      numbers.push(value);
      value = 0;
      shift = 0;
    }
  }
  return shift === 0 ? numbers : null;
}
