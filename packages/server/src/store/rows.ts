/** What a match is to the store: waiting for its seats, being played, played out, or closed by its owner. */
export type Phase = 'waiting' | 'running' | 'over' | 'closed';

/** One row per match. Times are milliseconds since 1970; texts named `…Text` are JSON the store never looks into. */
export interface MatchRow {
  id: string;
  game: string;
  /** `ruleset@version` and the hash of its content: what the entries were made by. */
  rules: string;
  phase: Phase;
  /** 1: everybody may find it in the list of tables. */
  listed: number;
  title: string;
  /** How the table was set up: options of the match and of the table. */
  opening: string;
  /** The table as the match began with it; null until then. */
  base: string | null;
  /** The number of the last entry; 0 before the first. */
  head: number;
  created: number;
  touched: number;
  /** When the clock has to be looked at; null while none runs. */
  due: number | null;
  /** The match that was made from this one when it was over; null: none. */
  next: string | null;
}

export interface EntryRow {
  match: string;
  n: number;
  at: number;
  body: string;
}

export interface SnapshotRow {
  match: string;
  n: number;
  body: string;
}

export type Role = 'owner' | 'seat' | 'spectator';

/** What a person holds of a table. Secrets are kept as hashes only. */
export interface KeyRow {
  id: string;
  match: string;
  role: Role;
  /** The seat's number; -1 for owners and spectators. */
  seat: number;
  /** Hash of the secret in the link. */
  link: string;
  /** 1: whoever brings the link next gets the key. */
  open: number;
  /** Hash of the secret that the device of the holder keeps; null until somebody has claimed the key. */
  holder: string | null;
  name: string;
  /** What the holder has added to the dice; null until somebody has claimed the key. */
  chance: string | null;
  /** 1: what the holder writes into the chat is not passed on. */
  muted: number;
  /** 1: the holder wants the match to begin. */
  ready: number;
  /** What the holder has chosen for the seat, as JSON; null: what the table was made with. */
  choice: string | null;
  /** Until when the holder is believed to look, or since when they do not; null: they never have. */
  seen: number | null;
}

export type Channel = 'seats' | 'spectators';

export interface ChatRow {
  match: string;
  n: number;
  at: number;
  channel: Channel;
  key: string;
  name: string;
  text: string;
}

/** Where a holder wants to be told of a turn. */
export interface PushRow {
  id: string;
  match: string;
  key: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Silent hours as minutes of the day in UTC; equal numbers: none. */
  quietFrom: number;
  quietTo: number;
}

/** What the server itself has to remember, such as the key it signs notices with. */
export interface NoteRow {
  name: string;
  value: string;
}

export interface Tables {
  matches: MatchRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  keys: KeyRow;
  chat: ChatRow;
  pushes: PushRow;
  notes: NoteRow;
}

/** In an order in which they can be filled: what refers to a match comes after it. */
export const TABLES = [
  'matches',
  'entries',
  'snapshots',
  'keys',
  'chat',
  'pushes',
  'notes',
] as const satisfies readonly (keyof Tables)[];
