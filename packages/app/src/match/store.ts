import type { SavedTable } from '@sandtable/host';
import type { KeptMatch, MatchRecord, RecordChange } from './record';

/** What became of a save. `changed`: another tab has saved since; `gone`: the match was deleted. */
export type Kept = 'kept' | 'changed' | 'gone';

/** Where matches live. */
export interface MatchStore {
  /** The newest first. */
  list(): Promise<MatchRecord[]>;
  load(id: string): Promise<KeptMatch | null>;
  add(match: KeptMatch): Promise<void>;
  /** Only if nobody else has saved since `revision`; the new one is a step higher. */
  save(id: string, revision: number, saved: SavedTable, change: RecordChange): Promise<Kept>;
  /** Time passes without an answer too. */
  saveTimer(id: string, timer: MatchRecord['timer']): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
}
