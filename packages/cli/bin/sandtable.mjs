#!/usr/bin/env node
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBundle } from './bundle.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const bundle = await freshBundle(root);
  const { main, nodeIo } = await import(pathToFileURL(bundle).href);
  process.exitCode = await main(process.argv.slice(2), nodeIo(root));
} catch (error) {
  // Only a source that does not build comes here: the commands themselves never throw.
  process.stderr.write(`sandtable cannot start: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
  if (process.env.SANDTABLE_DEBUG === '1') process.stderr.write(`${error.stack}\n`);
  process.exitCode = 70;
}
