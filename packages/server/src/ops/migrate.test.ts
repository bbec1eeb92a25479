import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Authority, type Hosted, hosted } from '@sandtable/host';
import { failure, pickFrom, seedRng } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { afterAll, expect, it } from 'vitest';
import { StoreLog } from '../live/store-log';
import { readSettings } from '../settings/settings';
import type { MatchRow } from '../store/rows';
import { openSqlite } from '../store/sqlite';
import { operate } from './operate';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { rules } = toyGame;
const old = hosted(toyGame);
/** Newer rules, and how play differs. */
const newer = (more: Partial<typeof rules>): Hosted =>
  hosted({ ...toyGame, rules: { ...rules, version: '99', ...more } });
const SAME = newer({});
const OTHERWISE = newer({
  init(setup, rng) {
    const s = rules.init(setup, rng);
    s.turn += 1;
    return s;
  },
});
const UNREADABLE = newer({ parseSetup: () => failure('hp', 'Nobody has so few any more.') });

const MATCH = 'm'.repeat(16);
const ENTRIES = 40;

/** A running match of the old rules, long enough for a snapshot. */
async function begun(name: string) {
  const settings = readSettings({ data: join(folder, name) }, {});
  const store = await openSqlite(join(folder, name, 'sandtable.db'));
  const setup = { hp: 30, abilities: [[], []] };
  const seats = [
    { by: 'person', name: 'Ann' },
    { by: 'person', name: 'Ben' },
  ];
  const stakes = { match: MATCH, secret: '5a'.repeat(32), contributions: ['1b'.repeat(16), '2c'.repeat(16)] };
  const opened = old.open({ setup, seed: '', stakes, seats, dice: 'keyed' });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const row: MatchRow = {
    id: MATCH,
    game: 'toy',
    rules: old.rules,
    phase: 'running',
    listed: 0,
    title: 'A duel',
    opening: '{}',
    base: JSON.stringify(opened.value.saved()),
    head: 0,
    created: 1,
    touched: 1,
    due: null,
    next: null,
  };
  await store.create(row, []);
  const log = new StoreLog(
    MATCH,
    store,
    () => 2,
    () => 0,
  );
  const authority = await Authority.open(old, log);
  if (!authority.ok) throw new Error(JSON.stringify(authority));
  const rng = seedRng('migrate');
  for (let n = 0; n < ENTRIES; n++) {
    const done = await authority.value.order(
      { who: 'test', cmd: `c${n}`, at: n },
      () => 0,
      (table) => {
        const [seat = 0] = table.waiting;
        const now = table.sync(seat);
        const options = now.ok ? (now.value.question?.options ?? []) : [];
        return table.answer(seat, pickFrom(rng, options));
      },
      (seq) => seq,
    );
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  await authority.value.close();
  return { settings, store };
}

const migrated = async (name: string, game: Hosted) => {
  const { settings, store } = await begun(name);
  const { matches } = await operate(settings, (ops) => ops.migrate(), [game]);
  const row = await store.match(MATCH);
  const snapshot = JSON.parse((await store.snapshot(MATCH))?.body ?? '{}') as { version?: string; seq?: number };
  const again = await operate(settings, (ops) => ops.migrate(), [game]);
  await store.close();
  return { matches, rules: row?.rules, snapshot, again: again.matches };
};

it('moves a match that comes out the same, and then it is one of today’s', async () => {
  const { matches, rules: now, snapshot, again } = await migrated('same', SAME);
  expect(matches).toEqual([{ match: MATCH, game: 'toy', title: 'A duel', rules: old.rules, what: 'moved', why: '' }]);
  expect(now).toBe(SAME.rules);
  expect(snapshot).toMatchObject({ version: '99', seq: ENTRIES });
  expect(again).toEqual([]);
});

it('keeps a match in which something is different now, and lists it every time', async () => {
  const { matches, rules: now, again } = await migrated('otherwise', OTHERWISE);
  expect(matches).toMatchObject([{ match: MATCH, what: 'kept', why: expect.stringMatching(/\S/) }]);
  expect(now).toBe(old.rules);
  expect(again).toEqual(matches);
});

it('leaves alone what today’s rules cannot play, and says why', async () => {
  const { matches, rules: now } = await migrated('unreadable', UNREADABLE);
  expect(matches).toMatchObject([{ what: 'stuck', why: 'Nobody has so few any more.' }]);
  expect(now).toBe(old.rules);
});

it('has nothing to do where the rules are the same, and says where the game is unknown', async () => {
  const { settings, store } = await begun('known');
  expect((await operate(settings, (ops) => ops.migrate(), [old])).matches).toEqual([]);
  expect((await operate(settings, (ops) => ops.migrate(), [])).matches).toMatchObject([{ what: 'stuck' }]);
  await store.close();
});
