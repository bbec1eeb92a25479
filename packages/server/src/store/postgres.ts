import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { KyselyStore } from './kysely-store';
import type { Tables } from './rows';
import type { Append, Poke } from './store';

/** Writers that come second wait for the row, find the head moved on, and write nothing. */
const APPEND = `with m as (
  update matches set head = $2 + cardinality($4::text[]) - 1, touched = $3, due = $6 where id = $1 and head = $2 - 1 returning id
), e as (
  insert into entries (match, n, at, body)
  select id, $2 + place - 1, $3, body from m, unnest($4::text[]) with ordinality as u (body, place)
) select pg_notify('sandtable', $5 || ' ' || id || ' entries') from m`;

const POKES = ['chat', 'table', 'presence'] as const satisfies readonly Poke[];

/** What the store needs of a database: pg's pool, or PGlite in the tests. */
export interface PgPool extends PostgresPool {
  query(
    text: string | { name: string; text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<{ rowCount: number | null }>;
}

/** How the store hears of other nodes: one connection that listens, made again when it breaks. */
export interface PgNews {
  listen(listener: (payload: string) => void): void;
  end(): Promise<void>;
}

export class PostgresStore extends KyselyStore {
  /** Pokes of this node are its own news; it needs not hear them. */
  private readonly node = randomBytes(6).toString('hex');

  constructor(
    readonly place: string,
    private readonly pool: PgPool,
    private readonly news: PgNews | null,
  ) {
    super(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
  }

  async append({ match, n, at, bodies, due }: Append): Promise<boolean> {
    const values = [match, n, at, bodies, this.node, due];
    const { rowCount } = await this.pool.query({ name: 'append', text: APPEND, values });
    return rowCount === 1;
  }

  async poke(match: string, what: Exclude<Poke, 'entries'>): Promise<void> {
    await this.pool.query("select pg_notify('sandtable', $1)", [`${this.node} ${match} ${what}`]);
  }

  onPoke(listener: (match: string, what: Poke) => void): void {
    this.news?.listen((payload) => {
      const [node, match, what] = payload.split(' ');
      if (node !== this.node && match !== undefined)
        listener(match, POKES.find((known) => known === what) ?? 'entries');
    });
  }

  override async close(): Promise<void> {
    await this.news?.end();
    await super.close();
  }
}

/** How long a listener waits before it tries again. */
const AGAIN_MS = 500;

class Listener implements PgNews {
  private client: pg.Client | null = null;
  private ended = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly url: string) {}

  listen(listener: (payload: string) => void): void {
    void this.connect(listener);
  }

  async end(): Promise<void> {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(listener: (payload: string) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    const again = () => {
      if (this.ended || this.client !== client) return;
      this.client = null;
      this.timer = setTimeout(() => void this.connect(listener), AGAIN_MS);
    };
    this.client = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => listener(payload ?? ''));
    await client
      .connect()
      .then(() => client.query('listen sandtable'))
      .catch(again);
  }
}

/** Times are bigint in the database and safe numbers here. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig;

/** Connects and brings the tables up to date. */
export async function openPostgres(url: string, connections = 16): Promise<PostgresStore> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: 5000 });
  // a connection that breaks is replaced by the pool, and whoever uses it is told by its query: nobody needs the event as well
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const store = new PostgresStore(placeOf(url), pool, new Listener(url));
  try {
    await store.migrate();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** The address without who signs in. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'postgres';
  }
}
