import type { CallReplies, Card } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../serve';
import { Client, call, claim, must } from './client.fixture';
import { make, online, SETUPS, type TableName } from './online.fixture';

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

const cardOf = async (key: string): Promise<Card> => must(await call<CallReplies['look']>(url, 'look', { key })).card;
const USSR = { nation: 'ussr', deck: 'ussr-starter' };

async function table(choices: 'open' | 'secret' | 'fixed', name: TableName = 'tactics') {
  const made = await make(url, name, { choices });
  const ann = (await claim(url, made.seats[0], 'Ann')).key;
  const ben = (await claim(url, made.seats[1], 'Ben')).key;
  return { made, ann, ben };
}

describe('a table whose seats choose', () => {
  it('begins when everybody is ready, with what they have chosen', async () => {
    const { ann, ben, made } = await table('open');
    const [client, hello] = await Client.enter(url, ben);
    expect(hello.card).toMatchObject({ phase: 'waiting', choices: 'open' });
    must(await call(url, 'choose', { key: ann, choice: USSR }));
    await client.until(() => client.pushes.some(({ push }) => push === 'table'));
    expect((await cardOf(ben)).seats[0]).toMatchObject({ chosen: true, choice: USSR, ready: false });
    must(await call(url, 'ready', { key: ann, ready: true }));
    expect(await cardOf(ben)).toMatchObject({ phase: 'waiting', seats: [{ ready: true }, { ready: false }] });
    // whoever thinks again is not ready any more
    must(await call(url, 'choose', { key: ann, choice: USSR }));
    must(await call(url, 'ready', { key: ben, ready: true }));
    expect((await cardOf(ben)).phase).toBe('waiting');
    must(await call(url, 'ready', { key: ann, ready: true }));
    expect(await cardOf(made.watch)).toMatchObject({ phase: 'running', setup: { seats: [USSR, {}] } });
    expect(await client.watch()).toMatchObject({ seq: 0 });
    client.end();
  });

  it('does not tell the others what was chosen in secret until it has begun', async () => {
    const { ann, ben, made } = await table('secret');
    must(await call(url, 'choose', { key: ann, choice: USSR }));
    expect((await cardOf(ben)).seats[0]).toMatchObject({ chosen: true, choice: null });
    const [client, hello] = await Client.enter(url, made.watch);
    expect(JSON.stringify([hello, await cardOf(ben), await cardOf(made.owner)])).not.toContain('ussr');
    expect(must(await call<CallReplies['look']>(url, 'look', { key: ann })).choice).toEqual(USSR);
    for (const key of [ann, ben]) must(await call(url, 'ready', { key, ready: true }));
    expect((await cardOf(ben)).seats[0]).toMatchObject({ choice: USSR });
    client.end();
  });

  it('refuses what cannot be played, in one sentence, and nothing has changed', async () => {
    const { ann, ben } = await table('open');
    for (const choice of [{ nation: 'atlantis' }, {}, { ...USSR, cheat: 1 }, { nation: 'x'.repeat(9000) }]) {
      expect(await call(url, 'choose', { key: ann, choice })).toMatchObject({ ok: false, code: 'malformed' });
    }
    expect((await cardOf(ben)).seats[0]).toMatchObject({ chosen: false });
    expect(await call(url, 'choose', { key: 'a'.repeat(22), choice: USSR })).toMatchObject({ code: 'unknown-key' });
  });

  it('whose armies do not go together does not begin', async () => {
    const { ann, ben } = await table('secret', 'aces');
    const [mine, other] = SETUPS.aces.setup.seats;
    must(await call(url, 'choose', { key: ann, choice: other }));
    must(await call(url, 'ready', { key: ben, ready: true }));
    expect(await call(url, 'ready', { key: ann, ready: true })).toMatchObject({ ok: false, code: 'malformed' });
    const { phase, seats } = await cardOf(ben);
    expect({ phase, ready: seats.map(({ ready }) => ready) }).toEqual({ phase: 'waiting', ready: [false, true] });
    // but they may change places, one after the other
    must(await call(url, 'choose', { key: ben, choice: mine }));
    for (const key of [ann, ben]) must(await call(url, 'ready', { key, ready: true }));
    expect((await cardOf(ben)).phase).toBe('running');
  });

  it('leaves nothing to choose where that was fixed, or once it has begun', async () => {
    const { ann } = await table('fixed');
    for (const [name, more] of [
      ['choose', { choice: USSR }],
      ['ready', { ready: false }],
    ] as const) {
      expect(await call(url, name, { key: ann, ...more })).toMatchObject({ ok: false, code: 'not-allowed' });
    }
  });
});
