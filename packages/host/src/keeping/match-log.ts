import type { AnyTable } from '../hosted';
import type { Entry } from './entry';
import type { Snapshot } from './snapshot';
import type { StoredMatch } from './stored';

/** Where one match is kept. Entries are only ever added; the store decides who comes first. */
export interface MatchLog {
  /**
   * Keeps these entries, all or none, so that they survive whatever happens next (`kept`). `taken`: there is an entry with
   * one of their numbers already, another's. `gone`: the match itself is there no more. Throws if it cannot tell. The table stands as it will with them: for whatever
   * is to be written with an entry in one go, such as whose turn it is. `texts` are the entries as JSON, for whoever keeps text.
   */
  append(entries: readonly Entry[], table: AnyTable, texts: readonly string[]): Promise<'kept' | 'taken' | 'gone'>;
  /** The match with its newest snapshot and what came after it; `whole`: the base and every entry. Null if there is none. */
  load(whole?: boolean): Promise<StoredMatch | null>;
  /** Everything after this entry. */
  read(after: number): Promise<readonly unknown[]>;
  /** Keeps a snapshot in the place of an older one. May be lost: the entries are the truth. */
  keep(snapshot: Snapshot): Promise<void>;
}

/** A log that lives as long as its page or process: for lessons, tests, and browsers that do not let us keep anything. */
export function memoryLog(base: unknown): MatchLog {
  // kept as text: nobody changes what they have handed over
  const entries: { readonly seq: number; readonly text: string }[] = [];
  let snapshot: { readonly seq: number; readonly text: string } | null = null;
  const textOf = (part: Entry | Snapshot) => ({ seq: part.seq, text: JSON.stringify(part) });
  const after = (seq: number): unknown[] => entries.filter((e) => e.seq > seq).map((e) => JSON.parse(e.text));
  return {
    async append(more) {
      const last = entries.at(-1);
      if (last !== undefined && more.some((entry) => entry.seq <= last.seq)) return 'taken';
      entries.push(...more.map(textOf));
      return 'kept';
    },
    async load(whole = false) {
      const from = whole ? null : snapshot;
      return { base, snapshot: from === null ? null : JSON.parse(from.text), entries: after(from?.seq ?? 0) };
    },
    read: async (seq) => after(seq),
    async keep(made) {
      snapshot = textOf(made);
    },
  };
}
