import { expect, it } from 'vitest';
import { actorOf } from './actor';

const ME = [{ seats: [0] }];

it('the film is about whom it shows, or about the opponent it waits for, never about a person who is still choosing', () => {
  expect(actorOf(1, [0], ME)).toBe(1);
  expect(actorOf(undefined, [0, 1], ME)).toBe(1);
  expect(actorOf(undefined, [1], ME)).toBe(1);
  expect(actorOf(undefined, [0], ME)).toBeNull();
  expect(actorOf(undefined, [], [])).toBeNull();
});
