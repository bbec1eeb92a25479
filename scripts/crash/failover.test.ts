import { randomBelow, seedRng } from '@sandtable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { claim } from '../../packages/server/src/live/client.fixture';
import { make } from '../../packages/server/src/live/online.fixture';
import { Player } from '../../packages/server/src/live/player.fixture';
import { findPostgres } from '../lib/postgres.mjs';
import { Place } from './place';

/** So soon everybody has to be going on elsewhere. */
const SOON_MS = 3000;

const places: Place[] = [];
afterAll(async () => {
  for (const place of places.reverse()) await place.end();
});

const databases = [findPostgres()].filter((place) => place !== null);
if (databases.length === 0) console.warn('There is no PostgreSQL here: nodes that take over are not tested.');

describe.each(databases)('of two nodes on one PostgreSQL one is killed', () => {
  it('and whoever played there goes on at the other one', async () => {
    const here = await Place.make('postgres');
    places.push(here);
    const there = await here.beside();
    places.push(there);
    await Promise.all([here.start(), there.start()]);
    const made = await make(here.url, 'aces');
    const rng = seedRng('failover');
    const players = await Promise.all(
      made.seats.map(async (link, i) => {
        const { key } = await claim(here.url, link, `P${i}`);
        return new Player([here.url, there.url], key, { pick: (n) => randomBelow(rng, n), breaks: () => null });
      }),
    );
    const playing = players.map((player) => player.play());
    const answers = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await expect.poll(answers, { timeout: 60_000 }).toBeGreaterThan(5);
    await here.kill();
    const begun = performance.now();
    const before = answers();
    await expect.poll(answers, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + 1);
    const took = performance.now() - begun;
    for (const player of players) player.end();
    await Promise.all(playing);
    expect(took).toBeLessThan(SOON_MS);
    const all = players.flatMap(({ acknowledged }) => acknowledged.map(({ n }) => n));
    expect(new Set(all).size).toBe(all.length);
  }, 180_000);
});
