import { defineConfig } from 'vitest/config';

/** Tests that put other modules in the place of real ones, or look at how the compiler keeps numbers: their engine must not be shared. */
const ALONE = ['packages/app/src/i18n/other-language.test.ts', 'packages/{2gm,aces}/src/small.test.ts'];

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Generous, because the two cores may be busy; a test that needs more belongs into the soak.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/*/{src,book,content}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE],
          // One engine for all files of a worker: loading it anew for each takes five times as long as the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
