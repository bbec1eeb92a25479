import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres } from '../../../../scripts/lib/postgres.mjs';
import { type Engine, pgliteEngine, postgresEngine, sqliteEngine } from './engines.fixture';
import type { KeyRow, MatchRow, PushRow } from './rows';
import type { AnyRow, Append, Store } from './store';

const engines: Engine[] = [sqliteEngine(), pgliteEngine()];
const postgres = await postgresEngine();
if (postgres !== null) engines.push(postgres);
else
  console.warn('There is no PostgreSQL here: its tests are left out. Install it and run them before you rely on it.');

afterAll(async () => {
  for (const engine of engines) await engine.end();
}, 120_000);

function match(id: string, more: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    game: 'toy',
    rules: 'toy@1 abc',
    phase: 'running',
    listed: 0,
    title: 'A duel',
    opening: '{"seed":"1"}',
    base: null,
    head: 0,
    created: 1_790_000_000_000,
    touched: 1_790_000_000_000,
    due: null,
    next: null,
    ...more,
  };
}

function key(id: string, more: Partial<KeyRow> = {}): KeyRow {
  return {
    id,
    match: 'm',
    role: 'seat',
    seat: 0,
    link: `link-${id}`,
    open: 1,
    holder: null,
    name: '',
    chance: null,
    muted: 0,
    ready: 0,
    choice: null,
    seen: null,
    ...more,
  };
}

function entry(n: number, more: Partial<Append> = {}): Append {
  return { match: 'm', n, at: 1_790_000_000_000 + n, bodies: [`{"n":${n}}`], due: null, ...more };
}

async function rows(dump: AsyncIterable<AnyRow>): Promise<AnyRow[]> {
  const all: AnyRow[] = [];
  for await (const row of dump) all.push(row);
  return all;
}

async function* stream(all: readonly AnyRow[]): AsyncIterable<AnyRow> {
  yield* all;
}

it('is proved on a real PostgreSQL wherever there is one', () => {
  expect(engines.some(({ name }) => name === 'PostgreSQL')).toBe(findPostgres() !== null);
});

describe.each(engines)('the store on $name', ({ open, again }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    return () => store.close();
  }, 120_000);

  it('gives a match back as it was given', async () => {
    const row = match('m', { title: 'Ünïcode «table» \u{1F3B2}', listed: 1, due: 1_790_000_000_123 });
    await store.create(row, [key('a'), key('b', { seat: 1 })]);
    expect(await store.match('m')).toEqual(row);
    expect(await store.match('other')).toBeNull();
    expect((await store.keys('m')).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('creates a match with all its keys or not at all', async () => {
    await expect(store.create(match('m'), [key('a'), key('a')])).rejects.toThrow();
    expect(await store.match('m')).toBeNull();
    expect(await store.keys('m')).toEqual([]);
  });

  it('keeps entries in order, and what the match has become by them', async () => {
    await store.create(match('m'), []);
    await store.create(match('other'), []);
    expect(await store.append(entry(1))).toBe(true);
    expect(await store.append(entry(2))).toBe(true);
    expect(await store.append(entry(1, { match: 'other' }))).toBe(true);
    expect(await store.entriesAfter('m', 0)).toEqual([
      { match: 'm', n: 1, at: 1_790_000_000_001, body: '{"n":1}' },
      { match: 'm', n: 2, at: 1_790_000_000_002, body: '{"n":2}' },
    ]);
    expect((await store.entriesAfter('m', 1)).map(({ n }) => n)).toEqual([2]);
    expect(await store.match('m')).toMatchObject({ head: 2, touched: 1_790_000_000_002 });
    expect(await store.match('other')).toMatchObject({ head: 1 });
  });

  it.each([
    ['a number that is written already', 1],
    ['a number that leaves a gap', 3],
  ])('refuses %s and changes nothing', async (_, n) => {
    await store.create(match('m'), []);
    await store.append(entry(1));
    const before = await store.archive('m');
    expect(await store.append(entry(n, { bodies: ['other'] }))).toBe(false);
    expect(await store.archive('m')).toEqual(before);
  });

  it('refuses entries of a match that does not exist', async () => {
    expect(await store.append(entry(1))).toBe(false);
    expect(await store.entriesAfter('m', 0)).toEqual([]);
  });

  it('lets one of twenty writers of the same entry win', async () => {
    await store.create(match('m'), []);
    for (let n = 1; n <= 5; n++) {
      const tries = Array.from({ length: 20 }, (_, i) => store.append(entry(n, { bodies: [`"${i}"`] })));
      const won = (await Promise.all(tries)).flatMap((written, i) => (written ? [i] : []));
      expect(won).toHaveLength(1);
      expect((await store.entriesAfter('m', n - 1)).map(({ body }) => body)).toEqual([`"${won[0]}"`]);
    }
  });

  it('keeps entries that belong together, all or none', async () => {
    await store.create(match('m'), []);
    expect(await store.append(entry(1, { bodies: ['"a"', '"b"', '"c"'] }))).toBe(true);
    expect(await store.append(entry(3, { bodies: ['"x"', '"y"'] }))).toBe(false);
    expect(await store.append(entry(4, { bodies: ['"d"', '"e"'] }))).toBe(true);
    const kept = await store.entriesAfter('m', 0);
    expect(kept.map(({ n, body }) => `${n} ${body}`)).toEqual(['1 "a"', '2 "b"', '3 "c"', '4 "d"', '5 "e"']);
    expect(await store.match('m')).toMatchObject({ head: 5 });
  });

  it('begins a match once, and only one that waits', async () => {
    await store.create(match('m', { phase: 'waiting' }), []);
    await store.create(match('closed', { phase: 'closed' }), []);
    const tries = await Promise.all(Array.from({ length: 8 }, (_, i) => store.begin('m', `"${i}"`, 5, 77)));
    expect(tries.filter((begun) => begun)).toHaveLength(1);
    expect(await store.match('m')).toMatchObject({ base: `"${tries.indexOf(true)}"`, phase: 'running', touched: 5 });
    expect(await store.begin('closed', '""', 5, null)).toBe(false);
  });

  it('takes the appends of many matches at once', async () => {
    for (let m = 0; m < 10; m++) await store.create(match(`m${m}`), []);
    const written = await Promise.all(
      Array.from({ length: 10 }, async (_, m) => {
        for (let n = 1; n <= 10; n++) if (!(await store.append(entry(n, { match: `m${m}` })))) return false;
        return true;
      }),
    );
    expect(written).toEqual(Array.from({ length: 10 }, () => true));
    expect((await store.entriesAfter('m9', 0)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('keeps the newest snapshot only, whoever comes last', async () => {
    await store.create(match('m'), []);
    expect(await store.snapshot('m')).toBeNull();
    await store.putSnapshot({ match: 'm', n: 20, body: 'twenty' });
    await store.putSnapshot({ match: 'm', n: 10, body: 'ten' });
    expect(await store.snapshot('m')).toEqual({ match: 'm', n: 20, body: 'twenty' });
    await store.putSnapshot({ match: 'm', n: 30, body: 'thirty' });
    expect(await store.snapshot('m')).toEqual({ match: 'm', n: 30, body: 'thirty' });
  });

  it('gives a key to the first who brings its link', async () => {
    await store.create(match('m'), [key('a')]);
    const tries = Array.from({ length: 20 }, (_, i) => store.claim('link-a', `holder-${i}`, `Name ${i}`, 'c0'));
    const won = (await Promise.all(tries)).flatMap((k) => (k === null ? [] : [k]));
    expect(won).toHaveLength(1);
    expect(won[0]).toMatchObject({ id: 'a', open: 0, chance: 'c0' });
    expect(await store.keyByHolder(won[0]?.holder ?? '')).toEqual(won[0]);
    expect(await store.keyByLink('link-a')).toEqual(won[0]);
    expect(await store.claim('link-b', 'h', 'n', null)).toBeNull();
  });

  it('moves a key: the old device keeps it until the new one has it', async () => {
    await store.create(match('m'), [key('a')]);
    await store.claim('link-a', 'old', 'Ann', null);
    await store.relink('a', 'link-new');
    expect(await store.keyByHolder('old')).toMatchObject({ id: 'a', name: 'Ann' });
    expect(await store.claim('link-a', 'thief', 'Eve', null)).toBeNull();
    expect(await store.claim('link-new', 'new', 'Ann', null)).toMatchObject({ holder: 'new' });
    expect(await store.keyByHolder('old')).toBeNull();
  });

  it('takes a key away', async () => {
    await store.create(match('m'), [key('a')]);
    await store.claim('link-a', 'old', 'Ann', null);
    await store.relink('a', 'link-new', null);
    expect(await store.keyByHolder('old')).toBeNull();
    expect(await store.keyByLink('link-new')).toMatchObject({ holder: null, name: '', open: 1 });
    await store.setMuted('a', true);
    expect(await store.keyByLink('link-new')).toMatchObject({ muted: 1 });
  });

  it('keeps who is ready, what they chose and when they were seen', async () => {
    await store.create(match('m'), [key('a'), key('b', { seat: 1 })]);
    await store.claim('link-a', 'ann', 'Ann', null);
    await store.setReady('a', true);
    await store.see(['a', 'b'], 5_000_000_000_000);
    expect(await store.keyByHolder('ann')).toMatchObject({ ready: 1, choice: null, seen: 5_000_000_000_000 });
    await store.setChoice('a', '{"nation":"uk"}');
    expect(await store.keyByHolder('ann')).toMatchObject({ ready: 0, choice: '{"nation":"uk"}' });
    await store.see([], 1);
    await store.relink('a', 'link-new', null);
    expect(await store.keyByLink('link-new')).toMatchObject({ ready: 0, choice: null });
  });

  it('lets one of several look after a clock, and an entry says when it has to be looked at next', async () => {
    await store.create(match('m', { phase: 'waiting' }), []);
    await store.begin('m', '""', 5, 100);
    const tries = await Promise.all(Array.from({ length: 5 }, (_, i) => store.setDue('m', 100, 200 + i)));
    expect(tries.filter((won) => won)).toHaveLength(1);
    expect(await store.append(entry(1, { due: 900 }))).toBe(true);
    expect((await store.dueUntil(899, 10)).map(({ id }) => id)).toEqual([]);
    expect((await store.dueUntil(900, 10)).map(({ id }) => id)).toEqual(['m']);
    expect(await store.setDue('m', 900, null)).toBe(true);
    expect(await store.setDue('m', null, 7)).toBe(true);
    await store.setPhase('m', 'over');
    expect(await store.match('m')).toMatchObject({ due: null });
  });

  it('names one match that follows, and keeps the last of a note', async () => {
    await store.create(match('m'), []);
    expect([await store.setNext('m', 'one'), await store.setNext('m', 'two')]).toEqual([true, false]);
    expect(await store.match('m')).toMatchObject({ next: 'one' });
    await store.setNote('n', 'a');
    await store.setNote('n', 'b');
    expect(await store.note('n')).toBe('b');
  });

  it('lists public tables that can still be joined or watched, the newest first', async () => {
    await store.create(match('old', { listed: 1, touched: 1 }), []);
    await store.create(match('new', { listed: 1, touched: 2, phase: 'waiting' }), []);
    await store.create(match('private', { touched: 3 }), []);
    await store.create(match('over', { listed: 1, touched: 4, phase: 'over' }), []);
    await store.create(match('closed', { listed: 1, touched: 5, phase: 'running' }), []);
    await store.setPhase('closed', 'closed');
    expect((await store.listed(10)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect((await store.listed(1)).map(({ id }) => id)).toEqual(['new']);
    await store.setListed('old', false);
    expect((await store.listed(10)).map(({ id }) => id)).toEqual(['new']);
  });

  it('goes through all matches page by page', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await store.create(match(id, { touched: id === 'd' ? 9 : 5 }), []);
    const first = await store.matches(2);
    expect(first.map(({ id }) => id)).toEqual(['d', 'a']);
    expect((await store.matches(2, first[1])).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('knows whose time runs out, the earliest first', async () => {
    await store.create(match('late', { due: 300 }), []);
    await store.create(match('soon', { due: 100 }), []);
    await store.create(match('then', { due: 200 }), []);
    await store.create(match('never'), []);
    expect((await store.dueUntil(200, 10)).map(({ id }) => id)).toEqual(['soon', 'then']);
    await store.setPhase('soon', 'closed');
    expect((await store.dueUntil(200, 10)).map(({ id }) => id)).toEqual(['then']);
  });

  it('numbers the chat of a table, even when everybody talks at once', async () => {
    await store.create(match('m'), []);
    const line = (text: string, channel: 'seats' | 'spectators' = 'seats') =>
      store.say({ match: 'm', at: 5, channel, key: 'a', name: 'Ann', text });
    expect(await line('hello')).toEqual({
      match: 'm',
      n: 1,
      at: 5,
      channel: 'seats',
      key: 'a',
      name: 'Ann',
      text: 'hello',
    });
    const said = await Promise.all(
      Array.from({ length: 8 }, (_, i) => line(`${i}`, i % 2 === 0 ? 'seats' : 'spectators')),
    );
    expect(said.map(({ n }) => n).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await store.chat('m', ['seats'], 100)).every(({ channel }) => channel === 'seats')).toBe(true);
    expect((await store.chat('m', ['seats', 'spectators'], 3)).map(({ n }) => n)).toEqual([7, 8, 9]);
  });

  it('keeps where to push, once per device', async () => {
    await store.create(match('m'), [key('a')]);
    const push: PushRow = {
      id: 'p',
      match: 'm',
      key: 'a',
      endpoint: 'https://e/1',
      p256dh: 'k',
      auth: 's',
      quietFrom: 0,
      quietTo: 0,
    };
    await store.putPush(push);
    await store.putPush({ ...push, quietFrom: 60 });
    expect(await store.pushes('m')).toEqual([{ ...push, quietFrom: 60 }]);
    await store.dropPush('p');
    expect(await store.pushes('m')).toEqual([]);
  });

  it('keeps a note once', async () => {
    expect(await store.note('vapid')).toBeNull();
    expect(await store.noteOnce('vapid', 'first')).toBe('first');
    expect(await store.noteOnce('vapid', 'second')).toBe('first');
  });

  it('exports everything of a match, and deletes everything of it', async () => {
    await store.create(match('m'), [key('a')]);
    await store.create(match('other'), [key('b', { match: 'other' })]);
    await store.append(entry(1));
    await store.append(entry(1, { match: 'other' }));
    await store.putSnapshot({ match: 'm', n: 1, body: 's' });
    await store.say({ match: 'm', at: 5, channel: 'seats', key: 'a', name: 'Ann', text: 'hello' });
    await store.putPush({
      id: 'p',
      match: 'm',
      key: 'a',
      endpoint: 'e',
      p256dh: 'k',
      auth: 's',
      quietFrom: 0,
      quietTo: 0,
    });
    const whole = await store.archive('m');
    expect(Object.entries(whole ?? {}).map(([table, all]) => [table, all.length])).toEqual([
      ['matches', 1],
      ['entries', 1],
      ['snapshots', 1],
      ['keys', 1],
      ['chat', 1],
      ['pushes', 1],
    ]);
    expect(await store.remove('m')).toBe(true);
    expect(await store.remove('m')).toBe(false);
    expect(await store.archive('m')).toBeNull();
    expect((await rows(store.dump())).map(({ table }) => table)).toEqual(['matches', 'entries', 'keys']);
  });

  it('finds what nobody has touched', async () => {
    await store.create(match('a', { touched: 10 }), []);
    await store.create(match('b', { touched: 10, phase: 'over' }), []);
    await store.create(match('c', { touched: 20, phase: 'over' }), []);
    expect(await store.untouchedSince(20, ['over', 'closed'])).toEqual(['b']);
    expect(await store.untouchedSince(21, ['over', 'running'])).toEqual(['a', 'b', 'c']);
  });

  it('is dumped whole and filled again, all or nothing', async () => {
    await store.create(match('m'), [key('a')]);
    await store.append(entry(1, { bodies: Array.from({ length: 1100 }, (_, i) => `${i}`) }));
    await store.noteOnce('vapid', 'x');
    const all = await rows(store.dump());
    expect(all).toHaveLength(1 + 1100 + 1 + 1);
    await expect(store.fill(stream(all))).rejects.toThrow('The database is not empty');

    const empty = await open();
    await expect(empty.fill(stream([...all, ...all.slice(0, 1)]))).rejects.toThrow();
    expect(await rows(empty.dump())).toEqual([]);
    await empty.fill(stream(all));
    expect(await rows(empty.dump())).toEqual(all);
    expect(await empty.append(entry(1101))).toBe(true);
    await empty.close();
  });

  it('says whether it works', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  if (again !== null) {
    it('has everything again after it was closed', async () => {
      await store.create(match('m'), [key('a')]);
      await store.append(entry(1));
      const before = await rows(store.dump());
      const other = await again();
      expect(await rows(other.dump())).toEqual(before);
      expect(await other.append(entry(2))).toBe(true);
      expect(await store.append(entry(2, { bodies: ['late'] }))).toBe(false);
      await other.close();
    });
  }
});

describe.each(postgres === null ? [] : [postgres])('several nodes on $name', ({ open, again }) => {
  it('hear of each other’s entries and not of their own', async () => {
    const here = await open();
    const there = (await again?.()) ?? here;
    const heard: string[] = [];
    const poked = new Promise<void>((done) => {
      here.onPoke((match, what) => heard.push(`here ${match} ${what}`));
      there.onPoke((match, what) => {
        heard.push(`there ${match} ${what}`);
        if (heard.length === 3) done();
      });
    });
    await here.create(match('m'), []);
    // listening begins in its own time
    await new Promise((wait) => setTimeout(wait, 300));
    await here.append(entry(1));
    await here.poke('m', 'chat');
    await here.poke('m', 'table');
    await poked;
    expect(heard).toEqual(['there m entries', 'there m chat', 'there m table']);
    await here.close();
    await there.close();
  });
});
