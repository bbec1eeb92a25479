import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routeFiles, routeSizes, sizeNote } from './route-size.mjs';

const manifest = {
  'index.html': {
    file: 'a/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/play/Play.svelte', 'src/rules/Rules.svelte'],
    css: ['a/index.css'],
  },
  '_shared.js': { file: 'a/shared.js', imports: ['index.html'] },
  '_board.js': { file: 'a/board.js', css: ['a/board.css'], imports: ['_shared.js'] },
  'src/play/Play.svelte': { file: 'a/play.js', src: 'src/play/Play.svelte', imports: ['_board.js'] },
  'src/rules/Rules.svelte': { file: 'a/rules.js', src: 'src/rules/Rules.svelte' },
};

it('loads the entry and what it imports, each file once, nothing lazy', () => {
  expect(routeFiles(manifest, [])).toEqual(['a/index.css', 'a/index.js', 'a/shared.js', 'index.html']);
});

it('adds a lazy route with all it imports', () => {
  const files = routeFiles(manifest, ['src/play/Play.svelte']);
  expect(files).toEqual([
    'a/board.css',
    'a/board.js',
    'a/index.css',
    'a/index.js',
    'a/play.js',
    'a/shared.js',
    'index.html',
  ]);
});

it('says so when the build has no such route', () => {
  expect(() => routeFiles(manifest, ['src/play/Gone.svelte'])).toThrow('no chunk for src/play/Gone.svelte');
});

it('holds each route against its own budget', () => {
  const dist = mkdtempSync(join(tmpdir(), 'sandtable-sizes-'));
  try {
    mkdirSync(join(dist, '.vite'));
    const chunk = (name: string, kilobytes: number, imports: string[] = []) => {
      writeFileSync(join(dist, `${name}.js`), randomBytes(kilobytes * 1000));
      return { file: `${name}.js`, imports };
    };
    const built = {
      'index.html': { ...chunk('index', 20), isEntry: true },
      'src/screens/Play.svelte': chunk('play', 1, ['index.html']),
      'src/aces/play/Table.svelte': chunk('aces', 97),
      'src/aces/play/AssignSheet.svelte': chunk('armies', 3),
      'src/2gm/play/Table.svelte': chunk('gm', 90),
      'src/2gm/set-up/SetUp.svelte': chunk('set-up', 1, ['_cards']),
      'src/2gm/set-up/pictured.ts': chunk('pictured', 1, ['_cards']),
      'src/screens/Cards.svelte': chunk('catalogue', 36, ['_cards']),
      'src/cards/kept.svelte.ts': chunk('kept', 1),
      'src/2gm/cards/catalogue.ts': chunk('gm-catalogue', 1),
      'src/2gm/cards/EntrySmall.svelte': chunk('gm-small', 1),
      'src/aces/cards/catalogue.ts': chunk('aces-catalogue', 1),
      'src/aces/cards/UnitMat.svelte': chunk('aces-small', 1),
      _cards: chunk('cards', 60),
    };
    writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(built));
    const routes = routeSizes(dist);
    expect(routes.map(({ route, tooMuch }) => [route, tooMuch])).toEqual([
      ['Aces & Armor', false],
      ['2GM', true],
      ['Cards', true],
    ]);
    expect(sizeNote(routes)).toMatch(/Aces & Armor 121\.\d of 123 .*2GM 173\.\d of 150 .*Cards 121\.\d of 120 /);
  } finally {
    rmSync(dist, { recursive: true });
  }
});
