import { gmGame } from '@sandtable/2gm';
import { type AnyTable, checkDraws, hosted, type SavedTable, type Stakes } from '@sandtable/host';
import { type Option, randomBelow, seedRng } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import type { CallReplies } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { Client, call, claim, type Made, must, sentenceOf } from '../client.fixture';
import { GAMES } from '../games';
import { online, SETUPS, type TableName } from '../online.fixture';
import { Player } from '../player.fixture';

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

const LINKS = [{ by: 'link' }, { by: 'link' }];

/** A match at one screen, after so many answers. */
function atOneScreen(name: TableName, answers: number): AnyTable {
  const { game, setup } = SETUPS[name];
  const found = [...GAMES, hosted(toyGame)].find(({ id }) => id === game);
  const seats = ['Ann', 'Ben'].map((person) => ({ by: 'person', name: person }));
  const opened = found?.open({ setup, seed: `one screen ${name}`, seats });
  if (opened?.ok !== true) throw new Error('No table.');
  const rng = seedRng(name);
  for (let n = 0; n < answers; n++) {
    const [seat = 0] = opened.value.waiting;
    const now = opened.value.sync(seat);
    const options: readonly Option[] = now.ok ? (now.value.question?.options ?? []) : [];
    const option = options[randomBelow(rng, options.length)];
    if (option === undefined) throw new Error('Nothing to answer.');
    must(opened.value.answer(seat, option));
  }
  return opened.value;
}

function fromOf({ replay, by }: SavedTable) {
  return { replay, by };
}

const goOn = (name: TableName, from: unknown, more: Record<string, unknown> = {}) =>
  call<Made>(url, 'tables', { game: SETUPS[name].game, title: 'Goes on', seats: LINKS, from, ...more });
const look = async (key: string) => must(await call<CallReplies['look']>(url, 'look', { key }));

describe('a match that was begun at one screen', () => {
  it.each(['toy', 'tactics', 'aces'] as const)('of %s goes on from where it stood', async (name) => {
    const local = atOneScreen(name, 12);
    const before = local.saved();
    const made = must(await goOn(name, fromOf(before)));
    // a guest knows beforehand that it has begun, sees what everybody sees of it, and the seal of the dice to come
    const link = made.seats[1] ?? '';
    const seen = await look(link);
    expect(seen.card).toMatchObject({ continues: 12, phase: 'waiting', setup: before.replay.setup });
    const spectator = must(local.sync('spectator'));
    expect(seen.view).toEqual(JSON.parse(JSON.stringify(spectator.view)));
    const { seed } = before.replay;
    expect(JSON.stringify(seen)).not.toContain(seed);
    const keys = [await claim(url, made.seats[0], 'Ann'), await claim(url, link, 'Carl')];
    for (const [seat, { key }] of keys.entries()) {
      const [client, { update }] = await Client.enter(url, key);
      const there = must(local.sync(seat));
      expect(update).toMatchObject({ answers: 12, waiting: there.waiting });
      expect(update?.view).toEqual(JSON.parse(JSON.stringify(there.view)));
      expect(must(await client.ask<unknown[]>('history'))).toHaveLength(13);
      client.end();
    }
    expect((await look(keys[0]?.key ?? '')).view).toBeNull();
  });

  it('ends with dice that fell as they fell, and others that follow from the seal', async () => {
    const before = atOneScreen('toy', 10).saved();
    const made = must(await goOn('toy', fromOf(before)));
    const keys = [await claim(url, made.seats[0], 'Ann'), await claim(url, made.seats[1], 'Ben')];
    const { commitment } = (await look(made.watch)).card;
    const rng = seedRng('on');
    const players = keys.map(
      ({ key }) => new Player([url], key, { pick: (n) => randomBelow(rng, n), breaks: () => null }),
    );
    await Promise.all(players.map((player) => player.play()));
    for (const player of players) player.end();
    const reply = await fetch(`${url}api/replay/${made.match}`);
    const { table } = must((await reply.json()) as { ok: true; value: { table: SavedTable } });
    const { draws, proof, answers } = table.replay;
    expect(answers.slice(0, 10)).toEqual(before.replay.answers);
    expect(draws.slice(0, before.replay.draws.length)).toEqual(before.replay.draws);
    const { commitment: shown, ...stakes } = proof as Stakes & { commitment: string };
    expect(shown).toBe(commitment);
    expect(checkDraws(draws, stakes, commitment)).toEqual({
      ok: true,
      value: draws.length - before.replay.draws.length,
    });
    // who claimed that all of them followed would be caught
    const { before: _, ...all } = stakes;
    expect(checkDraws(draws, all, commitment)).toMatchObject({ ok: false });
  });

  it('is opened again as it stood, and its next match begins anew', async () => {
    const before = atOneScreen('tactics', 8).saved();
    const made = must(await goOn('tactics', fromOf(before), { undo: 'free' }));
    const ann = (await claim(url, made.seats[0], 'Ann')).key;
    await claim(url, made.seats[1], 'Ben');
    await served.close();
    served = await place.start();
    url = served.url;
    const [client, hello] = await Client.enter(url, ann);
    expect(hello.update).toMatchObject({ answers: 8 });
    must(await client.ask('answer', { seat: 0, at: hello.n, cmd: 'end', option: ['surrender'] }));
    await expect.poll(async () => (await look(ann)).card.phase).toBe('over');
    const again = must(await call<CallReplies['rematch']>(url, 'rematch', { key: ann, swap: 'none' }));
    expect(await look(again.link)).toMatchObject({ card: { continues: null, phase: 'waiting' }, view: null });
    client.end();
  });

  const good = () => fromOf(atOneScreen('toy', 6).saved());
  const forged = () => {
    const { replay, by } = good();
    const draws = replay.draws.map(([kind, value], i) => (i === 0 ? [kind, value === 0 ? 1 : 0] : [kind, value]));
    return { replay: { ...replay, draws }, by };
  };
  const finished = () => {
    const table = atOneScreen('toy', 6);
    for (let n = 0; table.over === null && n < 2000; n++) {
      const [seat = 0] = table.waiting;
      const now = table.sync(seat);
      const [option] = now.ok ? (now.value.question?.options ?? []) : [];
      if (option !== undefined) table.answer(seat, option);
    }
    return fromOf(table.saved());
  };
  it.each([
    ['other dice than fell', forged, {}, /damaged/],
    [
      'an answer nobody could give',
      () => ({ ...good(), replay: { ...good().replay, answers: [[0, 'fly']] }, by: [null] }),
      {},
      /damaged|does not fit/,
    ],
    ['one name too few', () => ({ ...good(), by: [] }), {}, /^by: Expected 6/],
    ['another game', () => good(), { game: '2gm' }, /replay\/ruleset/],
    ['no replay', () => ({ replay: null, by: [] }), {}, /replay/],
    ['too much', () => ({ ...good(), by: Array.from({ length: 5000 }, () => null) }), {}, /by/],
    ['an end', finished, {}, /This match is over/],
    ['armies still to be chosen', good, { choices: 'open' }, /Nothing is left to choose/],
    ['other rules', () => ({ ...forged(), replay: { ...forged().replay, version: '0.0.1' } }), {}, /Other rules/],
  ])('does not go on with %s', async (_, from, more, sentence) => {
    const refused = await goOn('toy', from(), more);
    expect(refused).toMatchObject({ ok: false, code: 'malformed' });
    expect(sentenceOf(refused)).toMatch(sentence);
  });

  it('tells nobody the position it began from', async () => {
    const local = atOneScreen('tactics', 5);
    const state = must(local.stateAt(5)) as Parameters<typeof gmGame.printPosition>[0];
    const position = gmGame.printPosition(state, 'all');
    const made = must(
      await call<Made>(url, 'tables', { game: '2gm', title: 'From a position', seats: LINKS, setup: { position } }),
    );
    const seen = await look(made.seats[1] ?? '');
    expect(seen.card.setup).toBeNull();
    expect(seen.view).not.toBeNull();
    expect(seen.card.continues).toBeNull();
  });
});
