import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

const eslint = new ESLint({ cwd: ROOT });

async function complaints(code: string, filePath = 'packages/aces/src/x.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${filePath}` });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('what rules may not do', () => {
  it.each([
    ['random numbers', 'export const a = Math.random();', 'Law 8', 'dice'],
    ['random numbers under another name', 'const { random } = Math; export const a = random();', 'Law 8', 'dice'],
    ['random numbers by text', "export const a = Math['random']();", 'Law 8', 'dice'],
    ['cryptographic random numbers', 'export const a = crypto.getRandomValues(new Uint8Array(1));', 'Law 8', 'dice'],
    ['the date', 'export const a = new Date();', 'Law 8', 'clock'],
    ['the time', 'export const a = Date.now();', 'Law 8', 'clock'],
    ['the stopwatch', 'export const a = performance.now();', 'Law 8', 'clock'],
    ['localeCompare', 'export const a = (x: string, y: string) => x.localeCompare(y);', 'Law 8', 'language'],
    ['toLocaleUpperCase', 'export const a = (x: string) => x.toLocaleUpperCase();', 'Law 8', 'language'],
    ['toLocaleString', 'export const a = (x: number) => x.toLocaleString();', 'Law 8', 'language'],
    ['Intl', "export const a = new Intl.Collator('en');", 'Law 8', 'language'],
    ['inexact functions', 'export const a = Math.sin(1);', 'Law 8', 'integers'],
    [
      'for…in',
      'export function a(o: object) { for (const k in o) { if (k) return k; } return 0; }',
      'Law 8',
      'sortedKeys',
    ],
    ['Object.keys', 'export const a = Object.keys({});', 'Law 8', 'sortedKeys'],
    ['numbers out of options', 'export const a = o.map((x: X) => Number(x[1]));', 'compiler', 'numberAt'],
    ['Object.values', 'export const a = Object.values({});', 'Law 8', 'sortedKeys'],
    ['Object.entries', 'export const a = Object.entries({});', 'Law 8', 'sortedKeys'],
    ['keys under another name', 'const { keys } = Object; export const a = keys({});', 'Law 8', 'sortedKeys'],
    ['Reflect.ownKeys', 'export const a = Reflect.ownKeys({});', 'Law 8', 'sortedKeys'],
    ['sort without comparator', 'export const a = [2, 10].sort();', 'Law 8', 'comparator'],
    ['toSorted without comparator', 'export const a = [2, 10].toSorted();', 'Law 8', 'comparator'],
    ['for…of over keys()', 'export function a(m: M) { for (const k of m.keys()) f(k); }', 'Law 8', 'sortedKeys'],
    [
      'for…of over values()',
      'export function a(m: M) { for (const v of m.units.values()) f(v); }',
      'Law 8',
      'sortedKeys',
    ],
    [
      'for…of over entries()',
      'export function a(m: M) { for (const [k] of m.entries()) f(k); }',
      'Law 8',
      'sortedKeys',
    ],
    ['for…of over a new set', 'export function a(l: L) { for (const x of new Set(l)) f(x); }', 'Law 8', 'sortedKeys'],
    ['for…of over a set by name', 'const s = new Set([2, 1]); for (const x of s) f(x);', 'Law 8', 'sortedKeys'],
    [
      'for…of over a map by type',
      'export function a(m: ReadonlyMap<string, X>) { for (const x of m) f(x); }',
      'Law 8',
      'sortedKeys',
    ],
    ['forEach on a map', 'const m = new Map(); m.forEach((x) => f(x));', 'Law 8', 'sortedKeys'],
    [
      'forEach on a set by type',
      'export function a(s: Set<string>) { s.forEach((x) => f(x)); }',
      'Law 8',
      'sortedKeys',
    ],
    ['spreading a set', 'const s = new Set([2, 1]); export const a = [...s];', 'Law 8', 'sortedKeys'],
    ['spreading into a call', 'const s = new Set([2, 1]); f(...s);', 'Law 8', 'sortedKeys'],
    ['Array.from a map', 'const m = new Map(); export const a = Array.from(m.keys());', 'Law 8', 'sortedKeys'],
    [
      'a set sorted without comparator',
      'const s = new Set([2, 1]); export const a = [...s].sort();',
      'Law 8',
      'comparator',
    ],
    ['async', 'export async function a() { return 1; }', 'Law 2', 'frame'],
    ['async arrows', 'export const a = async () => 1;', 'Law 2', 'frame'],
    ['top-level await', 'await f();', 'Law 2', 'frame'],
    ['promises', 'export const a = Promise.resolve(1);', 'Law 2', 'frame'],
    ['lazy imports', "export const a = () => import('./b');", 'Law 2', 'frame'],
    ['generators', 'export function* a() { yield 1; }', 'Law 2', 'frame'],
    ['timers', 'setTimeout(() => 1, 10);', 'Law 2', 'frame'],
    ['microtasks', 'queueMicrotask(() => 1);', 'Law 2', 'frame'],
    ['console', "console.log('x');", 'Law 3', 'event'],
    ['the process', 'export const a = process.env;', 'Law 3', 'event'],
    ['the network', "fetch('x');", 'Law 3', 'event'],
    ['the way round by globalThis', 'export const a = globalThis.Math;', 'Law 3', 'event'],
    ['eval', "eval('1');", 'Law 3', 'event'],
    ['code from text', "export const a = new Function('return 1');", 'Law 3', 'event'],
    ['structuredClone', 'export const a = structuredClone({});', 'Law 4', 'clone'],
  ])('%s', async (_what, code, law, instead) => {
    expect(await complaints(code)).toContainEqual(expect.stringMatching(new RegExp(`${law} .*${instead}`)));
  });
});

describe('what rules may do', () => {
  it.each([
    ['write text', 'export const a = JSON.stringify({ b: 1 });'],
    ['round', 'export const a = Math.floor(7 / 2) + Math.max(1, 2);'],
    ['sort with a comparator', 'export const a = [2, 10].sort((x, y) => x - y);'],
    ['ask a set', 'const s = new Set([1]); export const a = s.has(1) && s.size > 0;'],
    ['ask a map', 'const m = new Map([[1, 2]]); export const a = m.get(1);'],
    ['sort a set at once', 'const s = new Set([2, 1]); export const a = [...s].sort((x, y) => x - y);'],
    ['sort keys at once', 'const m = new Map(); export const a = Array.from(m.keys()).sort((x, y) => x - y);'],
    [
      'walk an array',
      'export function a(l: readonly number[]) { for (const x of l) f(x); l.forEach((x) => f(x)); return [...l]; }',
    ],
    ['use a name that means something else', 'export function a(keys: () => number) { return keys(); }'],
    ['call a field like a global', 'export const a = (s: { date: number; process: number }) => s.date + s.process;'],
  ])('%s', async (_what, code) => {
    expect(await complaints(code)).toEqual([]);
  });
});

describe('where the bans hold', () => {
  const code = 'export const a = Math.random();';

  it.each([
    'packages/kernel/src/deep/x.ts',
    'packages/geometry/src/x.ts',
    'packages/2gm/src/x.ts',
    'packages/2gm/book/x.ts',
    'packages/aces/content/x.ts',
  ])('in %s', async (path) => {
    expect(await complaints(code, path)).toHaveLength(1);
  });

  it('not in tests of rules', async () => {
    expect(await complaints(code, 'packages/aces/src/x.test.ts')).not.toContainEqual(expect.stringContaining('Law'));
  });

  it('reports a ban that is switched off without need', async () => {
    const messages = await complaints('// eslint-disable-next-line no-restricted-syntax -- why\nexport const a = 1;');
    expect(messages).toEqual([expect.stringContaining('Unused eslint-disable')]);
  });
});

describe('what shared screens of the app may not do', () => {
  const shared = 'packages/app/src/match/x.ts';
  it.each([
    ['ask a game for its name', "export const a = (game: string) => (game === 'aces' ? 1 : 2);"],
    ['ask whether it is another', "export const a = (game: string) => game !== '2gm';"],
    ['ask a table for its name', "export const a = (table: string) => table === 'pacific';"],
    ['switch by game', "export function a(g: string) { switch (g) { case 'aces': return 1; default: return 2; } }"],
    ['list what each game has', "export const a = { aces: 1, '2gm': 2 };"],
    ['look up what one game has', "export const a = (known: Record<string, number>) => known['2gm'];"],
    ['reach into a game', "import { b } from '../aces/records'; export const a = b;"],
    ['load a game by name', "export const a = () => import('../2gm/records');"],
  ])('%s', async (_what, code) => {
    expect(await complaints(code, shared)).toContainEqual(expect.stringContaining('moduleOf(game)'));
    expect(await complaints(code, 'packages/app/src/2gm/x.ts')).toEqual([]);
  });

  it('in a component either', async () => {
    const component = '<script lang="ts">\n  let { game } = $props();\n</script>\n\n{game === \'aces\' ? 1 : 2}\n';
    const found = await complaints(component, 'packages/app/src/match/X.svelte');
    expect(found).toContainEqual(expect.stringContaining('moduleOf(game)'));
  });

  it('but they may use the types of a game', async () => {
    expect(await complaints("import type { B } from '../aces/records'; export const a = (b: B) => b;", shared)).toEqual(
      [],
    );
  });
});

describe('what shared rules of 2GM may not do', () => {
  it.each([
    ['ask which edition it is', "export const a = (s: T) => s.edition === 'tactics';"],
    ['ask which it is not', "export const a = (s: T) => s.edition !== 'pacific';"],
    ['ask it the other way round', "export const a = (edition: string) => ('pacific' === edition ? 1 : 2);"],
    [
      'switch by edition',
      "export function a(s: T) { switch (s.edition) { case 'tactics': return 1; default: return 2; } }",
    ],
  ])('%s', async (_what, code) => {
    const inRoom = async (path: string) => complaints(code, `packages/2gm/src/${path}`);
    expect(await inRoom('air/x.ts')).toContainEqual(expect.stringContaining('policies(s)'));
    expect(await inRoom('editions/x.ts')).toEqual([]);
    expect(await complaints('export const a = Math.random();', 'packages/2gm/src/air/x.ts')).toHaveLength(1);
  });

  it('but they may compare two editions', async () => {
    expect(
      await complaints('export const a = (s: T, t: T) => s.edition !== t.edition;', 'packages/2gm/src/x.ts'),
    ).toEqual([]);
  });
});
