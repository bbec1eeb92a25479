import { expect, test } from 'vitest';
import { steady } from './steady';

function same<T>(before: unknown, now: T): T {
  const keep = steady();
  keep(before);
  return keep(now);
}

const table = () => ({
  turn: 3,
  units: [
    { id: 0, hp: 2, at: [1, 2] as (number | null)[] },
    { id: 1, hp: 4, at: [null] },
  ],
});

test('what has not changed is what it was', () => {
  const before = table();
  expect(same(before, table())).toBe(before);
});

test('only what changed is new, and all it is part of', () => {
  const before = table();
  const now = table();
  now.units[1] = { id: 1, hp: 3, at: [null] };
  const kept = same(before, now);
  expect(kept).toEqual(now);
  expect(kept).not.toBe(before);
  expect(kept.units[0]).toBe(before.units[0]);
  expect(kept.units[1]).not.toBe(before.units[1]);
  expect(kept.units[1]?.at).toBe(before.units[1]?.at);
  expect(before).toEqual(table());
});

test('lists that grew or shrank, keys that came or went', () => {
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect(same([one, two], [{ n: 1 }])).toEqual([{ n: 1 }]);
  expect(same([one], [{ n: 1 }, { n: 2 }])).toEqual([one, two]);
  expect(same({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(Object.keys(same({ a: undefined } as object, { b: undefined }))).toEqual(['b']);
  expect(same({ a: 1, b: 2 } as object, { a: 1 })).toEqual({ a: 1 });
  expect(same([] as unknown, {})).toEqual({});
  expect(Array.isArray(same([] as unknown, {}))).toBe(false);
});

test('what is no plain data is taken as it comes', () => {
  const now = { known: new Map([[1, 2]]), read: () => 1 };
  const kept = same({ known: new Map([[1, 2]]), read: () => 1 }, now);
  expect(kept.known).toBe(now.known);
  expect(kept.read).toBe(now.read);
  expect(same(null, now)).toBe(now);
  expect(same(now, null)).toBe(null);
});

test('the last time counts, not the first', () => {
  const keep = steady();
  keep({ units: [{ hp: 1 }] });
  const second = keep({ units: [{ hp: 2 }] });
  expect(keep({ units: [{ hp: 2 }] })).toBe(second);
  expect(keep({ units: [{ hp: 1 }] })).toEqual({ units: [{ hp: 1 }] });
});
