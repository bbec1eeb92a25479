import { expect, it } from 'vitest';
import { liesOver } from './overlap';

it('what lies over the middle of a place covers it; over a corner, beside or over nothing it does not', () => {
  const overview = { x: 700, y: 480, width: 150, height: 130 };
  const hex = (x: number, y: number) => ({ x: x - 28, y: y - 24, width: 56, height: 48 });
  expect(liesOver(overview, [hex(100, 100), hex(736, 575)])).toBe(true);
  expect(liesOver(overview, [hex(690, 500), hex(860, 500), hex(750, 470), hex(750, 620)])).toBe(false);
  expect(liesOver(overview, [])).toBe(false);
});
