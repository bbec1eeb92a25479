import type { Entry, Snapshot } from '@sandtable/host';
import type { KeptMatch, MatchRecord } from './record';

/** Everything that was kept of a match. */
export interface Removed extends KeptMatch {
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

/** Where matches are listed. What is played is written by whoever plays it. */
export interface MatchStore {
  /** The newest first. */
  list(): Promise<MatchRecord[]>;
  load(id: string): Promise<MatchRecord | null>;
  add(match: KeptMatch): Promise<void>;
  /** Another title, or what came of an analysis; nothing happens to a match that is not kept here. */
  amend(id: string, part: Partial<Pick<MatchRecord, 'title' | 'analyses'>>): Promise<void>;
  /** Takes the match out; what it was, so that it can be put back. Null if there is none. */
  remove(id: string): Promise<Removed | null>;
  putBack(removed: Removed): Promise<void>;
}
