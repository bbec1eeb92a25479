import { describe, expect, it } from 'vitest';
import { readText as readWith } from './read';
import { readYaml } from './yaml';

/** Without a worker: what the worker runs. */
const readText = (text: string) => readWith(text, (yaml) => Promise.resolve(readYaml(yaml, () => 0)));

describe('a text', () => {
  it.each([
    ['{"format":"sandtable-replay","ruleset":"aces"}', 'replay', 'aces'],
    ['{"game":"aces","map":"summer"}', 'position', 'aces'],
    ['game: 2gm\nunits: []\n', 'position', '2gm'],
    ['{ game: aces, map: summer }', 'position', 'aces'],
  ])('is known for what it is: %s', async (text, kind, game) => {
    expect(await readText(text)).toMatchObject({ ok: true, value: { kind, game } });
  });

  it.each(['[]', '7', 'just words', 'title: hello', '{"format":"sandtable-table","game":"aces"}'])(
    'is neither a replay nor a position: %s',
    async (text) => {
      expect(await readText(text)).toEqual({ ok: false, kind: 'neither' });
    },
  );

  it.each([
    ['{"game": ', /^This is not JSON: /],
    ['game: aces\nmap: [', /^line 2, column \d+: this is neither JSON nor YAML/],
    ['game: aces\ngame: 2gm', /^line 2, column 1: this is neither JSON nor YAML \(duplicate key\)/],
    ['a: &a [*a]', /^This is neither JSON nor YAML of plain values\.$/],
    [`a: [${'*b, '.repeat(3)}]`, /neither JSON nor YAML/],
  ])('that cannot be read says where: %j', async (text, message) => {
    expect(await readText(text)).toEqual({ ok: false, kind: 'syntax', message: expect.stringMatching(message) });
  });

  it.each([
    [Array.from({ length: 40_000 }, (_, i) => `key${i}: ${i}`).join('\n'), 'It is too long for a position.'],
    [Array.from({ length: 33_000 }, (_, i) => `k${i}: 1`).join('\n'), 'It has too many values for a position.'],
    [`a: ${'['.repeat(500)}`, 'It is nested too deep for a position.'],
    [`a: ${'x'.repeat(500_001)}`, 'It is too long for a position.'],
  ])('that has more than anybody reads is refused (%#)', async (text, message) => {
    expect(await readText(text)).toEqual({ ok: false, kind: 'syntax', message });
  });
});
