import type { Attempt, Opening, Request, SavedTable, TableClient, Update } from '@sandtable/host';
import { matches } from './matches';
import type { MatchRecord } from './record';
import { startTableWorker } from './table-worker';

/** A table that nobody has seen yet, and what a spectator would see of it. */
export interface FreshTable {
  readonly saved: SavedTable;
  readonly view: unknown;
}

/** Opens a table and takes down how it stands. */
export async function freshTable(client: TableClient, request: Request): Promise<Attempt<FreshTable>> {
  const done = await client.send(request);
  if (!done.ok) return done;
  const saved = (await client.send({ op: 'saved' })) as Attempt<SavedTable>;
  const seen = (await client.send({ op: 'sync', who: 'spectator' })) as Attempt<Update<unknown>>;
  if (!saved.ok) return saved;
  return seen.ok ? { ok: true, value: { saved: saved.value, view: seen.value.view } } : seen;
}

/** Opens a table only to see whether it can be had; a worker that dies tells whoever waits. */
async function tryTable(request: Request): Promise<Attempt<FreshTable>> {
  const worker = startTableWorker(
    () => undefined,
    () => undefined,
  );
  try {
    return await freshTable(worker.client, request);
  } finally {
    worker.end();
  }
}

/** A new table, or every reason why there cannot be one. */
export function tryOpening(game: string, opening: Opening): Promise<Attempt<FreshTable>> {
  return tryTable({ op: 'open', game, opening });
}

/** The same for a table from a file. */
export function tryRestoring(game: string, saved: unknown): Promise<Attempt<FreshTable>> {
  return tryTable({ op: 'restore', game, saved });
}

/** Keeps a new match; gives back its id. */
export async function startMatch(
  game: string,
  opening: Opening,
  title: (view: unknown) => Promise<string>,
  origin: MatchRecord['origin'] = 'new',
): Promise<Attempt<string>> {
  const fresh = await tryOpening(game, opening);
  if (!fresh.ok) return fresh;
  const { saved, view } = fresh.value;
  return { ok: true, value: await matches.create({ game, title: await title(view), saved, view, origin }) };
}

/** 128 bits of chance: as many as the generator holds. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('');
}
