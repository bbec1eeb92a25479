import type { GameEngine } from './game-module';

const FOUND = import.meta.glob<GameEngine>('./*/engine.ts', { import: 'engine' });

/** Engines are large: each is loaded by the worker that opens a match of it. Undefined: there is no such game. */
export function engineOf(game: string): (() => Promise<GameEngine>) | undefined {
  const file = `./${game}/engine.ts`;
  return Object.hasOwn(FOUND, file) ? FOUND[file] : undefined;
}
