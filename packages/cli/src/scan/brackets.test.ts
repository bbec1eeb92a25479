import { describe, expect, it } from 'vitest';
import { bracketed } from './brackets';

function around(source: string): string[] {
  return bracketed(source).map(({ line, text, bracket, keys }) => `${line} ${text} ${bracket}${[...keys].join(' ')}`);
}

describe('texts and the brackets around them', () => {
  it('know the fields and methods of their object, those after them too', () => {
    expect(around("const c = { rule: 'A', ok(s) { return f('B'); }, say: () => 'C' };")).toEqual([
      '1 A {rule ok say',
      '1 B (f',
      '1 C {rule ok say',
    ]);
  });

  it('know who is called, and stand in lists', () => {
    expect(around("k.roll(f, 1, 'A');\nconst rows = ['B', 'C'];\nconst d = 'D';")).toEqual([
      '1 A (roll',
      '2 B [',
      '2 C [',
      '3 D ',
    ]);
  });

  it('do not take what stands in a condition for a field', () => {
    expect(around("const c = { a: x ? ok : no, b: 'A' };")).toEqual(['1 A {a b']);
  });

  it('survive brackets that do not match', () => {
    expect(around("} ) ] 'A' ( 'B'")).toEqual(['1 A ', '1 B (']);
  });
});
