import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexAt, makeHexMap } from './hex-map';
import { parseHex, printHex } from './hex-text';

const map = makeHexMap(22, 16, (column, row) => !(column === 3 && row === 2));

describe('the text of a hex', () => {
  it('is its column and row as printed on the map', () => {
    expect(printHex(map, hexAt(map, 4, 7))).toBe('4,7');
    expect(parseHex(map, '21,15')).toEqual({ ok: true, value: 351 });
    expect(parseHex(map, '0,0')).toEqual({ ok: true, value: 0 });
  });

  it('is read back as the same hex, and is the only text for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: map.size - 1 }), (hex) => {
        fc.pre(map.inside[hex] === 1);
        expect(parseHex(map, printHex(map, hex))).toEqual({ ok: true, value: hex });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^0?[0-9]{0,2},0?[0-9]{0,2}$/), (text) => {
        const read = parseHex(map, text);
        if (read.ok) expect(printHex(map, read.value)).toBe(text);
      }),
    );
  });

  it.each(['', '4', '4,', ',7', '4, 7', '4,7,1', '04,7', '-1,3', '22,0', '0,16', '1e1,3', '4;7', 'c3', '4,7\n'])(
    'says what was expected instead of %j',
    (text) => {
      expect(parseHex(map, text)).toEqual({
        ok: false,
        message: `expected a hex as "column,row" (column 0–21, row 0–15), found ${JSON.stringify(text)}`,
      });
    },
  );

  it('says when a hex is a hole in the map', () => {
    expect(parseHex(map, '3,2')).toEqual({
      ok: false,
      message: 'expected a hex of the map, but 3,2 is not part of it',
    });
    expect(() => printHex(map, 2 * 22 + 3)).toThrow(RangeError);
    expect(() => printHex(map, map.size)).toThrow('no hex 352 on a map of 22 × 16');
  });
});
