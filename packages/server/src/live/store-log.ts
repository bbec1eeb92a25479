import type { AnyTable, Entry, MatchLog, Snapshot, StoredMatch } from '@sandtable/host';
import type { Store } from '../store/store';
import { warnAt } from './clocks/warning';

/** The log of one match in the store. What the store says happened has happened. */
export class StoreLog implements MatchLog {
  constructor(
    private readonly match: string,
    private readonly store: Store,
    private readonly now: () => number,
    /** How much of the time since then counts. */
    private readonly served: (since: number) => number,
  ) {}

  async append(entries: readonly Entry[], table: AnyTable, bodies: readonly string[]): Promise<'kept' | 'taken'> {
    const [first] = entries;
    if (first === undefined) return 'kept';
    const { match } = this;
    const kept = await this.store.append({ match, n: first.seq, at: this.now(), bodies, due: warnAt(table) });
    return kept ? 'kept' : 'taken';
  }

  async load(whole = false): Promise<StoredMatch | null> {
    const row = await this.store.match(this.match);
    if (row === null || row.base === null) return null;
    const snapshot = whole ? null : await this.store.snapshot(this.match);
    return {
      base: JSON.parse(row.base),
      snapshot: snapshot === null ? null : JSON.parse(snapshot.body),
      entries: await this.read(snapshot?.n ?? 0),
      idleMs: this.served(row.touched),
    };
  }

  async read(after: number): Promise<readonly unknown[]> {
    const rows = await this.store.entriesAfter(this.match, after);
    return rows.map(({ body }): unknown => JSON.parse(body));
  }

  keep(snapshot: Snapshot): Promise<void> {
    return this.store.putSnapshot({ match: this.match, n: snapshot.seq, body: JSON.stringify(snapshot) });
  }
}
