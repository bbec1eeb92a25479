import type { Attempt } from '@sandtable/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { type AnyUpdate, Client, claim, type Hello, must, type Push } from '../client.fixture';
import { make, online } from '../online.fixture';

const place = online();
let served: Served;
beforeAll(async () => {
  served = await place.start();
});
afterAll(async () => {
  await served.close();
  place.end();
});

async function post<T>(path: string, body: unknown = {}): Promise<{ status: number; body: T }> {
  const response = await fetch(`${served.url}api/poll/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

it('carries the same messages where no socket gets through', async () => {
  const made = await make(served.url, 'toy');
  const keys = [await claim(served.url, made.seats[0], 'Ann'), await claim(served.url, made.seats[1], 'Ben')];
  const { session } = (await post<{ session: string }>('open')).body;
  const say = async <T>(message: unknown) => (await post<Attempt<T>>('say', { session, message })).body;
  must(await say<Hello>({ id: 1, op: 'hello', protocol: 1, key: keys[0]?.key }));
  must(await say({ id: 2, op: 'watch', who: 0 }));
  const heard: AnyUpdate[] = [];
  const hear = async () => {
    const { messages } = (await post<{ messages: Push[] }>('hear', { session })).body;
    heard.push(...messages.flatMap(({ push, update }) => (push === 'update' ? [update] : [])));
  };
  while (heard.length === 0) await hear();
  const option = heard[0]?.question?.options[0];
  const seq = must(await say<number>({ id: 3, op: 'answer', seat: 0, at: heard[0]?.seq, cmd: 'command-1', option }));
  const [other] = await Client.enter(served.url, keys[1]?.key ?? '');
  expect(other.last?.seq).toBe(seq);
  while (heard.at(-1)?.seq !== seq) await hear();
  expect(heard.at(-1)?.answers).toBe(1);
  expect(await say({ id: 4, op: 'nonsense' })).toMatchObject({ id: 4, ok: false, code: 'malformed' });
  other.end();
});

it('waits for news and brings them at once', async () => {
  const made = await make(served.url, 'toy');
  const ann = await claim(served.url, made.seats[0], 'Ann');
  const { session } = (await post<{ session: string }>('open')).body;
  await post('say', { session, message: { id: 1, op: 'hello', protocol: 1, key: ann.key } });
  await post('hear', { session });
  const news = post<{ messages: Push[] }>('hear', { session });
  await claim(served.url, made.seats[1], 'Ben');
  const pushes = (await news).body.messages.map(({ push }) => push);
  expect(pushes.length).toBeGreaterThan(0);
});

it('tells whoever asks about a conversation that has ended', async () => {
  for (const path of ['say', 'hear']) {
    expect(await post(path, { session: 'x', message: {} })).toMatchObject({
      status: 410,
      body: { ok: false, code: 'closed' },
    });
  }
});
