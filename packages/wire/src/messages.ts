import type { Attempt, Explained, Occupant, SavedTable, ToldStep, Trace, Update, Wished } from '@sandtable/host';
import type { Odds, Option, Problem, Seat, Viewer } from '@sandtable/kernel';

/** Every message between a screen and an authority, whoever carries it. Types only: a page that speaks it loads nothing for it. */

/** Raised whenever an old screen and a new authority would misunderstand each other. */
export const PROTOCOL = 1;

/** What a viewer saw last. */
export interface Cursor {
  readonly seq: number;
  readonly answers: number;
}

/** What every command carries: delivered twice it counts once, too late it is refused as `stale`. */
export interface Ordered {
  /** New for every command, the same when it is sent again. */
  readonly cmd: string;
  /** The number of the update it is meant for. */
  readonly at: number;
}

interface Looking {
  readonly who: Viewer;
}

interface Sitting {
  readonly seat: Seat;
}

interface Says {
  readonly text: string;
}

/** What may be asked, and what comes back when it is not refused. */
export interface Asks {
  /** Tells how things stand and from now on every change; with a cursor, what has happened since. */
  watch: { request: Looking & { readonly cursor?: Cursor }; reply: null };
  unwatch: { request: Looking; reply: null };
  sync: { request: Looking & { readonly cursor?: Cursor }; reply: Update<unknown> };
  history: { request: Looking & { readonly since?: number }; reply: ToldStep[] };
  viewAt: { request: Looking & { readonly n: number }; reply: unknown };
  thoughtAt: { request: Looking & { readonly n: number }; reply: Trace | null };

  answer: { request: Ordered & Sitting & { readonly option: Option }; reply: number };
  undo: { request: Ordered & Sitting & { readonly to?: number }; reply: number };
  redo: { request: Ordered & Sitting; reply: number };
  agree: { request: Ordered & Sitting & { readonly yes: boolean }; reply: number };
  /** What is done to a seat whose time is over: what the table has agreed on, or more time. */
  late: {
    request: Ordered & Sitting & { readonly of: Seat; readonly do: 'wait' | 'opponent' | 'forfeit' };
    reply: number;
  };
  /** Whoever plays the seat has had enough; the others win. */
  giveUp: { request: Ordered & Sitting; reply: number };
  wish: { request: Ordered & Sitting & Says; reply: Wished };
  /** Goes on with a wish that others have held up. */
  goOn: { request: Ordered & Sitting & Says; reply: Wished };

  /** What the table's adviser would do in the seat's place. Asking is counted. */
  advice: { request: Ordered & Sitting; reply: Trace };

  explain: { request: Sitting & Says; reply: Explained };
  odds: { request: Sitting & Says; reply: Odds };
  /** Chances of options that are offered, in their order; null where there are none. */
  oddsOf: { request: Sitting & { readonly options: readonly Option[] }; reply: (Odds | null)[] };
  wishes: { request: Sitting; reply: string[] };

  /** Only for whoever owns the table. */
  seat: { request: Ordered & Sitting & { readonly occupant: Occupant }; reply: number };
  advance: { request: object; reply: boolean };
  hold: { request: { readonly yes: boolean }; reply: number };
  saved: { request: { readonly n?: number }; reply: SavedTable };
}

export type Op = keyof Asks;

/** One request; its reply repeats the id. */
export type Request<O extends Op = Op> = { [K in O]: { readonly op: K } & Asks[K]['request'] }[O];

export type ReplyTo<O extends Op> = Attempt<Asks[O]['reply']>;

/** The answer to a request; the id is null if the request had none that could be read. */
export type Reply = { readonly id: number | null } & Attempt<unknown>;

/** What a screen is told without asking. */
export type Push =
  | { readonly push: 'update'; readonly update: Update<unknown> }
  | { readonly push: 'problem'; readonly problem: Problem };

/** What a screen may send beside the language of tables to a worker of its own: it decides what is played there. */
export type Lobby =
  /** Opens a match that is kept. `screen` tells the commands of this screen from those of others. */
  | { readonly op: 'open'; readonly game: string; readonly match: string; readonly screen: string }
  /** Opens a table that nobody keeps. */
  | { readonly op: 'practice'; readonly game: string; readonly saved: unknown; readonly screen: string }
  /** Sees whether a table can be had, and what it would be like. */
  | { readonly op: 'try'; readonly game: string; readonly opening?: unknown; readonly saved?: unknown };

/** A table that nobody has seen yet, and what a spectator would see of it. */
export interface FreshTable {
  readonly saved: SavedTable;
  readonly view: unknown;
}
