import type { Kysely, Migration, MigrationProvider } from 'kysely';

/**
 * One entry per step, never changed once released. Only types both engines know: text, integer, bigint.
 */
const STEPS: Readonly<Record<string, Migration>> = {
  '001-first': { up: first },
  '002-waiting-room': { up: waitingRoom },
};

export const migrations: MigrationProvider = { getMigrations: async () => ({ ...STEPS }) };

async function first(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('opening', 'text', (c) => c.notNull())
    .addColumn('base', 'text')
    .addColumn('head', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .execute();
  await db.schema.createIndex('matches_due').on('matches').column('due').execute();
  await db.schema.createIndex('matches_touched').on('matches').column('touched').execute();
  await db.schema.createIndex('matches_listed').on('matches').columns(['listed', 'touched']).execute();

  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
    .execute();

  await db.schema
    .createTable('snapshots')
    .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull().unique())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('chance', 'text')
    .addColumn('muted', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('keys_match').on('keys').column('match').execute();

  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
    .execute();

  await db.schema
    .createTable('pushes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('quietFrom', 'integer', (c) => c.notNull())
    .addColumn('quietTo', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pushes_match').on('pushes').column('match').execute();

  await db.schema
    .createTable('notes')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

/** Who is ready and there, what seats have chosen, and the match that comes after. */
async function waitingRoom(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('next', 'text').execute();
  await db.schema
    .alterTable('keys')
    .addColumn('ready', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('keys').addColumn('choice', 'text').execute();
  await db.schema.alterTable('keys').addColumn('seen', 'bigint').execute();
}
