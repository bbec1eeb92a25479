import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeField } from './field';
import { parseSpace, printSpace } from './field-text';

const standard = makeField();

describe('the text of a space', () => {
  it('is its column letter and its row from the south', () => {
    expect(printSpace(standard, 0)).toBe('a1');
    expect(printSpace(standard, 18)).toBe('c3');
    expect(printSpace(standard, 47)).toBe('h6');
    expect(printSpace(makeField(26, 99), 26 * 99 - 1)).toBe('z99');
    expect(parseSpace(standard, 'c3')).toEqual({ ok: true, value: 18 });
  });

  it('is read back as the same space, and is the only text for it', () => {
    const size = fc.tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 1, max: 99 }), fc.nat());
    fc.assert(
      fc.property(size, ([columns, rows, seed]) => {
        const field = makeField(columns, rows);
        const space = seed % field.size;
        expect(parseSpace(field, printSpace(field, space))).toEqual({ ok: true, value: space });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-j]?[0-9]{0,2}$/), (text) => {
        const read = parseSpace(standard, text);
        if (read.ok) expect(printSpace(standard, read.value)).toBe(text);
      }),
    );
  });

  it.each(['', 'c', '3', 'i1', 'a0', 'a7', 'a01', 'a10', 'C3', 'c3 ', ' c3', '3c', 'c-1', 'c3.0', 'c3\n', 'ä1'])(
    'says what was expected instead of %j',
    (text) => {
      expect(parseSpace(standard, text)).toEqual({
        ok: false,
        message: `expected a space (column a–h, row 1–6), found ${JSON.stringify(text)}`,
      });
    },
  );

  it('names the real columns and rows of the field and cuts long texts short', () => {
    expect(parseSpace(makeField(16, 12), 'x'.repeat(1000))).toEqual({
      ok: false,
      message: `expected a space (column a–p, row 1–12), found "${'x'.repeat(20)}…"`,
    });
  });

  it('does not exist for a space that is not on the field', () => {
    expect(() => printSpace(standard, 48)).toThrow(RangeError);
    expect(() => printSpace(standard, -1)).toThrow('no space -1 on a field of 48');
  });
});
