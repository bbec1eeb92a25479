import { describe, expect, it } from 'vitest';
import { sentencesIn, sourcesBelow } from './sentences';

/** Where English may stand although it is no part of a catalogue, and why. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly why: string }[] = [
  { file: /\/content\//, text: /./, why: 'content is checked at the command line, which speaks English' },
  { file: /aces\/src\/map\/map-file\.ts$/, text: /./, why: 'the same, for map files' },
  { file: /\/rules\.ts$/, text: /./, why: 'invariants tell developers of faults of the program' },
  {
    file: /\/(wishes(-print)?\.ts|verbs\/[a-z-]+\.ts|solo\/cards\/upgrading\.ts)$/,
    text: /^[a-z …:[\]]+$/,
    why: 'wishes are a language of their own',
  },
  { file: /2gm\/src\/([a-z]+\/)?position\.ts$/, text: /^(cards|units) of …$/, why: 'the seed of a generator' },
  {
    file: /2gm\/src\/([a-z]+\/)?cards\.ts$/,
    text: /^Face-down unit$/,
    why: 'a printed name; the catalogue has it by its id',
  },
  {
    file: /aces\/src\/game\.ts$/,
    text: /^unit of …$/,
    why: 'names are listed at the command line, which speaks English',
  },
  { file: /aces\/src\/names\/names\.ts$/, text: /^mech infantry$/, why: 'a name that people type' },
];

function leftIn(folder: string): string[] {
  return sourcesBelow(folder)
    .flatMap((file) => sentencesIn(file))
    .filter(({ file, text }) => !ALLOWED.some((a) => a.file.test(file) && a.text.test(text)))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
}

describe('sentencesIn', () => {
  it('finds what reads like English, in literals and in templates', () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the source of a file
    const source = [
      `const a = ['It costs too much.', 'move', 'AA-MOVE-01', 'Long Range'];`,
      'const b = `The hex ${a} is taken`;',
      'const c = a ? `lost ${b}` : "in the open";',
      `import x from './the file';`,
      `type T = 'the end';`,
      `throw new Error('Nobody may see this.');`,
      '// a comment says what it likes',
    ].join('\n');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the source of a file
    expect(sentencesIn('x.ts', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '1 It costs too much.',
      '2 The hex … is taken',
      '3 lost …',
      '3 in the open',
    ]);
  });
});

describe('what players read is in the catalogue, not in the code', () => {
  it('of Aces', () => {
    expect(leftIn('packages/aces/src')).toEqual([]);
  });

  it('of 2GM', () => {
    expect(leftIn('packages/2gm/src')).toEqual([]);
  });

  it('and every exception is still needed', () => {
    const all = ['packages/aces/src', 'packages/2gm/src'].flatMap(sourcesBelow).flatMap((file) => sentencesIn(file));
    for (const { file, text, why } of ALLOWED)
      expect(
        all.some((found) => file.test(found.file) && text.test(found.text)),
        why,
      ).toBe(true);
  });
});

describe('what the table itself says', () => {
  /** Texts that only developers see. */
  const developers = /testing|testing-game|hash|wish\.ts/;
  const inside =
    /^(packages\/kernel\/src\/(running\/match\.ts under way: ……|replay\/replay\.ts |chance\/dice\.ts )|packages\/host\/src\/story\/chronicle\.ts )/;

  /** Packs are checked in English, wherever they come from: what is wrong with one that is a table is too. */
  const packs = /^packages\/host\/src\/csv\.ts /;

  it('is in the catalogue', () => {
    const said = ['packages/host/src', 'packages/kernel/src', 'packages/wire/src']
      .flatMap(sourcesBelow)
      .filter((file) => !developers.test(file));
    const left = said.flatMap((file) => sentencesIn(file)).map(({ file, text }) => `${file} ${text}`);
    expect(left.filter((text) => !inside.test(text) && !packs.test(text))).toEqual([]);
  });
});
