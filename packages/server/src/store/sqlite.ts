import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { Refused } from '../refused';
import { KyselyStore } from './kysely-store';
import type { SnapshotRow, Tables } from './rows';
import { sqliteDialect, Turn } from './sqlite-dialect';
import type { Append } from './store';

/** Commits wait for the disk: what was acknowledged survives a power cut. */
const PRAGMAS =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;';

/** What every answer needs, prepared once. */
interface HotStatements {
  readonly advance: StatementSyncInstance;
  readonly write: StatementSyncInstance;
  readonly snapshot: StatementSyncInstance;
}

/** Something that is to be on disk; says whether it was written. */
interface Waiting {
  readonly write: () => boolean;
  readonly done: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Opens the file, which is made if there is none, and brings its tables up to date. */
export async function openSqlite(file: string): Promise<SqliteStore> {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  try {
    db.exec(PRAGMAS);
    const turn = new Turn();
    const store = new SqliteStore(file, db, turn);
    await store.migrate();
    return store;
  } catch (error) {
    if (db.isOpen) db.close();
    throw error;
  }
}

export class SqliteStore extends KyselyStore {
  private waiting: Waiting[] = [];
  private hot: HotStatements | null = null;
  private guard: DatabaseSyncInstance | null = null;

  constructor(
    readonly place: string,
    private readonly file: DatabaseSyncInstance,
    private readonly turn: Turn,
  ) {
    super(new Kysely<Tables>({ dialect: sqliteDialect(file, turn) }));
  }

  /**
   * Two servers on one file would not hear of each other's answers. The mark is a lock that the system takes away with
   * the process, however it ends.
   */
  serveAlone(): void {
    const guard = new DatabaseSync(`${this.place}-serving`);
    try {
      guard.exec('pragma locking_mode = exclusive; begin exclusive;');
    } catch {
      guard.close();
      throw new Refused(`Another server uses ${this.place}: end it, or choose another folder with --data.`);
    }
    this.guard = guard;
  }

  append({ match, n, at, bodies, due }: Append): Promise<boolean> {
    return this.together(({ advance, write }) => {
      const isNext = Number(advance.run(n + bodies.length - 1, at, due, match, n - 1).changes) === 1;
      if (isNext) for (const [i, body] of bodies.entries()) write.run(match, n + i, at, body);
      return isNext;
    });
  }

  override async putSnapshot({ match, n, body }: SnapshotRow): Promise<void> {
    await this.together(({ snapshot }) => Number(snapshot.run(match, n, body, match).changes) === 1);
  }

  /** All answers of a moment share one commit, and so one wait for the disk. */
  private together(write: (statements: HotStatements) => boolean): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ write: () => write(this.statements()), done, failed });
      if (this.waiting.length === 1) setImmediate(() => void this.flush());
    });
  }

  async poke(): Promise<void> {
    // one process alone uses the file
  }

  onPoke(): void {
    // nobody else could
  }

  override async close(): Promise<void> {
    while (this.waiting.length > 0) await new Promise((again) => setImmediate(again));
    await super.close();
    this.guard?.close();
  }

  private async flush(): Promise<void> {
    await this.turn.take();
    const batch = this.waiting;
    this.waiting = [];
    try {
      const written = this.commit(batch);
      for (const [i, { done }] of batch.entries()) done(written[i] === true);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    } finally {
      this.turn.give();
    }
  }

  private commit(batch: readonly Waiting[]): boolean[] {
    this.file.exec('begin immediate');
    try {
      const written = batch.map(({ write }) => write());
      this.file.exec('commit');
      return written;
    } catch (error) {
      if (this.file.isTransaction) this.file.exec('rollback');
      throw error;
    }
  }

  private statements(): HotStatements {
    this.hot ??= {
      advance: this.file.prepare('update matches set head = ?, touched = ?, due = ? where id = ? and head = ?'),
      write: this.file.prepare('insert into entries (match, n, at, body) values (?, ?, ?, ?)'),
      // a match that is gone must not take the answers of others with it
      snapshot: this.file.prepare(
        `insert into snapshots (match, n, body) select ?, ?, ? where exists (select 1 from matches where id = ?)
          on conflict (match) do update set n = excluded.n, body = excluded.body where snapshots.n < excluded.n`,
      ),
    };
    return this.hot;
  }
}
