import type { CallReplies } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { Client, call, claim, type Made, must, sentenceOf } from '../client.fixture';
import { online } from '../online.fixture';

const place = online();
let served: Served;
let url: string;
beforeAll(async () => {
  served = await place.start();
  url = served.url;
});
afterAll(async () => {
  await served.close();
  place.end();
});

const TEAMS = {
  game: '2gm',
  title: 'Two teams',
  setup: {
    edition: 'tactics',
    seats: ['uk', 'germany', 'uk', 'germany'].map((nation) => ({ nation, deck: `${nation}-starter` })),
    options: { points: 240 },
  },
};
const make = (seats: readonly unknown[]) => call<Made>(url, 'tables', { ...TEAMS, seats });
const look = async (key: string) => must(await call<CallReplies['look']>(url, 'look', { key }));

/** Ann has two seats, Ben one and his sister beside him the other. */
const SHARED = [{ by: 'link' }, { by: 'link' }, { by: 'with', seat: 0 }, { by: 'with', seat: 1, name: 'Bea' }] as const;

describe('a link for several seats', () => {
  it('lets its holder see and answer for all of them, and for no other', async () => {
    const made = must(await make(SHARED));
    expect(made.seats.map((link) => link === null)).toEqual([false, false, true, true]);
    const ann = (await claim(url, made.seats[0], 'Ann')).key;
    expect((await look(ann)).card.seats).toMatchObject([
      { name: 'Ann', taken: true, heldWith: null },
      { taken: false },
      { name: 'Ann', taken: true, heldWith: 0 },
      { taken: false, heldWith: 1 },
    ]);
    const ben = (await claim(url, made.seats[1], 'Ben')).key;
    const [client, { update }] = await Client.enter(url, ann);
    expect(update?.seats).toMatchObject([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Ann' }, { name: 'Bea' }]);
    // one person at two seats, two people at one screen
    const ids = update?.seats.map((occupant) => ('id' in occupant ? occupant.id : null)) ?? [];
    expect(ids[0]).toBe(ids[2]);
    expect(ids[1]).not.toBe(ids[3]);
    for (const who of [0, 2]) expect(must(await client.ask('sync', { who }))).toMatchObject({ who });
    for (const who of [1, 3])
      expect(await client.ask('sync', { who })).toMatchObject({ ok: false, code: 'not-allowed' });
    const [other] = await Client.enter(url, ben);
    expect(must(await other.ask('sync', { who: 3 }))).toMatchObject({ who: 3 });
    for (const end of [client, other]) end.end();
  });

  it('goes with the link, to somebody else or to an opponent', async () => {
    const made = must(await make(SHARED));
    const ann = (await claim(url, made.seats[0], 'Ann')).key;
    await claim(url, made.seats[1], 'Ben');
    const [client] = await Client.enter(url, ann);
    const { link } = must(await call<{ link: string }>(url, 'relink', { owner: made.owner, seat: 0 }));
    await client.untilClosed();
    const carl = (await claim(url, link, 'Carl')).key;
    const [next, { update }] = await Client.enter(url, carl);
    expect(update?.seats).toMatchObject([{ name: 'Carl' }, { name: 'Ben' }, { name: 'Carl' }, { name: 'Bea' }]);
    must(await call(url, 'hand', { owner: made.owner, seat: 1, opponent: 'greedy' }));
    await next.until(() => next.last?.seats[3]?.by === 'opponent');
    expect(next.last?.seats).toMatchObject([{}, { by: 'opponent' }, {}, { by: 'opponent' }]);
    next.end();
  });

  it('plays beside opponents', async () => {
    const opponent = { by: 'opponent', name: 'greedy' };
    const made = must(await make([{ by: 'link' }, opponent, { by: 'with', seat: 0 }, opponent]));
    const ann = (await claim(url, made.seats[0], 'Ann')).key;
    const [client, { update }] = await Client.enter(url, ann);
    expect(update?.seats.map(({ by }) => by)).toEqual(['person', 'opponent', 'person', 'opponent']);
    client.end();
  });

  it.each([
    [[{ by: 'link' }, { by: 'with', seat: 2 }, { by: 'with', seat: 0 }, { by: 'link' }], 1],
    [[{ by: 'link' }, { by: 'with', seat: 9 }, { by: 'link' }, { by: 'link' }], 1],
    [[{ by: 'with', seat: 0 }, { by: 'link' }, { by: 'link' }, { by: 'link' }], 0],
  ])('is refused where nobody has that link: %j', async (seats, at) => {
    const refused = await make(seats);
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
    expect(sentenceOf(refused)).toContain(`Seat ${at} needs a seat that somebody takes by a link`);
  });
});
