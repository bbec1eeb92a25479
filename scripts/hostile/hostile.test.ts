import { expect, it } from 'vitest';
import { hostile } from './hostile';

it('a server stands whatever it is sent: nothing changes, leaks or stays in memory', async () => {
  const { heapBeforeKb, heapAfterKb, ...figures } = await hostile(6000, 'test', () => undefined);
  expect(figures).toEqual({ messages: 6000, changed: 0, leaks: 0, crashes: 0 });
  expect(heapAfterKb).toBeLessThan(heapBeforeKb + 12_000);
}, 300_000);
