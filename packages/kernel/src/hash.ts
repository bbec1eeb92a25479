import { sortedKeys } from './keys';

/** 64 bits of stable hash over plain data, as 16 hex digits. Keys count in sorted order; −0 counts as 0. */
export function stableHash(value: unknown): string {
  const h = { a: 0x9e3779b9, b: 0x85ebca6b };
  feed(h, value);
  return hex(finish(h.a ^ h.b)) + hex(finish(h.b + Math.imul(h.a, 3)));
}

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

function record(h: Lanes, value: Record<string, unknown>): void {
  const keys = sortedKeys(value);
  word(h, 7);
  word(h, keys.length);
  for (const key of keys) {
    text(h, key);
    feed(h, value[key]);
  }
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
