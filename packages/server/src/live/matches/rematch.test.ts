import type { CallReplies } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { Client, call, claim, must } from '../client.fixture';
import { make, online } from '../online.fixture';

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

type Again = CallReplies['rematch'];
const rematch = (key: string, swap: string) => call<Again>(url, 'rematch', { key, swap });
const look = async (key: string) => must(await call<CallReplies['look']>(url, 'look', { key }));

/** A match that Ben has given up at once. */
async function played() {
  const made = await make(url, 'tactics');
  const ann = (await claim(url, made.seats[0], 'Ann')).key;
  const ben = (await claim(url, made.seats[1], 'Ben')).key;
  expect(await rematch(ann, 'none')).toMatchObject({ ok: false, code: 'not-over' });
  const [client, hello] = await Client.enter(url, ben);
  must(await client.ask('answer', { at: hello.n, cmd: 'end', option: ['surrender'] }));
  await expect.poll(async () => (await look(ann)).card.phase).toBe('over');
  return { made, ann, ben, client };
}

describe('a rematch', () => {
  it('is one table for everybody who sat there, each with a link of their own, and they are told', async () => {
    const { made, ann, ben, client } = await played();
    const before = client.pushes.filter(({ push }) => push === 'table').length;
    const again = await Promise.all([rematch(ann, 'none'), rematch(ben, 'none'), rematch(ann, 'none')]);
    const [first, second, third] = again.map(must);
    expect(new Set(again.map((one) => must(one).match)).size).toBe(1);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(first?.link).toBe(third?.link);
    expect(first?.link).not.toBe(second?.link);
    await client.until(() => client.pushes.filter(({ push }) => push === 'table').length > before);
    expect((await look(ann)).card.next).toBe(first?.match);
    expect(await look(first?.link ?? '')).toMatchObject({
      role: 'seat',
      seat: 0,
      open: true,
      card: { phase: 'waiting', next: null, title: 'A table of tactics' },
    });
    expect((await look(first?.watch ?? '')).role).toBe('spectator');
    const owner = must(await rematch(made.owner, 'none'));
    expect(await look(owner.link)).toMatchObject({ role: 'owner', held: true });
    for (const [i, link] of [first?.link, second?.link].entries()) await claim(url, link, `Again ${i}`);
    expect((await look(first?.watch ?? '')).card.phase).toBe('running');
    expect((await look(ann)).card.commitment).not.toBe((await look(first?.watch ?? '')).card.commitment);
    client.end();
  });

  it('can change seats, or armies', async () => {
    const one = await played();
    const [ann, ben] = [must(await rematch(one.ann, 'seats')), must(await rematch(one.ben, 'none'))];
    expect([ann.seat, ben.seat]).toEqual([1, 0]);
    expect((await look(ann.link)).seat).toBe(1);
    const two = await played();
    const other = must(await rematch(two.ben, 'armies'));
    expect((await look(other.link)).card).toMatchObject({
      setup: { seats: [{ nation: 'germany' }, { nation: 'uk' }] },
    });
    one.client.end();
    two.client.end();
  });

  it('is not for strangers', async () => {
    const { made, client } = await played();
    for (const key of [made.watch, 'b'.repeat(22)]) {
      expect(await rematch(key, 'none')).toMatchObject({ ok: false, code: 'unknown-key' });
    }
    client.end();
  });
});
