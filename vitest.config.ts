import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,book,content}/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Generous, because the two cores may be busy; a test that needs more belongs into the soak.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
