/** The two halves of the hash under way; whole numbers of 32 bits, which an array of them keeps without boxing any. */
const lanes = new Int32Array(2);
const START_A = 0x9e3779b9 | 0;
const START_B = 0x85ebca6b | 0;

/** 64 bits of stable hash over plain data, as 16 hex digits. The order of keys does not matter; −0 counts as 0. */
export function stableHash(value: unknown): string {
  begin(START_A, START_B);
  feed(value);
  const [a, b] = [laneA(), laneB()];
  return hex(finish(a ^ b)) + hex(finish(b + Math.imul(a, 3)));
}

/** Keys of outside data are not kept for ever. */
const MAX_STARTS = 4096;

/** How a key begins, and which key came next in the object where it was last seen. */
interface Start {
  readonly key: string;
  readonly a: number;
  readonly b: number;
  next: Start | null;
}

function feed(value: unknown): void {
  switch (typeof value) {
    case 'number':
      word(1);
      if (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff) word(value | 0);
      else text(String(value));
      return;
    case 'string':
      word(2);
      text(value);
      return;
    case 'boolean':
      word(value ? 3 : 4);
      return;
    case 'object':
      if (value === null) word(5);
      else if (Array.isArray(value)) list(value);
      else record(value as Record<string, unknown>);
      return;
    default:
      throw new TypeError(`A match state holds plain data only, found ${typeof value}.`);
  }
}

function list(values: readonly unknown[]): void {
  word(6);
  word(values.length);
  for (let i = 0; i < values.length; i++) feed(values[i]);
}

/** Each field is mixed on its own and the results are added up, so that the order of the fields does not matter. */
function record(value: Record<string, unknown>): void {
  const [a, b] = [laneA(), laneB()];
  let start = FIRST;
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  // eslint-disable-next-line no-restricted-syntax -- a sum is the same in any order
  for (const key in value) {
    start = startAfter(start, key);
    begin(start.a, start.b);
    feed(value[key]);
    sumA = (sumA + finish(laneA())) | 0;
    sumB = (sumB + finish(laneB())) | 0;
    count++;
  }
  begin(a, b);
  word(7);
  word(count);
  word(sumA);
  word(sumB);
}

const FIRST: Start = { key: '', a: 0, b: 0, next: null };
const starts = new Map<string, Start>();

/** States have few different keys and many objects alike: a key is worked out once, and mostly follows the same one. */
function startAfter(before: Start, key: string): Start {
  const { next } = before;
  if (next !== null && next.key === key) return next;
  const start = startOf(key);
  if (starts.size < MAX_STARTS) before.next = start;
  return start;
}

function startOf(key: string): Start {
  let start = starts.get(key);
  if (start === undefined) {
    begin(0x2545f491, 0x6c078965);
    text(key);
    start = { key, a: laneA(), b: laneB(), next: null };
    if (starts.size < MAX_STARTS) starts.set(key, start);
  }
  return start;
}

function text(value: string): void {
  word(value.length);
  for (let i = 0; i < value.length; i++) word(value.charCodeAt(i));
}

function begin(a: number, b: number): void {
  lanes[0] = a;
  lanes[1] = b;
}

function laneA(): number {
  return lanes[0] as number;
}

function laneB(): number {
  return lanes[1] as number;
}

function word(value: number): void {
  const a = Math.imul(laneA() ^ value, 0x01000193);
  const b = Math.imul(laneB() + value, 0xcc9e2d51);
  lanes[0] = (a << 13) | (a >>> 19);
  lanes[1] = b ^ (b >>> 15);
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
