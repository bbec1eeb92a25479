import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Core, Game } from '@sandtable/kernel';
import { expect } from 'vitest';
import { playthrough } from './playthrough';

/**
 * Compares a whole match with the one on file. `npm run golden` writes the files anew; read the difference before you commit
 * it, it is the change in play.
 */
export function expectGolden<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  setup: Setup,
  seed: string,
  file: string,
): void {
  const text = playthrough(game, setup, seed);
  if (process.env.SANDTABLE_GOLDEN === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file)) throw new Error(`There is no golden playthrough ${file}; "npm run golden" writes it.`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
