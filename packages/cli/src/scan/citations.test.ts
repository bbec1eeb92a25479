import { describe, expect, it } from 'vitest';
import { citationFinder } from './citations';

const find = citationFinder(new Set(['2GM-SHOOT-15', 'AA-V2-03', 'TOY-WIN-01']));

function ids(text: string): string[] {
  return find({ path: 'a.ts', text, isTest: false }).map((c) => `${c.id} ${c.site}`);
}

describe('citations', () => {
  it('are found in code, comments and JSON, with their lines', () => {
    expect(ids('// why: 2GM-SHOOT-15\nconst r = \'AA-V2-03\';\n\n{"rule":"2GM-SHOOT-15"}')).toEqual([
      '2GM-SHOOT-15 a.ts:1',
      'AA-V2-03 a.ts:2',
      '2GM-SHOOT-15 a.ts:4',
    ]);
  });

  it('may be unknown: anything that looks like an id of a known family', () => {
    expect(ids('2GM-SHOOT-99 AA-NOPE-1 (TOY-X-2)')).toEqual([
      '2GM-SHOOT-99 a.ts:1',
      'AA-NOPE-1 a.ts:1',
      'TOY-X-2 a.ts:1',
    ]);
  });

  it('are whole ids of known families only', () => {
    expect(ids('X2GM-SHOOT-15 UTF-8 B-17 2GM-SHOOT 2GM-SHOOT-15x SOLO-MOVE-01 my-AA-V2-03 2GM-SHOOT-*')).toEqual([]);
  });

  it('leave out examples and windows, which are no rules, unless a book has them', () => {
    expect(ids('2GM-EX-01 AA-GOOD-03 2GM-WIN-04 TOY-WIN-01')).toEqual(['TOY-WIN-01 a.ts:1']);
  });

  it('need a book', () => {
    expect(citationFinder(new Set())({ path: 'a.ts', text: '2GM-SHOOT-15', isTest: false })).toEqual([]);
  });
});
