import { expect, it } from 'vitest';
import { latestUnfinished } from './latest';
import type { MatchRecord } from './record';

const match = (id: string, over: boolean, game = 'aces') =>
  ({ id, game, over: over ? { winners: [], rule: '', reason: '' } : null }) as unknown as MatchRecord;

it('continues the match played last that is not over', async () => {
  const list = async () => [match('a', true), match('b', false, '2gm'), match('c', false), match('d', false)];
  expect(await latestUnfinished('aces', list)).toEqual({ latest: 'c', any: true });
});

it('knows when there is nothing to continue', async () => {
  expect(await latestUnfinished('aces', async () => [match('a', true)])).toEqual({ latest: null, any: true });
  expect(await latestUnfinished('aces', async () => [])).toEqual({ latest: null, any: false });
  expect(await latestUnfinished('aces', () => Promise.reject(new Error('forbidden')))).toEqual({
    latest: null,
    any: false,
  });
});
