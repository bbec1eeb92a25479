import type { Rolldown } from 'vite';

/**
 * Which modules share a file. By itself every set of screens that need the same modules gets one, dozens of them tiny; each
 * is a request, compresses badly and is named again wherever something is loaded. Everything else is left to the bundler:
 * a screen must not load what only others need.
 */
export const CHUNKS: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    // whatever address is opened
    { name: 'core', tags: ['$initial'], priority: 3 },
    // the matches of this browser, and tables in workers: lists, forms and tables
    {
      name: 'kept',
      test: /src\/match\/(table-worker|matches|database|fallback-store|indexed-db|memory-store|record|titles|people)\.|packages\/(wire\/src\/client|geometry\/src\/parsed)\./,
      priority: 2,
    },
    // one open match: played, replayed, taught or summed up
    {
      name: 'session',
      test: /src\/(match\/(session\.svelte|OpenMatch|UnknownMatch|SessionNotice)|log\/(story|RuleLink)|record\/record-of)\./,
      priority: 1,
    },
  ],
};
