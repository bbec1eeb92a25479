import type { ClockState } from '@sandtable/host';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { type AnyUpdate, Client, call, claim, must, sentenceOf } from '../client.fixture';
import { make, online } from '../online.fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', turnMs: MINUTE, bankMs: MINUTE, over: 'forfeit' };
const WEEKS = { kind: 'correspondence', turnMs: 2 * DAY, weekends: 'count', over: 'opponent', opponent: 'rulebook' };

const place = online();
/** A Monday; only the test moves it. */
let now = Date.UTC(2026, 0, 5);
let served: Served;
const start = async () => {
  served = await place.start({}, () => now);
};
beforeEach(start);
afterEach(() => served.close());
afterAll(() => place.end());

async function table(clock: object) {
  const made = await make(served.url, 'toy', { clock });
  const ann = await claim(served.url, made.seats[0], 'Ann');
  const ben = await claim(served.url, made.seats[1], 'Ben');
  return { made, ann: ann.key, ben: ben.key };
}

/** Both are waited for, as both bid in secret; Ben bids, and so Ann alone is late later on. */
async function benBids(key: string): Promise<Client> {
  const [client, hello] = await Client.enter(served.url, key);
  must(await client.ask('answer', { at: hello.n, cmd: 'bid', option: ['bid', 0] }));
  return client;
}

const clockOf = (update: AnyUpdate | undefined): ClockState['seats'] => update?.clock?.seats ?? [];
const isLate = (client: Client) => clockOf(client.last)[0]?.late === true;

describe('the clock of a table', () => {
  it('is shown on its card and in every update', async () => {
    const { ann } = await table(LIVE);
    const [client, hello] = await Client.enter(served.url, ann);
    expect(hello.card.clock).toEqual(LIVE);
    expect(hello.update?.clock?.rules).toEqual(LIVE);
    expect(hello.update?.clock?.seats[0]).toEqual({ leftMs: 2 * MINUTE, bankMs: MINUTE, running: true, late: false });
    client.end();
  });

  it('runs out though nobody has the match open, and then offers the others what was agreed', async () => {
    const { ann, ben, made } = await table(WEEKS);
    (await benBids(ben)).end();
    now += 2 * DAY + 1;
    const [client] = await Client.enter(served.url, ben);
    await client.until(() => isLate(client));
    const { seq: at } = must(await client.ask<AnyUpdate>('sync'));
    expect(await client.ask('late', { seat: 1, of: 0, do: 'forfeit', cmd: 'f', at })).toMatchObject({
      code: 'not-allowed',
    });
    must(await client.ask('late', { seat: 1, of: 0, do: 'opponent', cmd: 'o', at }));
    await client.until(() => client.last?.seats[0]?.by === 'opponent');
    // the opponent has taken over and bids
    await client.until(() => (client.last?.answers ?? 0) >= 2);
    const [spectator] = await Client.enter(served.url, made.watch);
    expect(await spectator.ask('late', { seat: 0, of: 1, do: 'wait', cmd: 'w', at })).toMatchObject({
      code: 'not-allowed',
    });
    expect(ann).not.toBe(ben);
    for (const end of [client, spectator]) end.end();
  });

  it('ends the match where that was agreed, and then its replay is open to everybody who knows its name', async () => {
    const { ben, made } = await table(LIVE);
    const replay = async () => (await fetch(`${served.url}api/replay/${made.match}`)).json();
    expect(await replay()).toMatchObject({ ok: false, code: 'not-over' });
    const client = await benBids(ben);
    now += 2 * MINUTE;
    await client.until(() => isLate(client));
    const at = client.last?.seq;
    must(await client.ask('late', { seat: 1, of: 0, do: 'forfeit', cmd: 'f', at }));
    await client.until(() => client.last?.over != null);
    expect(client.last).toMatchObject({ forfeit: 0, over: { winners: [1] }, waiting: [], question: null });
    await expect.poll(replay).toMatchObject({ ok: true, value: { card: { phase: 'over' }, table: { forfeit: 0 } } });
    expect(JSON.stringify(await replay())).not.toContain(ben);
    client.end();
  });

  it('gives back the time in which no server was there', async () => {
    const { ben } = await table(WEEKS);
    (await benBids(ben)).end();
    now += DAY;
    await served.close();
    now += 30 * DAY;
    await start();
    const [client, hello] = await Client.enter(served.url, ben);
    expect(clockOf(hello.update ?? undefined)[0]).toEqual({ leftMs: DAY, bankMs: 0, running: true, late: false });
    client.end();
  });

  it.each([
    ['no time at all', { ...LIVE, turnMs: 0 }],
    ['an agreement nobody knows', { ...LIVE, over: 'duel' }],
    ['an opponent nobody knows', { ...LIVE, over: 'opponent', opponent: 'deep blue' }],
    ['another kind', { kind: 'hourglass', turnMs: MINUTE }],
  ])('is refused with %s', async (_, clock) => {
    const seats = [{ by: 'link' }, { by: 'link' }];
    const setup = { hp: 8, abilities: [[], []] };
    const refused = await call(served.url, 'tables', { game: 'toy', setup, title: 't', seats, clock });
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
    expect(sentenceOf(refused)).toContain('clock');
  });
});
