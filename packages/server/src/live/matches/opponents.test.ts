import { afterAll, expect, it } from 'vitest';
import { Client, claim } from '../client.fixture';
import { make, online } from '../online.fixture';

const place = online();
afterAll(() => place.end());

it('an opponent that was thinking when the server went goes on when somebody comes back', async () => {
  const never = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
  const first = await place.start({}, Date.now, { thinkers: never });
  const made = await make(first.url, 'toy', { seats: [{ by: 'link' }, { by: 'opponent', name: 'rulebook' }] });
  const { key } = await claim(first.url, made.seats[0], 'Ann');
  const [before, hello] = await Client.enter(first.url, key);
  expect(hello.update).toMatchObject({ answers: 0, waiting: [0, 1] });
  before.end();
  await first.close();
  const second = await place.start();
  const [client] = await Client.enter(second.url, key);
  await client.until(() => (client.last?.answers ?? 0) > 0);
  expect(client.last?.waiting).toEqual([0]);
  client.end();
  await second.close();
});
