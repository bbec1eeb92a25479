/**
 * xoshiro128** (Blackman and Vigna), the only source of chance inside a match.
 * The state is four uint32 in the match state, so saving a match saves its luck.
 */
export type Rng = [number, number, number, number];

/** A seed of 128 bits, written as 32 hexadecimal digits. */
const WHOLE = /^[0-9a-f]{32}$/;
const WORD_DIGITS = 8;

/**
 * 128 bits, written as 32 hexadecimal digits, are the state as they stand. Any other text or number becomes four well-mixed
 * words (FNV-1a over the text, then splitmix32): easy to type and to find again, but only 2³² of them differ, so whoever has
 * something to hide draws the long kind.
 */
export function seedRng(seed: string | number): Rng {
  const text = String(seed);
  const whole = WHOLE.test(text) ? wordsOf(text) : null;
  // a generator that stands on nothing but zeros never leaves them
  if (whole?.some((word) => word !== 0) === true) return whole;
  return fold(text);
}

function wordsOf(text: string): Rng {
  const word = (at: number): number => Number.parseInt(text.slice(at * WORD_DIGITS, (at + 1) * WORD_DIGITS), 16);
  return [word(0), word(1), word(2), word(3)];
}

function fold(text: string): Rng {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  const next = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h ^ (h >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next()];
}

export function nextUint32(r: Rng): number {
  const x = Math.imul(r[1], 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = r[1] << 9;
  const r2 = r[2] ^ r[0];
  const r3 = r[3] ^ r[1];
  r[1] = (r[1] ^ r2) >>> 0;
  r[0] = (r[0] ^ r3) >>> 0;
  r[2] = (r2 ^ t) >>> 0;
  r[3] = ((r3 << 11) | (r3 >>> 21)) >>> 0;
  return result;
}

/** A whole number in 0 … n−1, unbiased: the incomplete last block of the range is thrown away. */
export function randomBelow(r: Rng, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = nextUint32(r);
  while (x >= limit) x = nextUint32(r);
  // the remainder of a number beyond 2³¹ is kept as a float, and so would be every field of the state it ends up in
  return (x % n) >>> 0;
}

export function rollDie(r: Rng, sides: number): number {
  return randomBelow(r, sides) + 1;
}

/** Puts items into any order, each as likely as the others, outside a match: positions and worlds that are drawn anew. */
export function mix(items: number[], rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    const a = items[i] ?? 0;
    items[i] = items[j] ?? 0;
    items[j] = a;
  }
}
