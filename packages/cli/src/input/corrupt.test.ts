import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recording } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { folder, run } from '../harness.fixture';

const POSITION = JSON.stringify({
  game: 'toy',
  turn: 3,
  active: 'left',
  left: { hp: 6, at: 2, hand: ['sword'] },
  right: { hp: 5, at: 3, hand: ['parry'] },
});
const PACK = JSON.stringify({
  game: 'toy',
  cards: [{ id: 'club', use: 'weapon', reach: 1, power: 1, copies: 12, from: 'house' }],
});
const recording = new Recording(toyGame.rules, toyGame.defaultSetup('toy'), 'corrupt');
recording.submit(0, ['bid', 1]);
recording.submit(1, ['bid', 2]);
const REPLAY = JSON.stringify(recording.file());

/** Every kind of file, a good one of it, and the command that reads it. */
const KINDS = [
  { kind: 'position', good: POSITION, argv: (file: string) => ['position', file, 'legal'] },
  { kind: 'replay', good: REPLAY, argv: (file: string) => ['replay', file, 'verify'] },
  { kind: 'content', good: PACK, argv: (file: string) => ['content', 'check', file] },
];

const noise = Uint8Array.from({ length: 4096 }, (_, i) => (i * 197 + 31) % 256);
const latin1 = Uint8Array.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]);

describe.each(KINDS)('a corrupt $kind file', ({ kind, good, argv }) => {
  const cwd = folder({
    good,
    truncated: good.slice(0, Math.floor(good.length / 2)),
    word: '"hello"',
    number: '42',
    list: '[1, 2, 3]',
    nothing: 'null',
    empty: '  \n',
    noise,
    latin1,
    zeros: new Uint8Array(100),
    deep: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    infinite: good.replace(/\d+/, '1e999'),
    html: '<!DOCTYPE html>\n<html><body>404</body></html>',
    'unknown-game': good.replaceAll('"toy"', '"chess"'),
  });
  mkdirSync(join(cwd, 'folder'));
  symlinkSync(join(cwd, 'nowhere'), join(cwd, 'dangling'));
  writeFileSync(join(cwd, 'huge'), '');
  truncateSync(join(cwd, 'huge'), 33 * 1024 * 1024);

  it('none: the good one is read', async () => {
    expect((await run(argv('good'), { cwd })).code).toBe(0);
  });

  const limit = kind === 'replay' ? 32 : 1;
  it.each([
    ['missing', 'There is no file missing.'],
    ['dangling', 'There is no file dangling.'],
    ['good/inside', 'There is no file good/inside.'],
    ['folder', 'folder is a folder: expected a file.'],
    ['huge', `huge is too big: expected at most ${limit} MB.`],
    ['empty', 'empty is empty.'],
    ['noise', 'noise is not a text file: expected JSON or YAML in UTF-8.'],
    ['latin1', 'latin1 is not a text file: expected JSON or YAML in UTF-8.'],
    ['zeros', 'zeros is not a text file: expected JSON or YAML in UTF-8.'],
    ['truncated', /^truncated:1:\d+: expected a closing .*, found the end of the file$/],
    ['word', /^word:1:1: expected .*, found .*$/],
    ['number', /^number:1:1: expected .*, found .*$/],
    ['list', /^list:1:1: expected .*, found .*$/],
    ['nothing', /^nothing:1:1: expected .*, found .*$/],
    ['deep', /^deep:1:\d+: expected at most 64 levels of nesting, found more$/],
    ['infinite', /^infinite:1:\d+: expected a number up to 9007199254740991, found Infinity \(.+\)$/],
    ['html', /^html:\d+:\d+: expected .*, found .*$|^html: expected a replay file in JSON, found something else$/],
    ['unknown-game', /^unknown-game:1:\d+: expected one of 2gm, aces, toy, found "chess" \((game|ruleset)\)$/],
  ])('%s is answered in one sentence', async (file, message) => {
    const { code, out, err } = await run(argv(file), { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.endsWith('\n')).toBe(true);
    if (typeof message === 'string') expect(err).toBe(`${message}\n`);
    else expect(err.slice(0, -1)).toMatch(message);
  });

  it('is answered the same way from standard input', async () => {
    const piped = await run(argv('-'), { stdin: noise });
    expect(piped).toEqual({
      code: 2,
      out: '',
      err: 'standard input is not a text file: expected JSON or YAML in UTF-8.\n',
    });
    const endless = await run(argv('-'), { stdin: new Uint8Array(33 * 1024 * 1024) });
    expect(endless.err).toBe(`standard input is too big: expected at most ${limit} MB.\n`);
  });
});

describe('a replay with something wrong inside', () => {
  const file = recording.file();
  it.each([
    [{ ...file, format: 'other' }, 'expected "sandtable-replay", found "other" (format)'],
    [{ ...file, formatVersion: 9 }, 'This version reads replays of format 1, found 9 (formatVersion)'],
    [{ ...file, seed: 7 }, 'expected text, found 7 (seed)'],
    [{ ...file, answers: 'none' }, 'expected a list, found "none" (answers)'],
    [{ ...file, answers: [[0, 'bid', 1], [1]] }, 'expected a seat, a verb and its arguments, found [1] (answers/1)'],
    [{ ...file, draws: [[6, 'x']] }, 'expected two whole numbers, found [6,"x"] (draws/0)'],
    [{ ...file, setup: { hp: 10 } }, /^expected .*, found nothing \(setup\/abilities\)$/],
    [{ ...file, ruleset: '2gm' }, /^expected one of "tactics", "pacific", found nothing \(setup\/edition\)/],
  ])('%#', async (broken, message) => {
    const { code, out, err } = await run(['replay', '-', 'verify'], { stdin: JSON.stringify(broken) });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const said = err.slice(0, -1).replace(/^standard input:1:\d+: /, '');
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  it('names the path where the file is too long to find the place', async () => {
    const long = { ...file, note: 'x'.repeat(1_000_001), seed: 7 };
    const { code, err } = await run(['replay', '-', 'verify'], { stdin: JSON.stringify(long) });
    expect({ code, err }).toEqual({ code: 2, err: 'standard input: Expected text, found 7. (seed)\n' });
  });
});

describe.each(KINDS)('a hostile $kind file', ({ good, argv }) => {
  const whole = JSON.parse(good) as Record<string, unknown>;
  const odd = { length: { toString: 1 }, toString: 1, valueOf: 1 };
  const name = `\u001b[31mred\u001b[0m\nsecond line\u202e${'x'.repeat(3000)}`;
  const files = {
    ...Object.fromEntries(Object.keys(whole).map((key) => [`odd-${key}`, JSON.stringify({ ...whole, [key]: odd })])),
    ...Object.fromEntries(Object.keys(whole).map((key) => [`list-${key}`, JSON.stringify({ ...whole, [key]: [odd] })])),
    ...Object.fromEntries(Object.keys(whole).map((key) => [`name-${key}`, JSON.stringify({ ...whole, [key]: name })])),
    'odd-key': JSON.stringify({ ...whole, [name]: 1 }),
    'proto-key': good.replace('{', '{"__proto__": {"game": "toy"}, '),
  };
  const cwd = folder(files);

  it.each(Object.keys(files))('%s is answered in one line that a terminal can show', async (file) => {
    const { code, out, err } = await run(argv(file), { cwd });
    expect([0, 1, 2]).toContain(code);
    expect(out + err).not.toMatch(/[^\P{C}\n]/u);
    expect(err.length).toBeLessThan(2000);
    expect(err.split('\n').length).toBeLessThan(3);
  });
});
