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

  it('act where the id stands in the code, and are remarks in comments', () => {
    const kinds = (text: string, path = 'a.ts'): string[] =>
      find({ path, text, isTest: false }).map((c) => `${c.id} ${c.kind}`);
    expect(kinds("{ rule: '2GM-SHOOT-15', ok: (s) => s.a }")).toEqual(['2GM-SHOOT-15 check']);
    expect(kinds("{ rule: '2GM-SHOOT-15', label: 'cover', value: () => 1 }")).toEqual(['2GM-SHOOT-15 mod']);
    expect(kinds("step('roll', '2GM-SHOOT-15', run)")).toEqual(['2GM-SHOOT-15 step']);
    expect(kinds("{ kind: 'act', rule: 'AA-V2-03', offer, take() {} }")).toEqual(['AA-V2-03 step']);
    expect(kinds("const rows = [{ rule: 'AA-V2-03', want: 1 }, 'TOY-WIN-01'];")).toEqual([
      'AA-V2-03 row',
      'TOY-WIN-01 row',
    ]);
    expect(kinds('{\n"rule": "AA-V2-03" }', 'a.json')).toEqual(['AA-V2-03 row']);
    expect(kinds("k.roll(f, 'AA-V2-03')")).toEqual(['AA-V2-03 call']);
    expect(kinds("if (by(a.b(c) > 1, 'AA-V2-03', 'TOY-WIN-01')) return;")).toEqual([
      'AA-V2-03 line',
      'TOY-WIN-01 line',
    ]);
    expect(kinds("const r = 'AA-V2-03';")).toEqual(['AA-V2-03 code']);
    expect(kinds('f(); // AA-V2-03\n/** 2GM-SHOOT-15 */')).toEqual(['AA-V2-03 remark', '2GM-SHOOT-15 remark']);
    expect(kinds("f('AA-V2-03'); // AA-V2-03")).toEqual(['AA-V2-03 call', 'AA-V2-03 call']);
  });

  it('need a book', () => {
    expect(citationFinder(new Set())({ path: 'a.ts', text: '2GM-SHOOT-15', isTest: false })).toEqual([]);
  });
});
