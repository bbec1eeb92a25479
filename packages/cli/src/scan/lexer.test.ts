import { describe, expect, it } from 'vitest';
import { tokens } from './lexer';

function kinds(source: string): string[] {
  return tokens(source).map((t) => `${t.kind} ${t.text}`);
}

describe('the lexer', () => {
  it('reads words, texts and signs', () => {
    expect(kinds(`rule('A', "b");`)).toEqual(['word rule', 'sign (', 'text A', 'sign ,', 'text b', 'sign )', 'sign ;']);
  });

  it('counts lines through comments, texts and templates', () => {
    const source = "a // one\n/* two\nthree */ b\n`four\nfive` c\n'six\\\nseven' d";
    expect(tokens(source).map((t) => [t.text, t.line])).toEqual([
      ['a', 1],
      ['b', 3],
      ['four\nfive', 4],
      ['c', 5],
      ['sixseven', 6],
      ['d', 7],
    ]);
  });

  it('leaves comments out, but not what looks like one in a text', () => {
    expect(kinds(`/* rule('X') */ 'http://x' // rule('Y')\n"/*" z`)).toEqual(['text http://x', 'text /*', 'word z']);
  });

  it('undoes escapes', () => {
    expect(kinds(String.raw`'it\'s' "a\"b" 'tab\t' '\u0041\x42\u{43}' 'back\\slash'`)).toEqual([
      "text it's",
      'text a"b',
      'text tab\t',
      'text ABC',
      'text back\\slash',
    ]);
  });

  it('takes a template without expressions as a text, one with expressions as a sign', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: templates are what is read here
    expect(kinds('`plain` `a ${b + `c ${d}`} e` f')).toEqual([
      'text plain',
      'word b',
      'sign +',
      'word d',
      'sign `',
      'sign `',
      'word f',
    ]);
  });

  it('finds the end of an expression with braces of its own', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: templates are what is read here
    expect(kinds('`${{ a: { b } }}` c').at(-1)).toBe('word c');
  });

  it('tells a regular expression from a division', () => {
    expect(kinds(`x.match(/'[/']\\//g), a / b / 'c'`)).toEqual([
      'word x',
      'sign .',
      'word match',
      'sign (',
      'sign /',
      'word g',
      'sign )',
      'sign ,',
      'word a',
      'sign /',
      'word b',
      'sign /',
      'text c',
    ]);
    expect(kinds(`return /"/; f(1) / 2 + '"'`).at(-1)).toBe('text "');
  });

  it('survives what is cut off', () => {
    for (const source of ["'abc", '`abc', '`a ${b', '/* abc', '/abc', '// abc', "'a\\"]) {
      expect(() => tokens(source)).not.toThrow();
    }
  });
});
