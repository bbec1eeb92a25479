import type { Attempt, Opening, SavedTable } from '@sandtable/host';
import type { FreshTable } from '@sandtable/wire';
import { matches } from './matches';
import type { MatchRecord } from './record';
import { startTableWorker } from './table-worker';

export type { FreshTable };

/** Opens a table only to see whether it can be had; a worker that dies tells whoever waits. */
async function tryTable(game: string, what: { readonly opening: Opening } | { readonly saved: unknown }) {
  const worker = startTableWorker(
    () => undefined,
    () => undefined,
  );
  try {
    return await worker.client.try({ op: 'try', game, ...what });
  } finally {
    worker.end();
  }
}

/** A new table, or every reason why there cannot be one. */
export function tryOpening(game: string, opening: Opening): Promise<Attempt<FreshTable>> {
  return tryTable(game, { opening });
}

/** The same for a table from a file. */
export function tryRestoring(game: string, saved: unknown): Promise<Attempt<FreshTable>> {
  return tryTable(game, { saved });
}

/** A kept match as it stands, with its replay. */
export async function savedOf(game: string, match: string): Promise<Attempt<SavedTable>> {
  const worker = startTableWorker(
    () => undefined,
    () => undefined,
  );
  try {
    const table = await matches.tableOf(match);
    const opened = await worker.client.open(
      table === null
        ? { op: 'open', game, match, screen: 'export' }
        : { op: 'practice', game, saved: table, screen: 'export' },
    );
    return opened.ok ? await worker.client.send({ op: 'saved' }) : opened;
  } finally {
    worker.end();
  }
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
