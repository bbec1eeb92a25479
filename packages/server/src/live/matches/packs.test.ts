import type { CallReplies } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { Client, call, claim, type Made, must, sentenceOf } from '../client.fixture';
import { make, online, SETUPS } from '../online.fixture';

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
const look = async (key: string) => must(await call<CallReplies['look']>(url, 'look', { key }));

/** An owner's values for one card. */
const PACK = { game: '2gm', name: 'My printed cards', units: [{ nation: 'usa', id: 'm4a2', hp: 7 }] };

interface Tabled {
  readonly table: { readonly pack?: { readonly units: readonly unknown[] } };
}

describe('a table with a pack', () => {
  it('has it with the invitation, at every seat and for who watches; a table beside it has none', async () => {
    const { setup } = SETUPS.pacific;
    const made = await make(url, 'pacific', { setup: { ...setup, pack: PACK } });
    const plain = await make(url, 'pacific');
    expect((await look(made.seats[1] ?? '')).card.setup).toMatchObject({ pack: { name: 'My printed cards' } });
    const tables: Tabled[] = [];
    for (const { seats, watch } of [made, plain] satisfies Made[]) {
      const keys = [(await claim(url, seats[0], 'Ann')).key, (await claim(url, seats[1], 'Ben')).key, watch];
      for (const key of keys) {
        const [client, { update }] = await Client.enter(url, key);
        tables.push(update?.view as Tabled);
        client.end();
      }
    }
    const own = [expect.objectContaining({ id: 'm4a2', hp: 7 })];
    expect(tables.map(({ table }) => table.pack?.units ?? null)).toEqual([own, own, own, null, null, null]);
  });

  it('is not made where only the name of the pack came along', async () => {
    const pack = { name: 'My printed cards', hash: '0'.repeat(16) };
    const seats = [{ by: 'link' }, { by: 'link' }];
    const setup = { ...SETUPS.pacific.setup, pack };
    const refused = await call(url, 'tables', { ...SETUPS.pacific, title: 't', seats, setup });
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
    expect(sentenceOf(refused)).toContain('My printed cards');
  });
});
