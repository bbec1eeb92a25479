/** 64 bits of stable hash over plain data, as 16 hex digits. The order of keys does not matter; −0 counts as 0. */
export function stableHash(value: unknown): string {
  const h = { a: 0x9e3779b9, b: 0x85ebca6b };
  feed(h, value);
  return hex(finish(h.a ^ h.b)) + hex(finish(h.b + Math.imul(h.a, 3)));
}

/** Keys of outside data are not kept for ever. */
const MAX_STARTS = 4096;

interface Lanes {
  a: number;
  b: number;
}

function feed(h: Lanes, value: unknown): void {
  switch (typeof value) {
    case 'number':
      word(h, 1);
      if (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff) word(h, value | 0);
      else text(h, String(value));
      return;
    case 'string':
      word(h, 2);
      text(h, value);
      return;
    case 'boolean':
      word(h, value ? 3 : 4);
      return;
    case 'object':
      if (value === null) word(h, 5);
      else if (Array.isArray(value)) list(h, value);
      else record(h, value as Record<string, unknown>);
      return;
    default:
      throw new TypeError(`A match state holds plain data only, found ${typeof value}.`);
  }
}

function list(h: Lanes, values: readonly unknown[]): void {
  word(h, 6);
  word(h, values.length);
  for (const v of values) feed(h, v);
}

/** Each field is mixed on its own and the results are added up, so that the order of the fields does not matter. */
function record(h: Lanes, value: Record<string, unknown>): void {
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  const field: Lanes = { a: 0, b: 0 };
  // eslint-disable-next-line no-restricted-syntax -- a sum is the same in any order
  for (const key in value) {
    const start = startOf(key);
    field.a = start.a;
    field.b = start.b;
    feed(field, value[key]);
    sumA = (sumA + finish(field.a)) | 0;
    sumB = (sumB + finish(field.b)) | 0;
    count++;
  }
  word(h, 7);
  word(h, count);
  word(h, sumA);
  word(h, sumB);
}

/** States have few different keys and many objects: how a key begins is worked out once. */
const starts = new Map<string, Lanes>();

function startOf(key: string): Lanes {
  let start = starts.get(key);
  if (start === undefined) {
    start = { a: 0x2545f491, b: 0x6c078965 };
    text(start, key);
    if (starts.size < MAX_STARTS) starts.set(key, start);
  }
  return start;
}

function text(h: Lanes, value: string): void {
  word(h, value.length);
  for (let i = 0; i < value.length; i++) word(h, value.charCodeAt(i));
}

function word(h: Lanes, value: number): void {
  h.a = Math.imul(h.a ^ value, 0x01000193);
  h.a = (h.a << 13) | (h.a >>> 19);
  h.b = Math.imul(h.b + value, 0xcc9e2d51);
  h.b = h.b ^ (h.b >>> 15);
}

function finish(x: number): number {
  let z = x ^ (x >>> 16);
  z = Math.imul(z, 0x85ebca6b);
  z ^= z >>> 13;
  z = Math.imul(z, 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

function hex(x: number): string {
  return x.toString(16).padStart(8, '0');
}
