import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { bannedGlobals, bannedProperties, bannedSyntax } from './scripts/lint/determinism.mjs';
import { editionsByName } from './scripts/lint/editions-by-name.mjs';
import { gamesByName } from './scripts/lint/games-by-name.mjs';
import { iterationOrder } from './scripts/lint/iteration-order.mjs';
import { wholeNumbers } from './scripts/lint/whole-numbers.mjs';

// Biome lints TypeScript, JSON and CSS. ESLint does what Biome cannot: the laws of the rules, and Svelte.
export default [
  { ignores: ['**/node_modules/', '**/dist/', '**/build/', '**/.cache/', '**/test-results/', '**/playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'rules are deterministic',
    files: ['packages/{kernel,geometry,2gm,aces}/{src,book,content}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { sandtable: { rules: { 'iteration-order': iterationOrder } } },
    rules: {
      'no-restricted-globals': ['error', ...bannedGlobals],
      'no-restricted-properties': ['error', ...bannedProperties],
      'no-restricted-syntax': ['error', ...bannedSyntax, ...wholeNumbers],
      'sandtable/iteration-order': 'error',
    },
  },
  {
    name: 'shared rules ask no edition for its name',
    files: ['packages/2gm/src/**/*.ts'],
    ignores: ['packages/2gm/src/editions/**', '**/*.test.ts', '**/*.fixture.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bannedSyntax, ...wholeNumbers, ...editionsByName] },
  },
  ...svelte.configs.recommended.map((config) => ({ files: ['packages/app/**/*.svelte'], ...config })),
  {
    name: 'svelte with TypeScript',
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    name: 'what differs from game to game is in its module',
    files: ['packages/app/src/**/*.{ts,svelte}'],
    ignores: [
      'packages/app/src/{2gm,aces}/**',
      'packages/app/src/i18n/en/**',
      'packages/app/src/modules.ts',
      '**/*.test.ts',
      '**/*.fixture.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...gamesByName] },
  },
  {
    name: 'the same in TypeScript',
    files: ['packages/app/src/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: { parser: ts.parser },
  },
];
