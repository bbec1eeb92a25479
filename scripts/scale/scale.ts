import pg from 'pg';
import { openPostgres } from '../../packages/server/src/store/postgres';
import { startPostgres } from '../lib/postgres.mjs';
import { Stop } from '../lib/say.mjs';
import { percentile } from '../load/figures';
import { type Sizes, weigh } from './sizes';

export interface ScaleFigures {
  readonly matches: number;
  readonly sizes: Sizes;
  /** On disk, indexes included. */
  readonly matchKb: number;
  /** Durable answers of one node with so many connections, one after the other on each. */
  readonly appendsPerSecond: number;
  readonly appendP50Ms: number;
  readonly appendP99Ms: number;
  /** Finding the clocks that have to be looked at. */
  readonly dueMs: number;
  /** Reading what it takes to open a match. */
  readonly openP50Ms: number;
}

const CONNECTIONS = 16;
const APPENDS = 2000;
const OPENS = 300;
const HOUR = 3_600_000;

/** Fills a database of its own with open correspondence matches and measures what a node asks of it. */
export async function scale(matches: number, answers: number): Promise<ScaleFigures> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Stop('There is no PostgreSQL here.');
  const store = await openPostgres(postgres.url, CONNECTIONS);
  const db = new pg.Client({ connectionString: postgres.url });
  try {
    await db.connect();
    const sizes = weigh(answers);
    await fill(db, matches, answers, sizes);
    const bytes = await one(db, 'select pg_database_size(current_database())::text');
    const now = Date.now();
    // one in so many has a clock that has just run down
    const begun = performance.now();
    await store.dueUntil(now + HOUR, 50);
    const dueMs = performance.now() - begun;

    const name = (i: number) => `m${String(i).padStart(15, '0')}`;
    const body = 'e'.repeat(sizes.entry);
    const acks: number[] = [];
    const writing = performance.now();
    const write = async (worker: number) => {
      for (let i = worker; i < APPENDS; i += CONNECTIONS) {
        const match = name((i * 7919) % matches);
        const sent = performance.now();
        const kept = await store.append({ match, n: answers + 1, at: now, bodies: [body], due: now + 48 * HOUR });
        if (kept) acks.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => write(worker)));
    const wrote = (performance.now() - writing) / 1000;

    const opens: number[] = [];
    for (let i = 0; i < OPENS; i++) {
      const match = name((i * 104_729) % matches);
      const opened = performance.now();
      await store.match(match);
      const snapshot = await store.snapshot(match);
      await store.entriesAfter(match, snapshot?.n ?? 0);
      opens.push(performance.now() - opened);
    }
    return {
      matches,
      sizes,
      matchKb: Number(bytes) / 1024 / matches,
      appendsPerSecond: acks.length / wrote,
      appendP50Ms: percentile(acks, 0.5),
      appendP99Ms: percentile(acks, 0.99),
      dueMs,
      openP50Ms: percentile(opens, 0.5),
    };
  } finally {
    await db.end();
    await store.close();
    await postgres.end();
  }
}

/** Rows as the server writes them, as long as real ones, made where they lie. */
async function fill(db: pg.Client, matches: number, answers: number, { base, entry, snapshot }: Sizes): Promise<void> {
  // texts that cannot be squeezed better than real ones
  const text = (bytes: number, of: string) =>
    `substr(repeat(md5(${of}), ${Math.ceil(bytes / 32)}), 1, ${Math.round(bytes)})`;
  const ids = `select 'm' || lpad(g::text, 15, '0') as id, g from generate_series(0, ${matches - 1}) g`;
  await db.query(`insert into matches (id, game, rules, phase, listed, title, opening, base, head, created, touched, due)
    select id, 'aces', 'aces@1 x', 'running', 0, 'A long match', ${text(700, 'id')}, ${text(base, "id || 'b'")}, ${answers},
    g, g, ${Date.now()} + (g % 100000) * 60000 from (${ids}) m`);
  await db.query(`insert into keys (id, match, role, seat, link, open, holder, name, chance, muted)
    select md5(id || s), id, case when s < 2 then 'seat' else 'owner' end, s, md5(id || s || 'l'), 0, md5(id || s || 'h'), 'Somebody',
    md5(id), 0 from (${ids}) m, generate_series(0, 2) s`);
  await db.query(`insert into entries (match, n, at, body)
    select id, n, n, ${text(entry, 'id || n')} from (${ids}) m, generate_series(1, ${answers}) n`);
  await db.query(`insert into snapshots (match, n, body)
    select id, ${Math.floor(answers / 32) * 32}, ${text(snapshot, "id || 's'")} from (${ids}) m`);
  await db.query('analyze');
}

async function one(db: pg.Client, sql: string): Promise<string> {
  const { rows } = await db.query<Record<string, string>>(sql);
  return Object.values(rows[0] ?? {})[0] ?? '0';
}
