import { expect, it } from 'vitest';
import { routeFiles } from './route-size.mjs';

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
  expect(routeFiles(manifest, () => false)).toEqual(['a/index.css', 'a/index.js', 'a/shared.js', 'index.html']);
});

it('adds a lazy route with all it imports', () => {
  const files = routeFiles(manifest, (source) => source.startsWith('src/play/'));
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
