import type { Entry } from '@sandtable/host';
import { pickFrom, seedRng } from '@sandtable/kernel';
import { GAMES } from '../../packages/server/src/live/games';
import { SETUPS, type TableName } from '../../packages/server/src/live/online.fixture';
import { Stop } from '../lib/say.mjs';

/** What one match takes in a store, in bytes of text. */
export interface Sizes {
  readonly base: number;
  readonly entry: number;
  readonly snapshot: number;
}

const TABLES: readonly TableName[] = ['tactics', 'pacific', 'aces'];

/** Plays one match of every table by chance and weighs what a store would keep of it. */
export function weigh(answers: number): Sizes {
  const all = TABLES.map((table) => weighOne(table, answers));
  const mean = (of: (sizes: Sizes) => number) => Math.round(all.reduce((sum, one) => sum + of(one), 0) / all.length);
  return { base: mean((s) => s.base), entry: mean((s) => s.entry), snapshot: mean((s) => s.snapshot) };
}

function weighOne(name: TableName, answers: number): Sizes {
  const { game: id, setup } = SETUPS[name];
  const seats = [0, 1].map((seat) => ({ by: 'person', name: `Player ${seat}`, id: `k${seat}` }));
  const stakes = { match: name, secret: '5a'.repeat(32), contributions: seats.map(() => '1b'.repeat(16)) };
  const entries: Entry[] = [];
  const game = GAMES.find((g) => g.id === id);
  const opened = game?.open(
    { setup, seed: '', stakes, seats, dice: 'keyed' },
    { entered: (entry) => entries.push(entry), now: () => Date.now() },
  );
  if (opened?.ok !== true) throw new Stop(`The table ${name} cannot be set.`);
  const table = opened.value;
  const base = JSON.stringify(table.saved()).length;
  const rng = seedRng(name);
  for (let n = 0; n < answers && table.over === null; n++) {
    const [seat = 0] = table.waiting;
    const now = table.sync(seat);
    const options = now.ok ? (now.value.question?.options ?? []) : [];
    if (options.length === 0) break;
    table.as({ who: 'a'.repeat(16), cmd: `b${n}`.padEnd(22, '-') }, () => table.answer(seat, pickFrom(rng, options)));
  }
  const text = entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
  const snapshot = JSON.stringify(table.snapshot()).length;
  return { base, entry: text / Math.max(1, entries.length), snapshot };
}
