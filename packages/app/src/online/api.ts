import type { SavedTable } from '@sandtable/host';
import { factOfText } from '@sandtable/kernel';
import type {
  Answer as Answered,
  CallReplies,
  Calls,
  Card,
  Create,
  Made,
  NetRefusal as Refused,
} from '@sandtable/wire';

/** Where the server is that this page came from. */
export function apiUrl(path: string, base: string = document.baseURI): string {
  return new URL(`api/${path}`, base).href;
}

/** Why something did not happen: a table has its reasons, the server its own, and the net has one. */
export interface NetRefusal extends Omit<Refused, 'code'> {
  /** `no-net`: nobody answered. */
  readonly code: Refused['code'] | 'no-net';
}

export type Answer<T> = Extract<Answered<T>, { ok: true }> | NetRefusal;

export type Looked = CallReplies['look'];

/** What may be left out has its default there. */
export type NewTable = Pick<Create, 'game' | 'title' | 'seats'> & Partial<Create>;

/** Asks the server for something that is no move of a match. */
export async function call<K extends keyof Calls>(name: K, body: Calls[K]): Promise<Answer<CallReplies[K]>> {
  return (await request(name, body)) as Answer<CallReplies[K]>;
}

export async function makeTable(table: NewTable): Promise<Answer<Made>> {
  return (await request('tables', table)) as Answer<Made>;
}

/** Tables that anybody may join; null if nobody answers. */
export async function publicTables(): Promise<readonly Card[] | null> {
  const answer = await request('tables');
  return Array.isArray(answer) ? (answer as Card[]) : null;
}

/** A match that is over, with the secret of its dice. */
export async function replayOf(match: string): Promise<Answer<{ readonly card: Card; readonly table: SavedTable }>> {
  return (await request(`replay/${match}`)) as Answer<{ readonly card: Card; readonly table: SavedTable }>;
}

/** Whoever says nothing for so long is not there; only a long match that goes on elsewhere takes more time to look at. */
const PATIENCE_MS = 20_000;
const LONG_PATIENCE_MS = 120_000;

export const NO_NET: NetRefusal = { ok: false, code: 'no-net', message: factOfText('') };

async function request(path: string, body?: unknown): Promise<unknown> {
  try {
    const init =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const isLong = path === 'tables' && body !== undefined;
    const signal = AbortSignal.timeout(isLong ? LONG_PATIENCE_MS : PATIENCE_MS);
    const response = await fetch(apiUrl(path), { ...init, cache: 'no-store', signal });
    return (await response.json()) as unknown;
  } catch {
    return NO_NET;
  }
}

/** What a seat adds to the dice: 256 bits nobody else can know beforehand. */
export function ownChance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (n) => n.toString(16).padStart(2, '0')).join('');
}
