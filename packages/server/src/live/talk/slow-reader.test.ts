import { randomBelow, seedRng } from '@sandtable/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { Client, claim } from '../client.fixture';
import { make, online } from '../online.fixture';
import { Player } from '../player.fixture';

const place = online();
let served: Served;
beforeAll(async () => {
  served = await place.start();
});
afterAll(async () => {
  await served.close();
  place.end();
});

const guests = async () =>
  Number(/^sandtable_guests (\d+)$/m.exec(await (await fetch(`${served.url}metrics`)).text())?.[1] ?? -1);

/** Within the limit of messages, and slow enough that a match outlasts the reader on any machine. */
const THINKS_MS = 40;

it('who asks for much and reads nothing is dropped before it costs memory, and nobody else notices', async () => {
  const made = await make(served.url, 'tactics');
  const rng = seedRng('slow');
  const players = await Promise.all(
    made.seats.map(async (link, i) => {
      const { key } = await claim(served.url, link, `P${i}`);
      return new Player([served.url], key, {
        pick: (n) => randomBelow(rng, n),
        breaks: () => null,
        thinksMs: THINKS_MS,
      });
    }),
  );
  const playing = players.map((player) => player.play());
  const [slow] = await Client.enter(served.url, made.watch);
  await slow.untilUpdate(120);
  expect(await guests()).toBe(3);

  const before = players.map(({ acknowledged }) => acknowledged.length);
  slow.socket.pause();
  const asking = setInterval(() => {
    for (let i = 0; i < 10; i++) slow.socket.send(JSON.stringify({ id: i, op: 'history', who: 'spectator' }));
  }, 500);
  await expect.poll(guests, { timeout: 20_000, interval: 200 }).toBe(2);
  clearInterval(asking);
  slow.socket.resume();
  // cut off, not shown out: what was not read is not waited for
  expect((await slow.untilClosed()).code).toBe(1006);
  expect(players.some(({ acknowledged }, i) => acknowledged.length > (before[i] ?? 0))).toBe(true);
  expect(players.map(({ reconnects }) => reconnects)).toEqual([0, 0]);
  for (const player of players) player.end();
  await Promise.all(playing);
}, 120_000);
