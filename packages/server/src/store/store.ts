import type { Channel, ChatRow, EntryRow, KeyRow, MatchRow, Phase, PushRow, SnapshotRow, Tables } from './rows';

/** What another node has changed. */
export type Poke = 'entries' | 'chat' | 'table' | 'presence';

/** Entries of one match that belong together: all of them are kept, or none. */
export interface Append {
  readonly match: string;
  /** The number of the first: one more than that of the last entry the writer knows. */
  readonly n: number;
  readonly at: number;
  readonly bodies: readonly string[];
  /** When the clock has to be looked at next; null: never. */
  readonly due: number | null;
}

/** A match with everything stored about it: for export, and for moving it elsewhere. */
export type Archive = { readonly [T in Exclude<keyof Tables, 'notes'>]: readonly Tables[T][] };

/** A row of any table, as a backup holds it. */
export type AnyRow = { readonly [T in keyof Tables]: { readonly table: T; readonly row: Tables[T] } }[keyof Tables];

/**
 * Where matches are kept. The same promises on every engine: what a resolved promise says is on disk; of two writers of
 * the same entry exactly one wins; nothing is ever half written.
 */
export interface Store {
  /** For people: where the data lies, without secrets. */
  readonly place: string;

  create(match: MatchRow, keys: readonly KeyRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** The newest public tables, at most `limit`. */
  listed(limit: number): Promise<MatchRow[]>;
  /** All matches, the last touched first, after an earlier page's last one. */
  matches(limit: number, after?: { readonly touched: number; readonly id: string }): Promise<MatchRow[]>;
  setListed(match: string, listed: boolean): Promise<void>;
  setPhase(match: string, phase: Phase): Promise<void>;
  /** Says when the clock has to be looked at next, unless somebody has said otherwise since it was `was`. */
  setDue(match: string, was: number | null, due: number | null): Promise<boolean>;
  /** Names the match that follows this one; false if there is one already. */
  setNext(match: string, next: string): Promise<boolean>;
  /** Matches whose clock has to be looked at until then, the earliest first. */
  dueUntil(time: number, limit: number): Promise<MatchRow[]>;
  /** Everything about the match goes. */
  remove(match: string): Promise<boolean>;
  /** Matches nobody has touched since then; `phases` says which kinds. */
  untouchedSince(time: number, phases: readonly Phase[]): Promise<string[]>;

  /** The match begins with this table; false if it has begun already, or does not wait any more. */
  begin(match: string, base: string, at: number, due: number | null): Promise<boolean>;
  /** True: durable. False: somebody else has written entry `n`, or `n` is not the next. */
  append(entry: Append): Promise<boolean>;
  /** Entries after `n`, in order. */
  entriesAfter(match: string, n: number): Promise<EntryRow[]>;
  /** Keeps the newest only. */
  putSnapshot(snapshot: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | null>;
  /** The match is one of other rules from now on, and stands so; false if it has gone on since entry `head`. */
  adopt(match: string, head: number, rules: string, snapshot: SnapshotRow): Promise<boolean>;

  keys(match: string): Promise<KeyRow[]>;
  keyByLink(hash: string): Promise<KeyRow | null>;
  keyByHolder(hash: string): Promise<KeyRow | null>;
  /** Takes an open key; null when the link is unknown or somebody was first. */
  claim(link: string, holder: string, name: string, chance: string | null): Promise<KeyRow | null>;
  /** A new link to the key. `holder: null` takes it away from who has it; `undefined` leaves it until the link is used. */
  relink(key: string, link: string, holder?: null): Promise<void>;
  setMuted(key: string, muted: boolean): Promise<void>;
  setReady(key: string, ready: boolean): Promise<void>;
  /** Another choice; whoever was ready has to say so again. */
  setChoice(key: string, choice: string | null): Promise<void>;
  /** Until when these holders are believed to look, or since when they do not. */
  see(keys: readonly string[], seen: number): Promise<void>;

  /** Removes what whoever has held the key has left behind: name, chat, subscriptions. */
  forget(match: string, key: string): Promise<void>;

  /** Keeps a line of chat under the next number of its match and gives it back with it. */
  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow>;
  /** The last lines of the channels, oldest first. */
  chat(match: string, channels: readonly Channel[], limit: number): Promise<ChatRow[]>;

  putPush(push: PushRow): Promise<void>;
  pushes(match: string): Promise<PushRow[]>;
  dropPush(id: string): Promise<void>;

  note(name: string): Promise<string | null>;
  /** Keeps the value unless there is one already; gives back the one that is kept. */
  noteOnce(name: string, value: string): Promise<string>;
  setNote(name: string, value: string): Promise<void>;

  archive(match: string): Promise<Archive | null>;
  /** Every row there is, as of one moment. */
  dump(): AsyncIterable<AnyRow>;
  /** Fills an empty store, all or nothing. */
  fill(rows: AsyncIterable<AnyRow>): Promise<void>;

  /** Tells the other nodes that something about the match has changed: its chat, who may sit there, who is there. */
  poke(match: string, what: Exclude<Poke, 'entries'>): Promise<void>;
  /** Told whenever another node has appended entries, or has poked. */
  onPoke(listener: (match: string, what: Poke) => void): void;
  /** Fails with a sentence when the store cannot be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
