import type { AnyTable, Entry, Hosted, StoredMatch } from '@sandtable/host';
import { randomBelow, seedRng, stableHash } from '@sandtable/kernel';
import { claim } from '../../packages/server/src/live/client.fixture';
import { GAMES } from '../../packages/server/src/live/games';
import { make, type TableName } from '../../packages/server/src/live/online.fixture';
import { Player } from '../../packages/server/src/live/player.fixture';
import { StoreLog } from '../../packages/server/src/live/store-log';
import { openStore } from '../../packages/server/src/open-store';
import type { Store } from '../../packages/server/src/store/store';
import { Place, type StoreKind } from './place';

export interface CrashOptions {
  readonly kills: number;
  readonly store: StoreKind;
  readonly seed: string;
}

export interface CrashFigures {
  readonly kills: number;
  /** Acknowledged answers. */
  readonly answers: number;
  /** Acknowledged answers the store does not have. */
  readonly lost: number;
  /** Answers the store has more than once. */
  readonly twice: number;
  /** Matches that could not be opened again, or came out differently from an undisturbed twin. */
  readonly broken: number;
}

const TABLES: readonly TableName[] = ['tactics', 'pacific', 'aces'];
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Plays on every kind of table while the node, or the database, is killed again and again. Then looks what is left. */
export async function crash({ kills, store, seed }: CrashOptions, told: (done: number) => void): Promise<CrashFigures> {
  const place = await Place.make(store);
  const rng = seedRng(seed);
  try {
    await place.start();
    const matches: { readonly id: string; readonly players: readonly Player[] }[] = [];
    for (const table of TABLES) {
      const made = await make(place.url, table);
      const players: Player[] = [];
      for (const [i, link] of made.seats.entries()) {
        const { key } = await claim(place.url, link, `P${i}`);
        players.push(new Player([place.url], key, { pick: (n) => randomBelow(rng, n), breaks: () => null }));
      }
      matches.push({ id: made.match, players });
    }
    const all = matches.flatMap(({ players }) => players);
    const playing = all.map((player) => player.play());
    for (let kill = 0; kill < kills; kill++) {
      await pause(100 + randomBelow(rng, 500));
      if (place.postgres !== null && kill % 4 === 3) {
        await place.postgres.kill();
        await place.postgres.restart();
      } else {
        await place.kill();
        await place.start();
      }
      told(kill + 1);
    }
    await pause(500);
    for (const player of all) player.end();
    await Promise.all(playing);
    await place.kill('SIGTERM');
    return await look(place, matches, kills);
  } finally {
    await place.end();
  }
}

async function look(
  place: Place,
  matches: readonly { readonly id: string; readonly players: readonly Player[] }[],
  kills: number,
): Promise<CrashFigures> {
  const store = await openStore(place.store);
  try {
    let answers = 0;
    let lost = 0;
    let twice = 0;
    let broken = 0;
    for (const { id, players } of matches) {
      const entries = (await store.entriesAfter(id, 0)).map(({ body }) => JSON.parse(body) as Entry);
      const times = new Map<string, number>();
      for (const { cmd } of entries) if (cmd !== undefined) times.set(cmd, (times.get(cmd) ?? 0) + 1);
      for (const count of times.values()) if (count > 1) twice += 1;
      for (const { acknowledged } of players) {
        answers += acknowledged.length;
        lost += acknowledged.filter(({ n, cmd }) => entries[n - 1]?.cmd !== cmd).length;
      }
      if (!(await isSame(store, id))) broken += 1;
    }
    return { kills, answers, lost, twice, broken };
  } finally {
    await store.close();
  }
}

/** Whether the match as it was kept on the way is the one that all its entries give from the start. */
async function isSame(store: Store, id: string): Promise<boolean> {
  const row = await store.match(id);
  const game = GAMES.find((g) => g.id === row?.game);
  const log = new StoreLog(
    id,
    store,
    () => 0,
    () => 0,
  );
  const [kept, whole] = [await log.load(), await log.load(true)];
  if (game === undefined || kept === null || whole === null) return false;
  const [one, twin] = [hashOf(game, kept), hashOf(game, whole)];
  return one !== null && one === twin;
}

function hashOf(game: Hosted, stored: StoredMatch): string | null {
  const opened = game.openStored(stored);
  if (!opened.ok) return null;
  const table: AnyTable = opened.value;
  const state = table.stateAt(table.journal.length);
  return state.ok ? stableHash(state.value) : null;
}
