import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, fieldDistance, makeField } from './field';
import { parseSpace, printSpace } from './field-text';
import { centreLine, centreLineMeets, everyShortestPathMeets, shortestPaths } from './line-of-fire';

const standard = makeField();

function at(field: Field, text: string): number {
  const read = parseSpace(field, text);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** Reads a drawn field, northern row first: `*` smoke, `A` shooter, `B` target; `a`, `b` are the same in smoke. */
function drawn(...lines: string[]) {
  const rows = lines.map((line) => line.split(' ')).reverse();
  const field = makeField(rows[0]?.length ?? 0, rows.length);
  const cells = rows.flat();
  const find = (letter: string) => cells.findIndex((cell) => cell.toUpperCase() === letter);
  return {
    field,
    from: find('A'),
    to: find('B'),
    smoke: Uint8Array.from(cells, (cell) => (/[*ab]/.test(cell) ? 1 : 0)),
  };
}

function line(field: Field, from: number, to: number): number[] {
  const out: number[] = [];
  return out.slice(0, centreLine(field, from, to, out));
}

const situation = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }))
  .map(([columns, rows]) => makeField(columns, rows))
  .chain((field) =>
    fc.record({
      field: fc.constant(field),
      from: fc.integer({ min: 0, max: field.size - 1 }),
      to: fc.integer({ min: 0, max: field.size - 1 }),
      marked: fc
        .uint8Array({ minLength: field.size, maxLength: field.size, max: 3 })
        .map((all) => all.map((n) => (n === 1 ? 1 : 0))),
    }),
  );

describe('shortest paths', () => {
  it('are listed north first, then east, south and west', () => {
    const paths = shortestPaths(standard, at(standard, 'c3'), at(standard, 'b5'));
    expect(paths.map((path) => path.map((space) => printSpace(standard, space)).join(' '))).toEqual([
      'c3 c4 c5 b5',
      'c3 c4 b4 b5',
      'c3 b3 b4 b5',
    ]);
  });

  it('are unique in a row or column, and trivial from a space to itself', () => {
    expect(shortestPaths(standard, at(standard, 'b2'), at(standard, 'e2'))).toEqual([[9, 10, 11, 12]]);
    expect(shortestPaths(standard, 9, 9)).toEqual([[9]]);
  });

  it('are as many as there are ways to mix the steps, all of them different', () => {
    const paths = shortestPaths(standard, at(standard, 'a1'), at(standard, 'h6'));
    expect(paths).toHaveLength(792);
    expect(new Set(paths.map(String)).size).toBe(792);
  });

  it('are as long as the distance says and go to neighbours only', () => {
    fc.assert(
      fc.property(situation, ({ field, from, to }) => {
        for (const path of shortestPaths(field, from, to)) {
          expect(path).toHaveLength(fieldDistance(field, from, to) + 1);
          for (const [i, space] of path.slice(1).entries()) expect(fieldDistance(field, path[i] ?? 0, space)).toBe(1);
          expect([path[0], path.at(-1)]).toEqual([from, to]);
        }
      }),
    );
  });
});

describe('smoke on every shortest path (2GM-RULING-15, anyClearPath)', () => {
  it.each([
    ['three smokes make a wall', true, drawn('. . B', '* * *', 'A . .')],
    ['one gap is enough', false, drawn('. . . B', '* * . *', 'A . . .')],
    ['a gap outside the rectangle does not help', true, drawn('. . B .', '* * * .', 'A . . .')],
    ['spaces that touch at a corner close the rectangle', true, drawn('. * B', 'A . *')],
    ['a diagonal with both corners open', false, drawn('. . B', '. * .', 'A . .')],
    ['smoke beside a straight line', false, drawn('* * * *', 'A . . B', '* * * *')],
    ['smoke on a straight line', true, drawn('. . . .', 'A . * B', '. . . .')],
    ['smoke on the target', true, drawn('. . b', 'A . .')],
    ['smoke on the shooter', true, drawn('. . B', 'a . .')],
    ['smoke behind the shooter and beyond the target', false, drawn('* * * *', '* A B *', '* * * *')],
    ['a wall met from the north-east', true, drawn('. . A', '* . *', 'B * .')],
    ['a staircase left open to the north-west', false, drawn('B . *', '* . .', '* * A')],
  ])('%s: %s', (_, expected, { field, from, to, smoke }) => {
    expect(everyShortestPathMeets(field, from, to, smoke)).toBe(expected);
    expect(everyShortestPathMeets(field, to, from, smoke)).toBe(expected);
  });

  it('is what looking at all paths one by one says', () => {
    fc.assert(
      fc.property(situation, ({ field, from, to, marked }) => {
        const all = shortestPaths(field, from, to).every((path) => path.some((space) => marked[space] === 1));
        expect(everyShortestPathMeets(field, from, to, marked)).toBe(all);
      }),
      { numRuns: 400 },
    );
  });

  it('works to the last column of the widest field', () => {
    const wide = makeField(26, 3);
    const smoke = new Uint8Array(wide.size).fill(1, 26, 52);
    expect(everyShortestPathMeets(wide, at(wide, 'a1'), at(wide, 'z3'), smoke)).toBe(true);
    smoke[at(wide, 'z2')] = 0;
    expect(everyShortestPathMeets(wide, at(wide, 'a1'), at(wide, 'z3'), smoke)).toBe(false);
  });
});

describe('the centre line (2GM-RULING-15, centerLine)', () => {
  it.each([
    ['along a row', drawn('a * * b').smoke, drawn('A . . B')],
    ['steep', drawn('. b', '. *', '* .', 'a .').smoke, drawn('. B', '. .', '. .', 'A .')],
    [
      'through a corner it goes straight to the diagonal space',
      drawn('. . b', '. * .', 'a . .').smoke,
      drawn('. . B', '. . .', 'A . .'),
    ],
    ['two across, one up', drawn('. * b', 'a * .').smoke, drawn('. . B', 'A . .')],
    [
      'four across, two up',
      drawn('. . . * b', '. * * * .', 'a * . . .').smoke,
      drawn('. . . . B', '. . . . .', 'A . . . .'),
    ],
    ['down to the west', drawn('. . * a', 'b * . .').smoke, drawn('. . . A', 'B . . .')],
  ])('%s', (_, crossed, { field, from, to }) => {
    expect([...line(field, from, to)].sort((a, b) => a - b)).toEqual(
      [...crossed.keys()].filter((space) => crossed[space]),
    );
  });

  it('is written from the first space to the last', () => {
    const { field, from, to } = drawn('. . B', 'A . .');
    expect(line(field, from, to).map((space) => printSpace(field, space))).toEqual(['a1', 'b1', 'b2', 'c2']);
    expect(line(field, from, from)).toEqual([from]);
  });

  it('holds exactly the spaces whose inside the segment runs through', () => {
    fc.assert(
      fc.property(situation, ({ field, from, to }) => {
        fc.pre(from !== to);
        const crossed = [...Array(field.size).keys()].filter((space) => runsThrough(field, from, to, space));
        expect([...line(field, from, to)].sort((a, b) => a - b)).toEqual(crossed);
      }),
      { numRuns: 400 },
    );
  });

  it('meets a marked space when it crosses one', () => {
    fc.assert(
      fc.property(situation, ({ field, from, to, marked }) => {
        const crossed = line(field, from, to).some((space) => marked[space] === 1);
        expect(centreLineMeets(field, from, to, marked)).toBe(crossed);
      }),
    );
  });
});

/** Clips the segment to the open square of a space; equal fractions of small integers are equal as doubles too. */
function runsThrough(field: Field, from: number, to: number, space: number): boolean {
  let enter = 0;
  let leave = 1;
  for (const coordinate of [field.columnOf, field.rowOf]) {
    const start = coordinate[from] ?? 0;
    const length = (coordinate[to] ?? 0) - start;
    const offset = (coordinate[space] ?? 0) - start;
    if (length === 0) {
      if (offset !== 0) return false;
      continue;
    }
    const edges = [(2 * offset - 1) / (2 * length), (2 * offset + 1) / (2 * length)];
    enter = Math.max(enter, Math.min(...edges));
    leave = Math.min(leave, Math.max(...edges));
  }
  return enter < leave;
}
