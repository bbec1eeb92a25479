import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './vite/chunks.ts';
import { contentSecurityPolicy } from './vite/content-security-policy.ts';
import { licences } from './vite/licences.ts';
import { offline } from './vite/offline.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { ruleCounts } from './vite/rule-counts.ts';
import { silentRules } from './vite/silent-rules.ts';
import { themeBoot } from './vite/theme-boot.ts';

/** Both books come from a file of the same name; their chunks should still be told apart. */
function bookOf(file: string | null): string | null {
  const game = file?.match(/packages\/([^/]+)\/book\/index\.ts$/)?.[1];
  return game === undefined ? null : `book-${game}`;
}

const ENTRY = /assets\/index-[^/]*\.js$/;
/** What is opened from the first screen or by a link, often for the first time: it is worth a list of all it needs. */
const FIRST = /assets\/(Home|Play|Table|TableScreen|SetUp|Join)-[^/]*\.js$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative, so that the built folder runs from any path.
  base: './',
  plugins: [
    svelte(),
    ruleCounts(),
    silentRules(),
    preloadFonts(['oswald-latin-600', 'inter-latin-wght']),
    themeBoot(),
    contentSecurityPolicy(),
    licences(),
    offline(),
  ],
  // the engines are chunks of their own, loaded by the worker when it needs one
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The tokens use light-dark(); older targets would have it rewritten into variables.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // What the first screen opens is fetched at once with all it needs; sheets opened later name only their styles, which saves a list.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needs, { hostId }) =>
        ENTRY.test(hostId) && FIRST.test(file) ? needs : needs.filter((need) => need.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: CHUNKS,
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: (chunk) => `assets/${bookOf(chunk.facadeModuleId) ?? '[name]'}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
