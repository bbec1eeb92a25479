import type { ClockRules, Refusal, SavedTable, UndoPolicy } from '@sandtable/host';
import type { Seat } from '@sandtable/kernel';
import type { Push } from './messages';
import type { Calls, Create, Planned } from './net-shapes';

/** What a match server says beside the language of a table. Types only, as in `messages.ts`. */

export type { Calls, Create, Planned };

/** What a table is to a server: waiting for its seats, being played, played out, or closed by its owner. */
export type Phase = 'waiting' | 'running' | 'over' | 'closed';

export interface CardSeat {
  readonly by: Planned['by'];
  /** The seat whose holder plays this one as well; null: none. */
  readonly heldWith: Seat | null;
  readonly name: string;
  readonly taken: boolean;
  /** Wants the match to begin. */
  readonly ready: boolean;
  /** Has chosen something else than the table was made with. */
  readonly chosen: boolean;
  /** What it has chosen, where others may know; null otherwise. */
  readonly choice: unknown;
}

/** What anybody at the table may know about it before and while it is played. */
export interface Card {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly listed: boolean;
  /** Null where it would tell more than the table shows: a match that begins from a position. */
  readonly setup: unknown;
  /** So many answers had been given at another table before the match came here; null: it begins here. */
  readonly continues: number | null;
  readonly undo: UndoPolicy;
  readonly thoughts: 'own' | 'open';
  readonly chat: boolean;
  readonly clock: ClockRules | null;
  readonly choices: Create['choices'];
  readonly seats: readonly CardSeat[];
  /** Binds the server to the dice before anybody has sat down. */
  readonly commitment: string;
  /** The match that was made from this one when it was over; null: none. */
  readonly next: string | null;
}

/** Whether somebody looks at the table from this seat. */
export interface Person {
  readonly seat: Seat;
  readonly here: boolean;
  /** Since when they do not look, in milliseconds since 1970; null: they look, or never have. */
  readonly since: number | null;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** What a screen hears when it has said hello. */
export interface Welcome {
  readonly who: Seat | 'spectator';
  readonly name: string;
  readonly card: Card;
  readonly chat: readonly ChatLine[];
  /** Seats somebody looks at. */
  readonly present: readonly Seat[];
  readonly people: readonly Person[];
  /** The time at the server, to show others' times by one's own clock. */
  readonly now: number;
}

/** What a screen may ask of a server beside what it asks of a table (`Asks`). */
export interface NetAsks {
  hello: { request: { readonly protocol: number; readonly key: string }; reply: Welcome };
  say: { request: { readonly text: string }; reply: { readonly n: number } };
  /** The whole match with the proof of its dice, once it is over. */
  replay: { request: object; reply: SavedTable };
}

/** What a server says without being asked. */
export type NetPush =
  | Push
  /** The match has begun, or who sits where has changed: look again. */
  | { readonly push: 'table' }
  | { readonly push: 'presence'; readonly seats: readonly Seat[]; readonly people: readonly Person[] }
  | { readonly push: 'chat'; readonly line: ChatLine };

/** What comes back from requests that are no conversation, by name. */
export interface CallReplies extends Record<keyof Calls, unknown> {
  look: {
    readonly card: Card;
    readonly role: 'owner' | 'seat' | 'spectator';
    readonly seat: Seat;
    /** The link can be claimed. */
    readonly open: boolean;
    /** It is a key of somebody who sits there or owns the table. */
    readonly held: boolean;
    /** What the seat has chosen, for its holder. */
    readonly choice: unknown;
    /** What everybody sees of a match that does not begin from its set-up, before it goes on; null otherwise. */
    readonly view: unknown;
    /** Whom the running match waits for, for who holds a key; empty otherwise. */
    readonly waiting: readonly Seat[];
    /** When something last happened, in milliseconds since 1970. */
    readonly touched: number;
  };
  claim: { readonly match: string; readonly seat: Seat; readonly key: string; readonly name: string };
  join: { readonly match: string; readonly seat: Seat; readonly key: string; readonly name: string };
  move: { readonly link: string };
  relink: { readonly link: string };
  rematch: {
    readonly match: string;
    /** Where the caller sits there; -1 for the owner. */
    readonly seat: Seat;
    /** The link of the caller's seat, or the key of its owner. */
    readonly link: string;
    readonly watch: string;
  };
}

/** What somebody gets who makes a table. */
export interface Made {
  readonly match: string;
  readonly owner: string;
  /** A link each; null for opponents. */
  readonly seats: readonly (string | null)[];
  readonly watch: string;
}

/** Why a server did not do what was asked of it; a table has reasons of its own. */
export type NetCode =
  | 'old-protocol'
  /** Nobody holds such a key. */
  | 'unknown-key'
  /** Somebody else was first. */
  | 'taken'
  | 'not-begun'
  | 'not-over'
  | 'closed-table'
  | 'too-many'
  | 'server-failed';

export interface NetRefusal extends Omit<Refusal, 'code'> {
  readonly code: Refusal['code'] | NetCode;
}

/** What comes back from a server. */
export type Answer<T> = { readonly ok: true; readonly value: T } | NetRefusal;
