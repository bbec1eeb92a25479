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
      test: /src\/(match\/(session\.svelte|OpenMatch|UnknownMatch|SessionNotice)|log\/(story|step|RuleLink)|film\/(film\.svelte|speed)|record\/record-of)\./,
      priority: 1,
    },
    // the units of Aces & Armor: the catalogue shows them too
    { name: 'aces-units', test: /packages\/aces\/(src\/content\/(factions|unit-types)\.|content\/units)/, priority: 2 },
    // a table of Aces & Armor, whether it is played, replayed or summed up: its map as data, and what its checks say
    {
      name: 'aces-map',
      test: /packages\/(aces\/(src\/map\/(board|map-file|terrain)\.|content\/maps\/)|geometry\/src\/(hexes\/(hex-map|hex-text)|grid)\.)/,
      priority: 1,
    },
    {
      name: 'aces-checks',
      test: /packages\/(aces\/(src\/(names\/names|table\/say-table|telling\/reading|state)\.|words\/en\/(refusals|endings|names)\.)|app\/src\/aces\/play\/(desk|words)\.)/,
      priority: 1,
    },
  ],
};
