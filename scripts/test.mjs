import process from 'node:process';
import { requireNode } from './lib/node-version.mjs';

// Everything else is imported afterwards: an old Node would already stumble over the imports.
requireNode();
const { runMain } = await import('./lib/say.mjs');
const { test } = await import('./lib/test.mjs');
await runMain(() => test(process.argv.slice(2)));
