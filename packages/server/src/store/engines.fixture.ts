import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Postgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openPostgres, type PgPool, PostgresStore } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';

/** An engine the contract runs on. Every `open` is a new empty store; `again` opens the last one anew. */
export interface Engine {
  readonly name: string;
  open(): Promise<Store>;
  /** Another door to the same data, as after a restart or from another node; null where the engine has only one door. */
  again: (() => Promise<Store>) | null;
  end(): Promise<void>;
}

export function sqliteEngine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-store-'));
  let count = 0;
  const file = () => join(folder, `${count}.db`);
  return {
    name: 'SQLite',
    open: () => {
      count += 1;
      return openSqlite(file());
    },
    again: () => openSqlite(file()),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** PGlite speaks the dialect without a server. It takes seconds to make one, so those no longer used are swept and used again. */
export function pgliteEngine(): Engine {
  const made: PGlite[] = [];
  const free: PGlite[] = [];
  const make = async () => {
    const db = await PGlite.create();
    made.push(db);
    return db;
  };
  return {
    name: 'PGlite',
    open: async () => {
      const db = free.pop() ?? (await make());
      await db.exec('drop schema public cascade; create schema public;');
      const store = new PostgresStore(
        'pglite',
        poolOf(db, () => free.push(db)),
        null,
      );
      await store.migrate();
      return store;
    },
    again: null,
    end: async () => {
      await Promise.all(made.map((db) => db.close()));
    },
  };
}

/** One connection, one query at a time. */
function poolOf(db: PGlite, ended: () => void): PgPool {
  const query: PgPool['query'] = async (asked, given) => {
    const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : asked;
    const { rows, affectedRows } = await db.query(text, values);
    const command = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
    return { command, rows, rowCount: rows.length > 0 ? rows.length : (affectedRows ?? 0) };
  };
  let last: Promise<void> = Promise.resolve();
  const pool = {
    query,
    // one after the other: a transaction must not be joined by strangers
    connect: async () => {
      const before = last;
      let release = () => {};
      last = new Promise((done) => {
        release = done;
      });
      await before;
      return { query, release };
    },
    end: async () => ended(),
  };
  return pool as unknown as PgPool;
}

/** A real PostgreSQL of our own; null where there is none to start. */
export async function postgresEngine(): Promise<Engine | null> {
  const postgres: Postgres | null = await startPostgres();
  if (postgres === null) return null;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  let count = 0;
  const url = () => postgres.url.replace(/postgres$/, `t${count}`);
  return {
    name: 'PostgreSQL',
    open: async () => {
      count += 1;
      await admin.query(`create database t${count}`);
      return openPostgres(url());
    },
    again: () => openPostgres(url()),
    end: async () => {
      await admin.end();
      await postgres.end();
    },
  };
}
