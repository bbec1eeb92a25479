import { describe, expect, it } from 'vitest';
import { oneLine, show } from './text';

describe('show', () => {
  it.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'null'],
    ['mg', '"mg"'],
    [[1, 'a'], '[1,"a"]'],
    ['a\nb', '"a\\nb"'],
    [Number.NaN, 'null'],
  ])('prints %j as %s', (value, expected) => {
    expect(show(value)).toBe(expected);
  });

  it('prints 60 characters at most', () => {
    expect(show('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
    expect(show('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`);
    expect(show('x'.repeat(100_000))).toHaveLength(58);
  });

  it('prints even what JSON cannot', () => {
    expect(show(() => 1)).toBe('() => 1');
  });
});

describe('show of what is large or hostile', () => {
  it('never writes out more than it shows', () => {
    const nulls = new Array<null>(1_000_000).fill(null);
    expect(show(nulls)).toBe('[null,null,null,null,null,null,null,null,null,null,null,n…');
    expect(show({ answers: nulls, more: nulls })).toHaveLength(58);
    const loop: Record<string, unknown> = {};
    loop.again = loop;
    expect(show(loop)).toHaveLength(58);
  });

  it('shows an object that cannot become text', () => {
    expect(show({ length: { toString: 1 } })).toBe('{"length":{"toString":1}}');
    expect(show(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it('shows nothing a terminal would obey', () => {
    expect(show('\u001b[31mred\u009b2J\u202eleft')).toBe('"\\u001b[31mred 2J left"');
  });
});

describe('oneLine', () => {
  it.each([
    ['a\nb\r\nc\td', 'a b c d'],
    ['\u001b]0;title\u0007', ' ]0;title '],
    ['left\u202eright\u2028next\u200b', 'left right next '],
    ['Привет, мир ✓', 'Привет, мир ✓'],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is never a page', () => {
    expect(oneLine('x'.repeat(10_000))).toHaveLength(1500);
    expect(oneLine('x'.repeat(10), 4)).toBe('xxx…');
  });
});
