import { expect, it } from 'vitest';
import type { Core } from './core';
import type { Game } from './game';
import type { Ruleset } from './ruleset';
import { setupForAll } from './seating';

it('seats the same player everywhere, as often as the game has seats', () => {
  const rules = {
    init: (setup: unknown) => ({ setup }),
    seats: (s: unknown) => (s as { setup: number[] }).setup.length,
  };
  const game = {
    rules: rules as unknown as Ruleset<Core, unknown>,
    defaultSetup: (edition: string, seats: readonly string[] = [edition, 'person', 'person']) => seats,
  };
  expect(setupForAll(game as unknown as Game, 'tiny', 'automa')).toEqual(['automa', 'automa', 'automa']);
});
