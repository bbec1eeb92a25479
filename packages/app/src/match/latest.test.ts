import { expect, it } from 'vitest';
import { latestUnfinished } from './latest';
import type { MatchRecord } from './record';

const ACES = { game: 'aces', edition: null } as const;
const PACIFIC = { game: '2gm', edition: 'pacific' } as const;

const match = (id: string, over: boolean, edition?: string) =>
  ({
    id,
    game: edition === undefined ? 'aces' : '2gm',
    edition,
    over: over ? { winners: [], rule: '', reason: '' } : null,
  }) as unknown as MatchRecord;

it('continues the match played last that is not over', async () => {
  const list = async () => [match('a', true), match('b', false, 'tactics'), match('c', false), match('d', false)];
  expect(await latestUnfinished(ACES, list)).toEqual({ latest: 'c', any: true });
  expect(await latestUnfinished(PACIFIC, list)).toEqual({ latest: null, any: false });
  expect(await latestUnfinished({ ...PACIFIC, edition: 'tactics' }, list)).toEqual({ latest: 'b', any: true });
});

it('knows when there is nothing to continue', async () => {
  expect(await latestUnfinished(ACES, async () => [match('a', true)])).toEqual({ latest: null, any: true });
  expect(await latestUnfinished(ACES, async () => [])).toEqual({ latest: null, any: false });
  expect(await latestUnfinished(ACES, () => Promise.reject(new Error('forbidden')))).toEqual({
    latest: null,
    any: false,
  });
});
