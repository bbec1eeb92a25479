import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Kept in the browser at the first visit: the pages, the engines with their worker, the books, the fonts. */
const EVERYTHING = ['**/*.{html,js,css,svg,png,woff2,webmanifest,txt}'];
/** The largest book and engine stay below. */
const LARGEST_FILE = 6_000_000;

/**
 * Makes the app installable and lets it run without a network. A new version waits until nobody plays: it is used at the
 * next visit, or when somebody asks for it (`src/pwa`).
 */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      id: './',
      name: 'Sandtable',
      short_name: 'Sandtable',
      description: 'An unofficial digital sand table for three tabletop wargames.',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#f1e7d0',
      theme_color: '#fbf6e9',
      categories: ['games'],
      icons: [
        { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: './icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: EVERYTHING,
      maximumFileSizeToCacheInBytes: LARGEST_FILE,
      inlineWorkboxRuntime: true,
      // notices of the server are shown while the page is closed
      importScripts: ['push.js'],
      cleanupOutdatedCaches: true,
    },
  });
}
