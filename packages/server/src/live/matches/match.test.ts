import { randomBelow, seedRng } from '@sandtable/kernel';
import { afterAll, expect, it } from 'vitest';
import { claim } from '../client.fixture';
import { make, online, SETUPS, type TableName } from '../online.fixture';
import { Player } from '../player.fixture';

const place = online();
const served = await place.start();
afterAll(async () => {
  await served.close();
  place.end();
});

it.each(Object.keys(SETUPS) as TableName[])(
  'plays a whole match of %s over the socket, one player disconnecting',
  async (table) => {
    const { url } = served;
    const made = await make(url, table);
    const seats = await Promise.all([claim(url, made.seats[0], 'Ann'), claim(url, made.seats[1], 'Ann')]);
    const chance = seedRng(`net ${table}`);
    // A match of Aces by chance alone takes six times as long as one of first options, and one of first options may never end.
    const pick = (n: number) => (table === 'aces' && randomBelow(chance, 4) > 0 ? 0 : randomBelow(chance, n));
    const steady = { pick, breaks: () => null };
    // at the first answer for certain, however short the match; at others by chance
    const breaks = ['after' as const];
    const shaky = {
      pick,
      breaks: () => breaks.pop() ?? (['before', 'after'] as const)[randomBelow(chance, 40)] ?? null,
    };
    const players = [new Player([url], seats[0]?.key ?? '', steady), new Player([url], seats[1]?.key ?? '', shaky)];
    const ends = await Promise.all(players.map((player) => player.play()));
    expect(ends[0]?.over).not.toBeNull();
    expect(ends[1]?.over).toEqual(ends[0]?.over);
    expect(ends[1]?.answers).toBe(ends[0]?.answers);
    expect(players[1]?.reconnects).toBeGreaterThan(0);
    for (const player of players) player.end();
  },
  300_000,
);
