import { randomBelow, seedRng } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/postgres.mjs';
import type { Served } from '../serve';
import { Client, call, claim, must } from './client.fixture';
import { make, online } from './online.fixture';
import { Player } from './player.fixture';

const place = online();
const postgres = await startPostgres();
if (postgres === null) console.warn('There is no PostgreSQL here: several nodes on one database are not tested.');
afterAll(async () => {
  await postgres?.end();
  place.end();
});

describe.each(postgres === null ? [] : [postgres])('two nodes on one PostgreSQL', ({ url: database }) => {
  let nodes: Served[];
  beforeAll(async () => {
    nodes = [await place.start({ database }), await place.start({ database })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close().catch(() => undefined);
  });

  it('show all viewers of a match the same steps, wherever they are', async () => {
    const urls = nodes.map(({ url }) => url);
    const [here = '', there = ''] = urls;
    const made = await make(here, 'toy');
    const keys = [await claim(here, made.seats[0], 'Ann'), await claim(there, made.seats[1], 'Ben')];
    const watchers = await Promise.all(urls.map(async (url) => (await Client.enter(url, made.watch))[0]));
    const rng = seedRng('nodes');
    const habits = {
      pick: (n: number) => randomBelow(rng, n),
      breaks: () => (randomBelow(rng, 6) === 0 ? ('after' as const) : null),
    };
    const players = [
      new Player(urls, keys[0]?.key ?? '', habits),
      new Player([there, here], keys[1]?.key ?? '', habits),
    ];
    const ends = await Promise.all(players.map((player) => player.play()));
    expect(ends[0]?.over).toEqual(ends[1]?.over);
    const last = Math.max(...players.flatMap(({ acknowledged }) => acknowledged.map(({ n }) => n)));
    for (const watcher of watchers) await watcher.untilUpdate(last);
    const told = watchers.map(({ pushes }) =>
      pushes.flatMap(({ push, update }) => (push === 'update' ? update.steps.map((step) => JSON.stringify(step)) : [])),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.length).toBeGreaterThan(3);
    for (const end of [...players, ...watchers]) end.end();
  });

  it('tell one another who has come, what was said and who has to go', async () => {
    const [here = '', there = ''] = nodes.map(({ url }) => url);
    const made = await make(here, 'toy');
    const ann = await claim(here, made.seats[0], 'Ann');
    const [client, hello] = await Client.enter(here, ann.key);
    expect(hello.update).toBeNull();
    const ben = await claim(there, made.seats[1], 'Ben');
    await client.until(() => client.pushes.some(({ push }) => push === 'table'));
    expect(await client.watch()).toMatchObject({ seq: 0 });
    const [other] = await Client.enter(there, ben.key);
    const present = () => client.pushes.filter(({ push }) => push === 'presence').at(-1)?.people ?? [];
    await client.until(() => present().length === 2 && present().every(({ here }) => here));
    await other.ask('say', { text: 'hello' });
    await client.until(() => client.pushes.some(({ push, line }) => push === 'chat' && line.text === 'hello'));
    const { link } = must(await call<{ link: string }>(there, 'relink', { owner: made.owner, seat: 0 }));
    expect((await client.untilClosed()).reason).toBe('This seat is no longer yours here.');
    expect(link).toMatch(/^[\w-]{22}$/);
    other.end();
    const [watcher] = await Client.enter(here, made.watch);
    const gone = () => watcher.pushes.filter(({ push }) => push === 'presence').at(-1)?.people ?? [];
    await watcher.until(() => gone().some(({ seat, here: isHere, since }) => seat === 1 && !isHere && since !== null));
    watcher.end();
  });

  it('take over from one another when one is gone', async () => {
    const [here, there] = nodes;
    const made = await make(there?.url ?? '', 'toy');
    const ann = await claim(there?.url ?? '', made.seats[0], 'Ann');
    await claim(there?.url ?? '', made.seats[1], 'Ben');
    const [client, hello] = await Client.enter(there?.url ?? '', ann.key);
    await there?.close();
    await client.untilClosed();
    const cursor = { seq: hello.n, answers: hello.update?.answers ?? 0 };
    const begun = performance.now();
    const [again, back] = await Client.enter(here?.url ?? '', ann.key, cursor);
    expect(back).toMatchObject({ n: hello.n, update: { view: hello.update?.view, steps: [], rewritten: false } });
    expect(performance.now() - begun).toBeLessThan(3000);
    again.end();
  });
});
