import type { Attempt, Refusal } from '@sandtable/host';

/** Where the server is that this page came from. */
export function apiUrl(path: string, base: string = document.baseURI): string {
  return new URL(`api/${path}`, base).href;
}

/** Why something did not happen: a table has its reasons, the server its own, and the net has one. */
export type NetCode =
  | Refusal['code']
  | 'unknown-key'
  | 'taken'
  | 'not-allowed'
  | 'not-begun'
  | 'not-over'
  | 'closed-table'
  | 'old-protocol'
  | 'too-many'
  | 'server-failed'
  /** Nobody answered. */
  | 'no-net';

export interface NetRefusal extends Omit<Refusal, 'code' | 'message'> {
  readonly code: NetCode;
  readonly message: Refusal['message'] | string;
}

export type Answer<T> = (Attempt<T> & { readonly ok: true }) | NetRefusal;

export type Phase = 'waiting' | 'running' | 'over' | 'closed';

/** Who may play a seat of a new table. */
export type Planned = { readonly by: 'link' } | { readonly by: 'opponent'; readonly name: string };

/** What anybody at the table may know about it before and while it is played. */
export interface Card {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly setup: unknown;
  readonly undo: 'strict' | 'agree' | 'free';
  readonly thoughts: 'own' | 'open';
  readonly chat: boolean;
  readonly seats: readonly { readonly by: 'link' | 'opponent'; readonly name: string; readonly taken: boolean }[];
  /** Binds the server to the dice before anybody has sat down. */
  readonly commitment: string;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** What the server says to a screen that has come in. */
export interface Welcome {
  readonly who: number | 'spectator';
  readonly name: string;
  readonly card: Card;
  readonly chat: readonly ChatLine[];
  readonly present: readonly number[];
}

/** What is told about the table itself, beside the match. */
export type TableNews =
  | { readonly push: 'table' }
  | { readonly push: 'presence'; readonly seats: readonly number[] }
  | { readonly push: 'chat'; readonly line: ChatLine };

export interface NewTable {
  readonly game: string;
  readonly title: string;
  readonly setup: unknown;
  readonly seats: readonly Planned[];
  readonly undo: Card['undo'];
  readonly thoughts: Card['thoughts'];
  readonly listed: boolean;
}

export interface Made {
  readonly match: string;
  readonly owner: string;
  readonly seats: readonly (string | null)[];
  readonly watch: string;
}

export interface Claimed {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
  readonly name: string;
}

export interface Looked {
  readonly card: Card;
  readonly role: 'seat' | 'spectator' | 'owner';
  readonly seat: number;
  /** Nobody has used this link yet. */
  readonly open: boolean;
  readonly held: boolean;
}

interface Calls {
  tables: { asks: NewTable; gets: Made };
  look: { asks: { readonly key: string }; gets: Looked };
  claim: { asks: { readonly key: string; readonly name: string; readonly chance: string }; gets: Claimed };
  move: { asks: { readonly key: string }; gets: { readonly link: string } };
  leave: { asks: { readonly key: string }; gets: null };
  relink: { asks: { readonly owner: string; readonly seat: number }; gets: { readonly link: string } };
  close: { asks: { readonly owner: string }; gets: null };
}

/** Asks the server for something that is no move of a match. */
export async function call<K extends keyof Calls>(name: K, body: Calls[K]['asks']): Promise<Answer<Calls[K]['gets']>> {
  return (await request(name, { method: 'POST', body: JSON.stringify(body) })) as Answer<Calls[K]['gets']>;
}

/** Tables that anybody may join or watch. */
export async function publicTables(): Promise<readonly Card[] | null> {
  const answer = await request('tables', { method: 'GET' });
  return Array.isArray(answer) ? (answer as Card[]) : null;
}

async function request(name: string, init: RequestInit): Promise<unknown> {
  try {
    const headers = init.body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(apiUrl(name), { ...init, headers, cache: 'no-store' });
    return (await response.json()) as unknown;
  } catch {
    return { ok: false, code: 'no-net', message: '' } satisfies NetRefusal;
  }
}

/** What a seat adds to the dice: 256 bits nobody else can know beforehand. */
export function ownChance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (n) => n.toString(16).padStart(2, '0')).join('');
}
