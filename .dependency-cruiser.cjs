/**
 * Imports point one way. A package may import what stands here and nothing else of ours; `outside` says what it may
 * take from elsewhere ('any', or the packages by name; Node itself is written 'node').
 */
const MAY_IMPORT = {
  kernel: { ours: [], outside: [] },
  geometry: { ours: [], outside: [] },
  '2gm': { ours: ['kernel', 'geometry'], outside: ['zod'] },
  aces: { ours: ['kernel', 'geometry'], outside: ['zod'] },
  host: { ours: ['kernel'], outside: ['zod', '@noble/hashes', 'yaml', 'papaparse'] },
  wire: { ours: ['host', 'kernel'], outside: ['zod'] },
  commander: { ours: ['kernel', '2gm', 'aces'], outside: [] },
  testkit: { ours: ['kernel'], outside: ['vitest', 'zod', 'node'] },
  server: { ours: ['host', 'wire', 'kernel', '2gm', 'aces', 'commander'], outside: 'any' },
  cli: { ours: ['host', 'wire', 'kernel', 'geometry', '2gm', 'aces', 'commander', 'testkit'], outside: 'any' },
  app: { ours: ['host', 'wire', 'kernel', 'geometry', '2gm', 'aces', 'commander'], outside: 'any' },
};

const TEST = '(\\.(test|spec|fixture)\\.ts|/e2e/.+)$';
const anyOf = (names) => `(${names.join('|')})`;

/** One package may import these of ours, from its sources or from its tests. */
function ours(name, allowed, what, from) {
  return {
    name: `${name}-${what}-import-only-what-they-may`,
    comment: `${what} of ${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'none of the other packages'}.`,
    severity: 'error',
    from,
    to: { path: '^packages/', pathNot: `^packages/${anyOf([name, ...allowed])}/` },
  };
}

function rulesOf([name, { ours: allowed, outside }]) {
  const from = { path: `^packages/${name}/`, pathNot: TEST };
  const rules = [
    ours(name, allowed, 'sources', from),
    ours(name, [...allowed, 'testkit'], 'tests', { path: `^packages/${name}/.+${TEST}` }),
  ];
  if (outside === 'any') return rules;
  const npm = outside.filter((other) => other !== 'node');
  rules.push({
    name: `${name}-takes-nothing-else-from-outside`,
    comment: `${name} may use ${outside.length > 0 ? outside.join(', ') : 'no dependency'}.`,
    severity: 'error',
    from,
    to: { path: 'node_modules/', ...(npm.length > 0 ? { pathNot: `node_modules/${anyOf(npm)}/` } : {}) },
  });
  if (!outside.includes('node')) {
    rules.push({
      name: `${name}-runs-anywhere`,
      comment: `${name} runs in a browser, a worker and a server: no Node modules.`,
      severity: 'error',
      from,
      to: { dependencyTypes: ['core'] },
    });
  }
  return rules;
}

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).flatMap(rulesOf),
    {
      name: 'known-packages-only',
      comment: 'A new package needs its line in MAY_IMPORT first.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(MAY_IMPORT))}/` },
      to: {},
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, @sandtable/…, not by a path.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'books-by-their-door',
      comment: 'A rule book is imported as @sandtable/<game>/book; its chapters stay inside.',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/book/' },
      to: { path: '^packages/[^/]+/book/', pathNot: '^packages/[^/]+/book/index\\.ts$' },
    },
    {
      name: 'solo-is-a-guest',
      comment: 'The turn and the set-up ask their guest (turn/guest.ts, set-up/guest.ts); who that is, rules.ts says.',
      severity: 'error',
      from: { path: '^packages/2gm/src/(turn/|set-up/|victory)', pathNot: TEST },
      to: { path: '^packages/2gm/src/solo/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or there is a third one to find.',
      severity: 'error',
      from: {},
      // a game's module only names what it loads later, and its form only what that is given: screens may look at the list
      to: { circular: true, viaOnly: { pathNot: '^packages/app/src/([^/]+/|game-)module[.]ts$' } },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      // the bundler makes virtual: modules itself
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|test-results)/' },
    tsPreCompilationDeps: true,
    extraExtensionsToScan: ['.json'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'node', 'default'],
      mainFields: ['svelte', 'module', 'main', 'types'],
    },
  },
};
