import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './vite/content-security-policy';
import { preloadFonts } from './vite/preload-fonts';
import { ruleCounts } from './vite/rule-counts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative, so that the built folder runs from any path.
  base: './',
  plugins: [svelte(), ruleCounts(), preloadFonts(['oswald-latin-600', 'inter-latin-wght']), contentSecurityPolicy()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The tokens use light-dark(); older targets would have it rewritten into variables.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
