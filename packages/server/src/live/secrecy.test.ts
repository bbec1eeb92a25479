import { join } from 'node:path';
import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Game, type Rng, seedRng } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../serve';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import { online, SETUPS } from './online.fixture';
import { firstDifference, type Pair, pairsOf, put, type TwinMatch } from './twin.fixture';

const toy = toyGame as unknown as Game;
const gm = gmGame as unknown as Game;
const aces = acesGame as unknown as Game;
const night = { ...SETUPS.tactics.setup, options: { night: true } };
const v2 = {
  map: 'summer',
  half: 'full',
  seats: ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction, automa: false })),
  options: { mission: 'v2' },
};

/** Hidden hands everywhere; bids and new hands that are chosen at once and in secret; units that lie face down; what is hidden on a map. */
const SCENES: readonly TwinMatch[] = [
  { name: 'bids', game: toy, setup: SETUPS.toy.setup, after: 0 },
  { name: 'hidden cards', game: toy, setup: SETUPS.toy.setup, after: 9 },
  { name: 'secret choices', game: gm, setup: SETUPS.tactics.setup, after: 0 },
  { name: 'hands', game: gm, setup: SETUPS.pacific.setup, after: 60 },
  { name: 'night', game: gm, setup: night, after: 60 },
  { name: 'later at night', game: gm, setup: night, after: 140 },
  { name: 'start tokens', game: aces, setup: SETUPS.aces.setup, after: 3 },
  { name: 'a hidden launcher', game: aces, setup: v2, after: 8 },
];
const ANSWERS = 10;

const place = online();
const rng: Rng = seedRng('twins over the wire');
const pairs = SCENES.flatMap((scene) => pairsOf(scene, rng));
/** The same with a view that tells everything: the test has to notice. */
const leaky: Game = { ...toy, rules: { ...toy.rules, view: (s) => s } };
const [planted] = pairsOf({ name: 'planted', game: leaky, setup: SETUPS.toy.setup, after: 9 }, rng);
const all = planted === undefined ? pairs : [...pairs, planted];

let store: Store;
let served: Served;
beforeAll(async () => {
  store = await openSqlite(join(place.folder, 'sandtable.db'));
  for (const { truth, twin, seats } of all) {
    await put(store, truth, seats);
    await put(store, twin, seats);
  }
  const games = all.flatMap(({ truth, twin }) => [truth.hosted, twin.hosted]);
  served = await place.start({}, Date.now, { games });
});
afterAll(async () => {
  await served.close();
  await store.close();
  place.end();
});

const differs = (pair: Pair) => firstDifference(served.url, store, pair, rng, ANSWERS);

describe('what really goes through the socket', () => {
  it.each(pairs)('tells seat $seat and who watches nothing they may not know: $name', async (pair) => {
    const { compared, difference } = await differs(pair);
    expect(difference).toBeNull();
    expect(compared).toBeGreaterThanOrEqual(8);
  });

  it('is noticed where it tells too much', async () => {
    const found = planted === undefined ? null : await differs(planted);
    expect(found?.difference).not.toBeNull();
  });

  it('is looked at in worlds that are not the same', () => {
    const different = pairs.filter(({ truth, twin }) => JSON.stringify(truth.state) !== JSON.stringify(twin.state));
    expect(different.length).toBeGreaterThan(pairs.length * 0.8);
  });
});
