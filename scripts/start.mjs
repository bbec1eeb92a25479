import process from 'node:process';
import { requireNode } from './lib/node-version.mjs';

// Everything else is imported afterwards: an old Node would already stumble over the imports.
requireNode();
const { runMain } = await import('./lib/say.mjs');
const { start } = await import('./lib/start.mjs');
await runMain(() => start(process.argv.slice(2)));
