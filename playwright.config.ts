import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';

const port = Number(process.env.SANDTABLE_TEST_PORT ?? 4390);
const baseURL = `http://127.0.0.1:${port}/`;

const executablePath = await findBrowser();
// The workers load this file again; they need not search.
if (executablePath !== null) process.env.CHROMIUM_PATH = executablePath;

/** Chromium refuses its sandbox as root, and in CI nothing may call home. */
const unattended = process.getuid?.() === 0 || process.env.CI !== undefined;
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Tests without a screen, and long ones about the keyboard alone: once is enough. */
const once = [
  '**/host-worker.spec.ts',
  '**/kills.spec.ts',
  '**/aces-whole-match.spec.ts',
  '**/aces-tutorial.spec.ts',
  '**/aces-dice.spec.ts',
  '**/aces-missions.spec.ts',
  '**/2gm-lines.spec.ts',
  '**/2gm-matches.spec.ts',
  '**/2gm-playing.spec.ts',
  '**/2gm-reactions.spec.ts',
  '**/route-size.spec.ts',
  '**/decks.spec.ts',
  '**/packs.spec.ts',
  '**/campaign.spec.ts',
  '**/situations.spec.ts',
  '**/third-game.spec.ts',
  '**/commander.spec.ts',
  '**/felt*.spec.ts',
  '**/aces.spec.ts',
  '**/2gm-whole-match.spec.ts',
  '**/online*.spec.ts',
];
const byTouch = '**/touch.spec.ts';
/** Where a tablet differs from the other two: in how much room there is. */
const room = ['access', 'shell', 'cards', '2gm-field', 'aces-playing'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'packages/app/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // two browsers on two cores: a slow moment is no fault
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // what is kept for offline use would answer before a test can; only its own tests let it
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: unattended ? quietArgs : [],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: byTouch, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', testMatch: room, use: { viewport: { width: 1024, height: 768 }, hasTouch: true } },
    {
      name: 'phone',
      testIgnore: once,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/start.mjs --no-open --port ${port} --data test-results/data-${port}`,
    url: baseURL,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
