import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { openSqlite } from '../../store/sqlite';
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

it('everything a person has left behind can be had and removed by that person alone', async () => {
  const made = await make(url, 'toy');
  const ann = await claim(url, made.seats[0], 'Annabella');
  const ben = await claim(url, made.seats[1], 'Benedikt');
  const [client, hello] = await Client.enter(url, ann.key);
  must(await client.ask('answer', { at: hello.n, cmd: 'bid', option: ['bid', 0] }));
  must(await client.ask('say', { text: 'good luck to you' }));
  const quiet = { from: 0, to: 0 };
  const endpoint = 'https://fcm.googleapis.com/annas-browser';
  must(await call(url, 'notify', { key: ann.key, endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22), quiet }));
  client.end();

  const mine = must(await call<Record<string, unknown[]>>(url, 'mine', { key: ann.key }));
  expect(mine).toMatchObject({
    name: 'Annabella',
    seat: 0,
    chat: [{ text: 'good luck to you' }],
    notices: [{ endpoint }],
  });
  expect(mine.answers).toHaveLength(1);
  expect(must(await call<Record<string, unknown[]>>(url, 'mine', { key: ben.key }))).toMatchObject({
    answers: [],
    chat: [],
  });
  for (const name of ['mine', 'forget']) {
    expect(await call(url, name, { key: made.owner })).toMatchObject({ ok: false, code: 'unknown-key' });
  }

  must(await call(url, 'forget', { key: ann.key }));
  const store = await openSqlite(served.place);
  const left = JSON.stringify(await store.archive(made.match));
  await store.close();
  for (const gone of ['Annabella', 'good luck to you', 'annas-browser']) expect(left).not.toContain(gone);
  expect(left).toContain('Benedikt');
  expect(await call(url, 'mine', { key: ann.key })).toMatchObject({ ok: false, code: 'unknown-key' });
  // the match goes on for the other one
  const [other, still] = await Client.enter(url, ben.key);
  expect(still.update).toMatchObject({ answers: 1, seats: [{ by: 'nobody' }, { name: 'Benedikt' }] });
  other.end();
});
