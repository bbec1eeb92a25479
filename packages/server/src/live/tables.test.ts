import { checkDraws, type Stakes } from '@sandtable/host';
import { randomBelow, seedRng } from '@sandtable/kernel';
import type { Card } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../serve';
import { Client, call, chance, claim, must, sentenceOf } from './client.fixture';
import { make, online, SETUPS } from './online.fixture';
import { Player } from './player.fixture';

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

interface Looked {
  readonly card: Card;
  readonly role: string;
  readonly open: boolean;
  readonly held: boolean;
}

const look = async (key: string | null | undefined) => must(await call<Looked>(url, 'look', { key }));

describe('a table', () => {
  it('in the public list is joined without a link, as long as a seat is free; another is not', async () => {
    const listed = await make(url, 'toy', { listed: true });
    const join = (match: string, name: string) =>
      call<{ key: string; seat: number }>(url, 'join', { match, name, chance: chance() });
    const first = must(await join(listed.match, 'Anna'));
    const second = must(await join(listed.match, 'Ben'));
    expect([first.seat, second.seat]).toEqual([0, 1]);
    // it has begun: whoever holds a key learns whom it waits for, and nobody can join any more
    const seen = must(await call<{ waiting: number[]; touched: number }>(url, 'look', { key: first.key }));
    expect(seen.waiting.length).toBeGreaterThan(0);
    expect(seen.touched).toBeGreaterThan(0);
    expect(must(await call<{ waiting: number[] }>(url, 'look', { key: listed.watch })).waiting).toEqual([]);
    expect(await join(listed.match, 'Carl')).toMatchObject({ ok: false, code: 'closed-table' });
    const hidden = await make(url, 'toy');
    expect(await join(hidden.match, 'Carl')).toMatchObject({ ok: false, code: 'closed-table' });
  });

  it('is made with a link for every seat, one to watch and one key for its owner', async () => {
    const made = await make(url, 'toy');
    const secrets = [made.owner, made.watch, ...made.seats];
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22}$/);
    const { card, role, open } = await look(made.seats[1]);
    expect({ role, open }).toEqual({ role: 'seat', open: true });
    expect(card).toMatchObject({
      match: made.match,
      game: 'toy',
      title: 'A table of toy',
      phase: 'waiting',
      seats: [
        { by: 'link', name: '', taken: false },
        { by: 'link', name: '', taken: false },
      ],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(card)).not.toContain('secret');
  });

  it.each([
    ['an unknown game', { game: 'chess' }, /the games 2gm, aces, toy, and no other\.$/],
    ['a wrong set-up', { setup: { hp: 0, abilities: [[], []] } }, /setup\/hp/],
    ['too many seats', { seats: [{ by: 'link' }, { by: 'link' }, { by: 'link' }] }, /seats/],
    ['an unknown opponent', { seats: [{ by: 'link' }, { by: 'opponent', name: 'deep blue' }] }, /deep blue/],
    ['a title with a line break', { title: 'a\nb' }, /^title/],
    ['something else', { cheat: true }, /cheat/],
  ])('is not made with %s', async (_, wrong, sentence) => {
    const seats = [{ by: 'link' }, { by: 'link' }];
    const refused = await call(url, 'tables', { ...SETUPS.toy, title: 't', seats, ...wrong });
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
    expect(sentenceOf(refused)).toMatch(sentence);
  });

  it('begins when the last seat is taken, and not before', async () => {
    const made = await make(url, 'toy');
    const ann = await claim(url, made.seats[0], 'Ann');
    const [client, hello] = await Client.enter(url, ann.key);
    expect(hello).toMatchObject({ n: 0, update: null, card: { phase: 'waiting' } });
    expect(await client.ask('sync')).toMatchObject({ ok: false, code: 'not-begun' });
    await claim(url, made.seats[1], 'Ben');
    await client.until(() => client.pushes.some(({ push }) => push === 'table'));
    expect(await client.watch()).toMatchObject({ seq: 0, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    expect((await look(made.watch)).card).toMatchObject({
      phase: 'running',
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
    });
    client.end();
  });

  it('is listed only if its owner says so', async () => {
    const made = await make(url, 'toy');
    const list = async () => ((await (await fetch(`${url}api/tables`)).json()) as Card[]).map(({ match }) => match);
    expect(await list()).not.toContain(made.match);
    must(await call(url, 'list', { owner: made.owner, listed: true }));
    expect(await list()).toContain(made.match);
    must(await call(url, 'list', { owner: made.owner, listed: false }));
    expect(await list()).not.toContain(made.match);
  });

  it('plays against an opponent of the game', async () => {
    const made = await make(url, 'toy', { seats: [{ by: 'link' }, { by: 'opponent', name: 'rulebook' }] });
    expect(made.seats[1]).toBeNull();
    const ann = await claim(url, made.seats[0], 'Ann');
    const rng = seedRng('opponent');
    const player = new Player([url], ann.key, { pick: (n) => randomBelow(rng, n), breaks: () => null });
    expect((await player.play())?.over).not.toBeNull();
    player.end();
  });

  it('can be closed, exported and deleted by its owner alone', async () => {
    const made = await make(url, 'toy');
    const ann = await claim(url, made.seats[0], 'Ann');
    await claim(url, made.seats[1], 'Ben');
    const [client] = await Client.enter(url, ann.key);
    for (const name of ['close', 'export', 'delete']) {
      expect(await call(url, name, { owner: ann.key })).toMatchObject({ ok: false, code: 'unknown-key' });
    }
    expect(await call(url, 'export', { owner: made.owner })).toMatchObject({ ok: false, code: 'not-over' });
    must(await call(url, 'close', { owner: made.owner }));
    expect((await client.untilClosed()).reason).toBe('The owner has closed this table.');
    const whole = must(await call<{ entries: unknown[]; keys: unknown[] }>(url, 'export', { owner: made.owner }));
    expect([whole.entries.length, whole.keys.length]).toEqual([0, 4]);
    must(await call(url, 'delete', { owner: made.owner }));
    expect(await call(url, 'look', { key: made.watch })).toMatchObject({ ok: false, code: 'unknown-key' });
  });
});

describe('a seat', () => {
  it('belongs to the first who opens its link', async () => {
    const made = await make(url, 'toy');
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, i) => call(url, 'claim', { key: made.seats[0], name: `P${i}`, chance: chance() })),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.filter((t) => !t.ok && t.code === ('taken' as string))).toHaveLength(7);
    expect(await look(made.seats[0])).toMatchObject({ open: false, held: false });
  });

  it.each([
    ['the link to watch', 'watch', 'not-allowed'],
    ['the key of the owner', 'owner', 'unknown-key'],
  ] as const)('is not taken with %s', async (_, which, code) => {
    const made = await make(url, 'toy');
    const refused = await call(url, 'claim', { key: made[which], name: 'Eve', chance: chance() });
    expect(refused).toMatchObject({ ok: false, code });
  });

  it.each(['', ' Ann', 'a'.repeat(41), 'A\u202Enn', 'A\nB'])('is not taken by the name %j', async (name) => {
    const made = await make(url, 'toy');
    const refused = await call(url, 'claim', { key: made.seats[0], name, chance: chance() });
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
  });

  it('moves to another device, and the first one is shown out', async () => {
    const made = await make(url, 'toy');
    const old = await claim(url, made.seats[0], 'Ann');
    await claim(url, made.seats[1], 'Ben');
    const [client] = await Client.enter(url, old.key);
    const { link } = must(await call<{ link: string }>(url, 'move', { key: old.key }));
    expect(await call(url, 'move', { key: old.key })).toMatchObject({ ok: true });
    const { link: second } = must(await call<{ link: string }>(url, 'move', { key: old.key }));
    expect(await call(url, 'claim', { key: link, name: 'Eve', chance: chance() })).toMatchObject({
      code: 'unknown-key',
    });
    const now = await claim(url, second, 'Ann');
    expect((await client.untilClosed()).reason).toBe('This seat is played on another device now.');
    const stranger = await Client.open(url);
    expect(await stranger.ask('hello', { protocol: 1, key: old.key })).toMatchObject({ code: 'unknown-key' });
    const [again, hello] = await Client.enter(url, now.key);
    expect(hello).toMatchObject({ who: 0, name: 'Ann' });
    again.end();
    stranger.end();
  });

  it('is given back, and the owner asks somebody else', async () => {
    const made = await make(url, 'toy');
    const ann = await claim(url, made.seats[0], 'Ann');
    const ben = await claim(url, made.seats[1], 'Ben');
    const [client] = await Client.enter(url, ben.key);
    must(await call(url, 'leave', { key: ann.key }));
    await client.until(() => client.pushes.some(({ update }) => update?.seats[0]?.by === 'nobody'));
    expect(await call(url, 'leave', { key: ann.key })).toMatchObject({ ok: false, code: 'unknown-key' });
    const { link } = must(await call<{ link: string }>(url, 'relink', { owner: made.owner, seat: 0 }));
    const cleo = await claim(url, link, 'Cleo');
    await client.until(() =>
      client.pushes.some(({ update }) => update?.seats.some((s) => s.by === 'person' && s.name === 'Cleo')),
    );
    const [third, hello] = await Client.enter(url, cleo.key);
    expect(hello).toMatchObject({ who: 0, name: 'Cleo' });
    client.end();
    third.end();
  });

  it('is handed to an opponent, who plays on at once', async () => {
    const made = await make(url, 'toy');
    const ann = await claim(url, made.seats[0], 'Ann');
    await claim(url, made.seats[1], 'Ben');
    expect(await call(url, 'hand', { owner: made.owner, seat: 1, opponent: 'nobody' })).toMatchObject({ ok: false });
    must(await call(url, 'hand', { owner: made.owner, seat: 1, opponent: 'rulebook' }));
    const rng = seedRng('handed');
    const player = new Player([url], ann.key, { pick: (n) => randomBelow(rng, n), breaks: () => null });
    expect((await player.play())?.seats[1]).toEqual({ by: 'opponent', name: 'rulebook' });
    player.end();
  });

  it('can be muted by the owner', async () => {
    const made = await make(url, 'toy');
    const ann = await claim(url, made.seats[0], 'Ann');
    const [client] = await Client.enter(url, ann.key);
    must(await call(url, 'mute', { owner: made.owner, seat: 0, muted: true }));
    expect(await client.ask('say', { text: 'but' })).toMatchObject({ ok: false, code: 'not-allowed' });
    must(await call(url, 'mute', { owner: made.owner, seat: 0, muted: false }));
    expect(await client.ask('say', { text: 'thanks' })).toMatchObject({ ok: true });
    client.end();
  });
});

it('keeps no secret: the file holds hashes only', async () => {
  const made = await make(url, 'toy');
  const ann = await claim(url, made.seats[0], 'Ann');
  const { readFileSync } = await import('node:fs');
  const kept = readFileSync(served.place, 'latin1') + readFileSync(`${served.place}-wal`, 'latin1');
  expect(kept).toContain(made.match);
  for (const secret of [made.owner, made.watch, ...made.seats, ann.key]) expect(kept).not.toContain(secret);
});

it('shows in the replay what the dice followed from, and not before the end', async () => {
  const made = await make(url, 'toy');
  const { card } = await look(made.seats[0]);
  const keys = [await claim(url, made.seats[0], 'Ann'), await claim(url, made.seats[1], 'Ben')];
  const [watcher] = await Client.enter(url, made.watch);
  expect(await watcher.ask('replay')).toMatchObject({ ok: false, code: 'not-over' });
  const rng = seedRng('proof');
  const players = keys.map(
    ({ key }) => new Player([url], key, { pick: (n) => randomBelow(rng, n), breaks: () => null }),
  );
  await Promise.all(players.map((player) => player.play()));
  const saved = must(
    await watcher.ask<{ replay: { draws: [number, number][]; proof: Stakes & { commitment: string } } }>('replay'),
  );
  const { draws, proof } = saved.replay;
  const { commitment, ...stakes } = proof;
  expect(commitment).toBe(card.commitment);
  expect(checkDraws(draws, stakes, card.commitment)).toEqual({ ok: true, value: draws.length });
  expect(draws.length).toBeGreaterThan(0);
  for (const player of players) player.end();
  watcher.end();
});
