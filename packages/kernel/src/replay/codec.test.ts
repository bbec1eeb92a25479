import { describe, expect, it } from 'vitest';
import type { Core } from '../core';
import type { Ruleset } from '../ruleset';
import { decodeState, encodeState, notPlain, parseJson } from './codec';
import { stableHash } from './hash';

interface State extends Core {
  units: { at: number; name: string; lost: boolean | null }[];
}

/** The codec needs to know of a ruleset only who it is. */
const rules = { id: 'tiny', version: '3' } as Ruleset<State>;

function state(): State {
  return {
    rng: [1, 2, 4294967295, 0],
    stack: [{ at: 'turn', step: 'act', dice: [6], got: 0 }],
    asks: [{ seat: 1, kind: 'act', answer: null, dice: [] }],
    outcome: null,
    units: [
      { at: 3, name: 'Käfer "1"', lost: null },
      { at: -1, name: '', lost: true },
    ],
  };
}

/** The saved text with one field of the file changed. */
function altered(change: Record<string, unknown>): string {
  return JSON.stringify({ ...(JSON.parse(encodeState(rules, state())) as object), ...change });
}

const DAMAGED = 'The saved match is damaged: its hash does not fit.';

describe('a saved state', () => {
  it('comes back as it was', () => {
    const read = decodeState(rules, encodeState(rules, state()));
    expect(read).toEqual({ ok: true, value: state() });
  });

  it('says what it is and carries its hash', () => {
    expect(JSON.parse(encodeState(rules, state()))).toEqual({
      format: 'sandtable-state',
      ruleset: 'tiny',
      version: '3',
      hash: stableHash(state()),
      state: state(),
    });
  });

  it.each<[string, string, string, string]>([
    ['another state', altered({ state: { ...state(), outcome: {} } }), 'hash', DAMAGED],
    ['another hash', altered({ hash: '0000000000000000' }), 'hash', DAMAGED],
    ['no hash', altered({ hash: undefined }), 'hash', DAMAGED],
    ['another game', altered({ ruleset: 'chess' }), 'ruleset', 'Expected "tiny", found "chess".'],
    ['no game', altered({ ruleset: undefined }), 'ruleset', 'Expected "tiny", found nothing.'],
    ['another version', altered({ version: '2' }), 'version', 'Expected version "3", found "2".'],
    ['no state', altered({ state: undefined }), 'state', 'The state is missing.'],
    ['a number for a state', altered({ state: 7 }), 'state', 'The state is missing.'],
    ['null for a state', altered({ state: null }), 'state', 'The state is missing.'],
    ['another format', altered({ format: 'sandtable-replay' }), '', 'This is not a saved match.'],
    ['a list', '[]', '', 'This is not a saved match.'],
    ['a text', '"sandtable-state"', '', 'This is not a saved match.'],
    ['null', 'null', '', 'This is not a saved match.'],
    ['nothing', '', '', 'This is not JSON: Unexpected end of JSON input.'],
  ])('is refused when it is %s', (_what, text, path, message) => {
    expect(decodeState(rules, text)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it('is refused wherever it is cut off', () => {
    const text = encodeState(rules, state());
    for (let end = 0; end < text.length; end++) {
      const read = decodeState(rules, text.slice(0, end));
      expect(read).toMatchObject({
        ok: false,
        problems: [{ path: '', message: expect.stringMatching(/^This is not JSON: /) }],
      });
    }
  });
});

describe('parseJson', () => {
  it('reads JSON', () => {
    expect(parseJson(' {"a":[1,null]} ')).toEqual({ ok: true, value: { a: [1, null] } });
  });

  it('answers binary rubbish with one printable line', () => {
    const read = parseJson('\u0000\u001b[31m\nrubbish');
    expect(read).toMatchObject({
      ok: false,
      problems: [{ path: '', message: expect.stringMatching(/^This is not JSON: [\x20-\x7e]+\.$/) }],
    });
  });

  it('refuses nesting that would exhaust the stack, and reads what is only deep', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(200)).ok).toBe(true);
    const tooDeep = { ok: false, problems: [{ path: '', message: 'This is nested more than 200 levels deep.' }] };
    expect(parseJson(nested(201))).toMatchObject(tooDeep);
    expect(parseJson(`{"a":${nested(200)}}`)).toMatchObject(tooDeep);
    expect(parseJson(nested(100_000))).toMatchObject(tooDeep);
  });
});

describe('notPlain', () => {
  class Unit {
    at = 3;
  }

  it.each<[string, unknown]>([
    ['numbers, texts, yes, no and null', [0, -1, 0.5, 1e300, '', 'a', true, false, null]],
    ['nested lists and objects', { a: [{ b: [[]] }, {}] }],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
  ])('finds nothing in %s', (_what, value) => {
    expect(notPlain(value)).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['NaN', Number.NaN, ''],
    ['NaN in a list', [1, Number.NaN], '/1'],
    ['infinity', { far: Number.POSITIVE_INFINITY }, '/far'],
    ['minus zero', { units: [{ at: -0 }] }, '/units/0/at'],
    ['undefined in an object', { a: undefined }, '/a'],
    ['undefined in a list', [undefined], '/0'],
    ['a hole in a list', Object.assign(new Array<number>(2), { 0: 1 }), '/1'],
    ['a function', { deep: { f: () => 1 } }, '/deep/f'],
    ['a symbol', [Symbol('s')], '/0'],
    ['a big integer', { n: 1n }, '/n'],
    ['a date', { when: new Date(0) }, '/when'],
    ['a map', [[new Map()]], '/0/0'],
    ['a set', { s: new Set([1]) }, '/s'],
    ['a class instance', { unit: new Unit() }, '/unit'],
    ['a typed list', { bytes: new Uint8Array(1) }, '/bytes'],
  ])('finds %s', (_what, value, path) => {
    expect(notPlain(value)).toBe(path);
  });

  it('names the first of several, in the order of the keys', () => {
    expect(notPlain({ b: undefined, a: { z: Number.NaN, y: undefined } })).toBe('/a/y');
  });
});
