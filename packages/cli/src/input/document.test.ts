import { describe, expect, it } from 'vitest';
import { Stop } from '../stop';
import { parseDocument } from './document';

/** What is said about a text that cannot be read. */
function refusal(text: string, now = () => 0): string {
  try {
    parseDocument('f', text, now);
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
  return 'read';
}

describe('a document', () => {
  it('may be JSON or YAML', () => {
    const value = { game: 'toy', units: [{ at: 'c3', wounds: 1 }], note: null, on: true };
    expect(parseDocument('f', JSON.stringify(value)).value).toEqual(value);
    expect(parseDocument('f', JSON.stringify(value, null, 2)).value).toEqual(value);
    const yaml = '# a comment\ngame: toy\nunits:\n  - { at: c3, wounds: 1 }\nnote: ~\non: true\n';
    expect(parseDocument('f', yaml).value).toEqual(value);
    expect(parseDocument('f', '\uFEFFa: &x [1]\nb: *x\n').value).toEqual({ a: [1], b: [1] });
  });

  const yaml = ['game: toy', 'left:', '  hp: 3', '  hand: [sword,', '    { odd: 1 }]', '"4,7": x', 'empty:', ''].join(
    '\n',
  );
  it.each([
    ['', '1:1'],
    ['game', '1:7'],
    ['left', '3:3'],
    ['left/hp', '3:7'],
    ['left/hand/0', '4:10'],
    ['left/hand/1/odd', '5:12'],
    ['4,7', '6:8'],
    ['empty', '7:1'],
    ['left/missing', '3:3'],
    ['left/hand/9', '4:9'],
    ['nowhere/at/all', '1:1'],
  ])('finds %s at %s', (path, place) => {
    const text = parseDocument('f.yaml', yaml).say({ path, message: 'Expected x, found y.' });
    expect(text).toBe(`f.yaml:${place}: expected x, found y${path === '' ? '' : ` (${path})`}`);
  });

  it('finds places in JSON just as well', () => {
    const json = '{\n  "units": [\n    { "at": "z9" }\n  ]\n}';
    expect(parseDocument('f', json).say({ path: 'units/0/at', message: 'Expected x.' })).toBe(
      'f:3:13: expected x (units/0/at)',
    );
  });

  it.each([
    ['{"a": [1, 2', 'f:1:12: expected a closing ], found the end of the file'],
    ['{\n  "a": 1,\n  "b', 'f:3:5: expected a closing ", found the end of the file'],
    ['{"a":1}}', 'f:1:8: expected the end of the document, found "}"'],
    ['{"a" 1}', 'f:1:6: expected a comma, found "1"'],
    ['a: b: c', 'f:1:4: expected one key on a line, found "b"'],
    ['a: 1\na: 2', 'f:2:1: expected every key once, found this one again'],
    ['{"a": 1, "a": 2}', 'f:1:10: expected every key once, found this one again'],
    ['a:\n\t- b', 'f:2:1: expected spaces as indentation, found a tab'],
    ['a: `x', 'f:1:4: expected quotes around this value, found "`x"'],
    ['"\\q"', 'f:1:2: expected an escape such as \\n or \\", found "\\q""'],
    ['a: !!js/function x', 'f:1:4: expected a plain value without a tag, found "!!js/function"'],
    ['a: 1\n---\nb: 2', 'f:2:1: expected one document, found a second one'],
    ['a: *b', 'f: expected an anchor &b before its use, found none'],
    ['x:\n  b: 1e999', 'f:2:6: expected a number up to 9007199254740991, found Infinity (x/b)'],
    ['a: .nan', 'f:1:4: expected a number up to 9007199254740991, found NaN (a)'],
    ['[1, 99999999999999999999]', 'f:1:5: expected a number up to 9007199254740991, found 100000000000000000000 (1)'],
  ])('%j is refused', (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  it('is refused when it nests without end, in every way of writing that', () => {
    const tooDeep = /^f:\d+:\d+: expected at most 64 levels of nesting, found more$/;
    expect(refusal('['.repeat(100_000))).toMatch(tooDeep);
    expect(refusal('{"a":'.repeat(50_000))).toMatch(tooDeep);
    expect(refusal('- '.repeat(100_000))).toMatch(tooDeep);
    expect(refusal('? '.repeat(100_000))).toMatch(tooDeep);
    expect(refusal(Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'))).toMatch(tooDeep);
    expect(refusal('&a [*a]')).toMatch(tooDeep);
    expect(refusal(`${'['.repeat(60)}${']'.repeat(60)}`)).toBe('read');
  });

  it('is refused when it has more than anybody reads, in every way of writing that', () => {
    const keys = (n: number) => Array.from({ length: n }, (_, i) => `key${i}: ${i}`).join('\n');
    expect(refusal(keys(5000))).toBe('read');
    const tooMany = /^f:\d+:\d+: expected at most 20000 values, found more$/;
    expect(refusal(Array.from({ length: 33_000 }, (_, i) => `k${i}: 1`).join('\n'))).toMatch(tooMany);
    expect(refusal(`a: ${'x'.repeat(500_001)}`)).toBe('f:1:1: expected at most 500000 characters, found more');
    let time = 0;
    const slow = refusal(keys(2000), () => {
      time += 500;
      return time;
    });
    expect(slow).toMatch(/: expected a document that can be read in a second, found one that takes longer$/);
  });

  it('is refused when anchors multiply', () => {
    const lines = ['b0: &b0 [x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 12; i++) lines.push(`b${i}: &b${i} [${new Array(8).fill(`*b${i - 1}`).join(', ')}]`);
    expect(refusal(lines.join('\n'))).toBe('f: expected at most 100 uses of anchors, found more');
  });
});
