import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely on the API of `node:sqlite`: one connection, one user of it at a time. */
export function sqliteDialect(db: DatabaseSyncInstance, turn: Turn): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(db, turn),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Who may use the connection. A transaction keeps it across awaits; everybody else waits in line. */
export class Turn {
  private readonly line: (() => void)[] = [];
  private taken = false;

  async take(): Promise<void> {
    if (this.taken) await new Promise<void>((go) => this.line.push(go));
    this.taken = true;
  }

  give(): void {
    this.taken = false;
    const next = this.line.shift();
    if (next === undefined) return;
    // stays taken, so that nobody slips in before the one who waited
    this.taken = true;
    next();
  }
}

class SqliteDriver implements Driver {
  private readonly connection: DatabaseConnection;

  constructor(
    private readonly db: DatabaseSyncInstance,
    private readonly turn: Turn,
  ) {
    this.connection = new SqliteConnection(db);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.turn.take();
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.turn.give();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.db.close();
  }
}

type Parameter = null | number | bigint | string;

class SqliteConnection implements DatabaseConnection {
  private readonly statements = new Map<string, StatementSyncInstance>();

  constructor(private readonly db: DatabaseSyncInstance) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepared(sql);
    const values = parameters as readonly Parameter[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing here streams, and Kysely wants the method
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite answers at once; there is nothing to stream.');
  }

  private prepared(sql: string): StatementSyncInstance {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    // changes of the tables make their own statements, once
    if (this.statements.size < 200) this.statements.set(sql, statement);
    return statement;
  }
}
