import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations';
import type { Channel, ChatRow, EntryRow, KeyRow, MatchRow, Phase, PushRow, SnapshotRow, Tables } from './rows';
import { TABLES } from './rows';
import type { AnyRow, Append, Archive, Poke, Store } from './store';

/** How many rows a dump reads at once, and how many are written in one statement. */
const PAGE = 500;
const BATCH = 100;

/** Everything the engines do alike. What differs (the hot append, news of other nodes) is theirs. */
export abstract class KyselyStore implements Store {
  abstract readonly place: string;

  constructor(protected readonly db: Kysely<Tables>) {}

  abstract append(entry: Append): Promise<boolean>;
  abstract poke(match: string, what: Exclude<Poke, 'entries'>): Promise<void>;
  abstract onPoke(listener: (match: string, what: Poke) => void): void;

  /** Brings the tables up to date; several nodes may do so at once. */
  async migrate(): Promise<string[]> {
    const migrator = new Migrator({ db: this.db, provider: migrations });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map((r) => r.migrationName);
  }

  async create(match: MatchRow, keys: readonly KeyRow[]): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto('matches').values(match).execute();
      if (keys.length > 0) await tx.insertInto('keys').values(keys.slice()).execute();
    });
  }

  async match(id: string): Promise<MatchRow | null> {
    return (await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  listed(limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('listed', '=', 1)
      .where('phase', 'in', ['waiting', 'running'])
      .orderBy('touched', 'desc')
      .limit(limit)
      .execute();
  }

  matches(limit: number, after?: { readonly touched: number; readonly id: string }): Promise<MatchRow[]> {
    let query = this.db.selectFrom('matches').selectAll();
    if (after !== undefined) {
      query = query.where((eb) =>
        eb.or([
          eb('touched', '<', after.touched),
          eb.and([eb('touched', '=', after.touched), eb('id', '>', after.id)]),
        ]),
      );
    }
    return query.orderBy('touched', 'desc').orderBy('id').limit(limit).execute();
  }

  async setListed(match: string, listed: boolean): Promise<void> {
    await this.db
      .updateTable('matches')
      .set({ listed: listed ? 1 : 0 })
      .where('id', '=', match)
      .execute();
  }

  async setPhase(match: string, phase: Phase): Promise<void> {
    const due = phase === 'closed' || phase === 'over' ? { due: null } : {};
    await this.db
      .updateTable('matches')
      .set({ phase, ...due })
      .where('id', '=', match)
      .execute();
  }

  async setDue(match: string, was: number | null, due: number | null): Promise<boolean> {
    const set = await this.db
      .updateTable('matches')
      .set({ due })
      .where('id', '=', match)
      .where('due', was === null ? 'is' : '=', was)
      .executeTakeFirst();
    return set.numUpdatedRows === 1n;
  }

  async setNext(match: string, next: string): Promise<boolean> {
    const set = await this.db
      .updateTable('matches')
      .set({ next })
      .where('id', '=', match)
      .where('next', 'is', null)
      .executeTakeFirst();
    return set.numUpdatedRows === 1n;
  }

  dueUntil(time: number, limit: number): Promise<MatchRow[]> {
    return this.db.selectFrom('matches').selectAll().where('due', '<=', time).orderBy('due').limit(limit).execute();
  }

  async remove(match: string): Promise<boolean> {
    const done = await this.db.deleteFrom('matches').where('id', '=', match).executeTakeFirst();
    return done.numDeletedRows > 0n;
  }

  async untouchedSince(time: number, phases: readonly Phase[]): Promise<string[]> {
    const found = await this.db
      .selectFrom('matches')
      .select('id')
      .where('touched', '<', time)
      .where('phase', 'in', phases.slice())
      .orderBy('touched')
      .execute();
    return found.map(({ id }) => id);
  }

  async begin(match: string, base: string, at: number, due: number | null): Promise<boolean> {
    const begun = await this.db
      .updateTable('matches')
      .set({ base, phase: 'running', touched: at, due })
      .where('id', '=', match)
      .where('base', 'is', null)
      .where('phase', '=', 'waiting')
      .executeTakeFirst();
    return begun.numUpdatedRows === 1n;
  }

  entriesAfter(match: string, n: number): Promise<EntryRow[]> {
    return this.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('n', '>', n)
      .orderBy('n')
      .execute();
  }

  async putSnapshot(snapshot: SnapshotRow): Promise<void> {
    const { n, body } = snapshot;
    await this.db
      .insertInto('snapshots')
      .values(snapshot)
      .onConflict((on) => on.column('match').doUpdateSet({ n, body }).where('snapshots.n', '<', n))
      .execute();
  }

  async snapshot(match: string): Promise<SnapshotRow | null> {
    return (await this.db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst()) ?? null;
  }

  adopt(match: string, head: number, rules: string, snapshot: SnapshotRow): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const moved = await tx
        .updateTable('matches')
        .set({ rules })
        .where('id', '=', match)
        .where('head', '=', head)
        .executeTakeFirst();
      if (moved.numUpdatedRows !== 1n) return false;
      await tx.deleteFrom('snapshots').where('match', '=', match).execute();
      await tx.insertInto('snapshots').values(snapshot).execute();
      return true;
    });
  }

  keys(match: string): Promise<KeyRow[]> {
    return this.db.selectFrom('keys').selectAll().where('match', '=', match).orderBy('role').orderBy('seat').execute();
  }

  async keyByLink(hash: string): Promise<KeyRow | null> {
    return (await this.db.selectFrom('keys').selectAll().where('link', '=', hash).executeTakeFirst()) ?? null;
  }

  async keyByHolder(hash: string): Promise<KeyRow | null> {
    return (await this.db.selectFrom('keys').selectAll().where('holder', '=', hash).executeTakeFirst()) ?? null;
  }

  async claim(link: string, holder: string, name: string, chance: string | null): Promise<KeyRow | null> {
    const taken = await this.db
      .updateTable('keys')
      .set({ holder, name, chance, open: 0 })
      .where('link', '=', link)
      .where('open', '=', 1)
      .returningAll()
      .executeTakeFirst();
    return taken ?? null;
  }

  async relink(key: string, link: string, holder?: null): Promise<void> {
    const away = holder === null ? { holder: null, name: '', ready: 0, choice: null } : {};
    await this.db
      .updateTable('keys')
      .set({ link, open: 1, ...away })
      .where('id', '=', key)
      .execute();
  }

  async setMuted(key: string, muted: boolean): Promise<void> {
    await this.db
      .updateTable('keys')
      .set({ muted: muted ? 1 : 0 })
      .where('id', '=', key)
      .execute();
  }

  forget(match: string, key: string): Promise<void> {
    return this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('chat').where('match', '=', match).where('key', '=', key).execute();
      await tx.deleteFrom('pushes').where('match', '=', match).where('key', '=', key).execute();
      await tx.updateTable('keys').set({ name: '', seen: null, choice: null }).where('id', '=', key).execute();
      const row = await tx.selectFrom('matches').select('base').where('id', '=', match).executeTakeFirst();
      if (row?.base != null) {
        await tx
          .updateTable('matches')
          .set({ base: nameless(row.base, key) })
          .where('id', '=', match)
          .execute();
      }
      const entries = await tx.selectFrom('entries').select(['n', 'body']).where('match', '=', match).execute();
      for (const { n, body } of entries) {
        const without = nameless(body, key);
        if (without === body) continue;
        await tx.updateTable('entries').set({ body: without }).where('match', '=', match).where('n', '=', n).execute();
      }
      // made anew from what is left
      await tx.deleteFrom('snapshots').where('match', '=', match).execute();
    });
  }

  async setReady(key: string, ready: boolean): Promise<void> {
    await this.db
      .updateTable('keys')
      .set({ ready: ready ? 1 : 0 })
      .where('id', '=', key)
      .execute();
  }

  async setChoice(key: string, choice: string | null): Promise<void> {
    await this.db.updateTable('keys').set({ choice, ready: 0 }).where('id', '=', key).execute();
  }

  async see(keys: readonly string[], seen: number): Promise<void> {
    for (let from = 0; from < keys.length; from += PAGE) {
      await this.db
        .updateTable('keys')
        .set({ seen })
        .where('id', 'in', keys.slice(from, from + PAGE))
        .execute();
    }
  }

  async say(line: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    const { match, at, channel, key, name, text } = line;
    // two lines at the same moment may reach for the same number: the second takes the next one
    for (let attempt = 0; ; attempt++) {
      const said = await this.db
        .insertInto('chat')
        .columns(['match', 'n', 'at', 'channel', 'key', 'name', 'text'])
        .expression((eb) =>
          eb
            .selectFrom('chat')
            .where('match', '=', match)
            .select((s) => [
              sql<string>`cast(${match} as text)`.as('match'),
              sql<number>`${s.fn.coalesce(s.fn.max('n'), sql<number>`0`)} + 1`.as('n'),
              sql<number>`cast(${at} as bigint)`.as('at'),
              sql<Channel>`cast(${channel} as text)`.as('channel'),
              sql<string>`cast(${key} as text)`.as('key'),
              sql<string>`cast(${name} as text)`.as('name'),
              sql<string>`cast(${text} as text)`.as('text'),
            ]),
        )
        .onConflict((on) => on.columns(['match', 'n']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (said !== undefined) return said;
      if (attempt > 50) throw new Error('The chat of this table is too busy.');
    }
  }

  async chat(match: string, channels: readonly Channel[], limit: number): Promise<ChatRow[]> {
    const last = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('channel', 'in', channels.slice())
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return last.reverse();
  }

  async putPush(push: PushRow): Promise<void> {
    const { id: _, ...rest } = push;
    await this.db
      .insertInto('pushes')
      .values(push)
      .onConflict((on) => on.column('id').doUpdateSet(rest))
      .execute();
  }

  pushes(match: string): Promise<PushRow[]> {
    return this.db.selectFrom('pushes').selectAll().where('match', '=', match).orderBy('id').execute();
  }

  async dropPush(id: string): Promise<void> {
    await this.db.deleteFrom('pushes').where('id', '=', id).execute();
  }

  async note(name: string): Promise<string | null> {
    const found = await this.db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
    return found?.value ?? null;
  }

  async noteOnce(name: string, value: string): Promise<string> {
    await this.db
      .insertInto('notes')
      .values({ name, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    return (await this.note(name)) ?? value;
  }

  async setNote(name: string, value: string): Promise<void> {
    await this.db
      .insertInto('notes')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute();
  }

  async archive(match: string): Promise<Archive | null> {
    const row = await this.match(match);
    if (row === null) return null;
    const of = async <T extends 'entries' | 'snapshots' | 'keys' | 'chat' | 'pushes'>(table: T) =>
      (await this.db
        .selectFrom(table as 'entries')
        .selectAll()
        .where('match', '=', match)
        .execute()) as unknown as Tables[T][];
    return {
      matches: [row],
      entries: (await of('entries')).sort((a, b) => a.n - b.n),
      snapshots: await of('snapshots'),
      keys: await of('keys'),
      chat: (await of('chat')).sort((a, b) => a.n - b.n),
      pushes: await of('pushes'),
    };
  }

  async *dump(): AsyncIterable<AnyRow> {
    const tx = await this.db.startTransaction().setIsolationLevel('repeatable read').execute();
    try {
      for (const table of TABLES) {
        for (let offset = 0; ; offset += PAGE) {
          const [first, second] = ORDER[table];
          const rows = await tx
            .selectFrom(table as 'matches')
            .selectAll()
            .orderBy(sql.ref(first))
            .orderBy(sql.ref(second))
            .limit(PAGE)
            .offset(offset)
            .execute();
          for (const row of rows) yield { table, row } as unknown as AnyRow;
          if (rows.length < PAGE) break;
        }
      }
    } finally {
      await tx.rollback().execute();
    }
  }

  async fill(rows: AsyncIterable<AnyRow>): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      for (const table of TABLES) {
        const any = await tx
          .selectFrom(table as 'matches')
          .select(sql`1`.as('one'))
          .limit(1)
          .executeTakeFirst();
        if (any !== undefined) throw new Error(`The database is not empty: there is something in ${table} already.`);
      }
      let batch: AnyRow[] = [];
      const write = async () => {
        const [first] = batch;
        const values = batch.map(({ row }) => row as MatchRow);
        if (first !== undefined)
          await tx
            .insertInto(first.table as 'matches')
            .values(values)
            .execute();
        batch = [];
      };
      for await (const row of rows) {
        if (batch.length === BATCH || batch[0]?.table !== row.table) await write();
        batch.push(row);
      }
      await write();
    });
  }

  async check(): Promise<void> {
    await this.db.selectFrom('notes').select('name').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

/** The same without the name of who held this key. */
function nameless(text: string, key: string): string {
  if (!text.includes(key)) return text;
  const json: unknown = JSON.parse(text, (_, value: unknown) => {
    const occupant = value as { by?: unknown; id?: unknown; name?: unknown } | null;
    return occupant?.by === 'person' && occupant.id === key ? { ...occupant, name: '–' } : value;
  });
  return JSON.stringify(json);
}

/** What a table is sorted by when it is read in pages. */
const ORDER = {
  matches: ['id', 'id'],
  entries: ['match', 'n'],
  snapshots: ['match', 'n'],
  keys: ['id', 'id'],
  chat: ['match', 'n'],
  pushes: ['id', 'id'],
  notes: ['name', 'name'],
} as const satisfies Record<keyof Tables, readonly [string, string]>;
