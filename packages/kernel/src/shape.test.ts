import { describe, expect, it } from 'vitest';
import { readShape, under } from './shape';

type Issues = Extract<ReturnType<Parameters<typeof readShape>[0]['safeParse']>, { success: false }>['error']['issues'];

/** A schema that always finds these faults. */
function finding(...issues: Issues) {
  return { safeParse: () => ({ success: false as const, error: { issues } }) };
}

describe('readShape', () => {
  it('hands on what the schema read, and asks it to report what it found', () => {
    const asked: unknown[] = [];
    const shape = {
      safeParse(raw: unknown, params: unknown) {
        asked.push(raw, params);
        return { success: true as const, data: 7 };
      },
    };
    expect(readShape(shape, 'raw')).toEqual({ ok: true, value: 7 });
    expect(asked).toEqual(['raw', { reportInput: true }]);
  });

  it.each<[Issues[number], string, string]>([
    [
      { code: 'invalid_type', path: ['hp'], message: '', expected: 'int', input: 1.5 },
      'hp',
      'Expected a whole number, found 1.5.',
    ],
    [
      { code: 'invalid_type', path: ['hp'], message: '', expected: 'number' },
      'hp',
      'Expected a number, found nothing.',
    ],
    [
      { code: 'invalid_type', path: ['units', 2, 'at'], message: '', expected: 'string', input: null },
      'units/2/at',
      'Expected text, found null.',
    ],
    [
      { code: 'invalid_type', path: [], message: '', expected: 'object', input: [] },
      '',
      'Expected an object with fields, found [].',
    ],
    [
      { code: 'invalid_type', path: ['x'], message: '', expected: 'array', input: {} },
      'x',
      'Expected a list, found {}.',
    ],
    [{ code: 'invalid_type', path: ['x'], message: '', expected: 'tuple', input: 1 }, 'x', 'Expected a list, found 1.'],
    [
      { code: 'invalid_type', path: ['x'], message: '', expected: 'boolean', input: 1 },
      'x',
      'Expected true or false, found 1.',
    ],
    [{ code: 'invalid_type', path: ['x'], message: '', expected: 'map', input: 1 }, 'x', 'Expected map, found 1.'],
    [
      { code: 'invalid_value', path: ['side'], message: '', values: ['south', 'north'], input: 'west' },
      'side',
      'Expected one of "south", "north", found "west".',
    ],
    [{ code: 'invalid_value', path: ['v'], message: '', values: [1], input: 2 }, 'v', 'Expected 1, found 2.'],
    [{ code: 'too_small', path: ['hp'], message: '', minimum: 1, input: 0 }, 'hp', 'Expected at least 1, found 0.'],
    [{ code: 'too_big', path: ['hp'], message: '', maximum: 50, input: 51 }, 'hp', 'Expected at most 50, found 51.'],
    [{ code: 'custom', path: ['deck'], message: 'A deck has 60 cards.', input: [] }, 'deck', 'A deck has 60 cards.'],
  ])('%j', (issue, path, message) => {
    expect(readShape(finding(issue), null)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it('names every unknown field by itself', () => {
    const unknown = { code: 'unrecognized_keys', message: '', keys: ['hpp', 'x'] };
    expect(readShape(finding({ ...unknown, path: ['left'] }, { ...unknown, path: [] }), null)).toMatchObject({
      ok: false,
      problems: [
        { path: 'left/hpp', message: 'There is no field "hpp".' },
        { path: 'left/x', message: 'There is no field "x".' },
        { path: 'hpp', message: 'There is no field "hpp".' },
        { path: 'x', message: 'There is no field "x".' },
      ],
    });
  });
});

describe('under', () => {
  it.each([
    ['setup', 'goal', 'setup/goal'],
    ['setup', '', 'setup'],
    ['', 'goal', 'goal'],
    ['', '', ''],
  ])('"%s" and "%s" give "%s"', (head, path, expected) => {
    expect(under(head, { path, message: 'm' })).toMatchObject({ path: expected, message: 'm' });
  });
});

describe('readShape of what is too much', () => {
  const reads = { safeParse: (raw: unknown) => ({ success: true as const, data: raw }) };

  it('refuses more values than it may look at, without a look', () => {
    const many = { success: false as const, error: { issues: [] } };
    let looked = 0;
    const shape = {
      safeParse: () => {
        looked++;
        return many;
      },
    };
    const refused = { ok: false, problems: [{ path: '', message: 'Expected at most 64 values, found more.' }] };
    expect(readShape(shape, new Array<null>(65).fill(null), undefined, 64)).toMatchObject(refused);
    expect(looked).toBe(0);
    const loop: unknown[] = [];
    loop.push(loop);
    expect(readShape(reads, loop, undefined, 64).ok).toBe(true);
    expect(readShape(reads, new Array<null>(63).fill(null), undefined, 64).ok).toBe(true);
  });

  it('says that it is no plain data when the schema itself stumbles', () => {
    const shape = {
      safeParse: (): never => {
        throw new TypeError('Cannot convert object to primitive value');
      },
    };
    expect(readShape(shape, {})).toMatchObject({
      ok: false,
      problems: [{ path: '', message: 'Expected plain data.' }],
    });
  });

  it('tells the first twenty faults, each on one line', () => {
    const issues = Array.from({ length: 1000 }, (_, i) => ({
      code: 'invalid_type',
      path: [i, `a\u001b[31m\n${'x'.repeat(500)}`],
      message: '',
      expected: 'int',
      input: 'y'.repeat(500),
    }));
    const read = readShape(finding(...issues), {});
    const told = read.ok ? [] : read.problems;
    expect(told).toHaveLength(20);
    expect(JSON.stringify(told).length).toBeLessThan(7000);
    expect(told.every(({ path }) => !/\p{C}/u.test(path))).toBe(true);
  });
});
