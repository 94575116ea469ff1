import { DataSource } from 'typeorm';
import { afterAll, describe, expect, it } from 'vitest';
import { SCHEMA } from '../app.features.ts';
import { CONNECTIONS } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { PostgresNames } from './naming.ts';

/** Indexes that TypeORM cannot declare. Each is in its entity with `synchronize: false`, by its name. */
const BY_MIGRATION_ALONE: Record<string, string> = {
  sessions_user: 'on an expression',
  sessions_visitor: 'on an expression',
  pending_registrations_email: 'descending',
  advice_sessions_user: 'descending',
  advice_sessions_category: 'descending',
  advice_sessions_visitor: 'descending',
  advice_bookmarks_history: 'descending',
  advice_texts_user: 'descending',
  advice_texts_n_grams: 'of a kind that TypeORM does not know',
  users_search: 'on an expression',
};

/** Triggers and functions, which entities cannot declare, each with its reason. */
const TRIGGERS: Record<string, string> = {
  account_added: 'enters new users in the ledger of counts, whoever makes them',
  account_plan_changed: 'the same for their plans',
  account_removed: 'the same for deleted ones',
  account_search_text: 'folds what a search compares, whoever writes it',
  audit_log_is_kept: 'entries are appended, and never changed',
  couples_sender_deleted: 'stands in for a foreign key, which would cost every message a look-up',
  couples_session_changed: 'notifies the nodes with the commit of any writer',
  couples_session_deleted: 'stands in for foreign keys, as above, and holds the conversation meanwhile',
  person_changed: 'notifies the nodes with the commit of any writer',
};
const FUNCTIONS: Record<string, string> = {
  account_counted: 'its triggers',
  account_fold: 'folds stored texts and searches alike, whatever the locale',
  account_pieces: 'what the index of the directory finds users by',
  account_search_text: 'its trigger',
  audit_log_is_kept: 'its trigger',
  couples_enter: 'reads what others have committed while it waited, which a plain statement cannot',
  couples_enter_asking: 'one call a batch of messages: see bench/README.md',
  couples_wait: 'part of couples_enter_asking',
  couples_sender_deleted: 'its trigger',
  couples_session_changed: 'its trigger',
  couples_session_deleted: 'its trigger',
  person_changed: 'its trigger',
};

const clone = await cloneDatabase();
const { source, close } = await openDatabase(clone.url, SCHEMA, createLog('silent'), CONNECTIONS.min);
afterAll(async () => {
  await close();
  await clone.close();
});

/** Everything in a schema that an entity can declare, as PostgreSQL describes it. `migrations` is TypeORM's own table. */
async function definitions(schema: string): Promise<string[]> {
  const rows: { line: string }[] = await source.query(
    `select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, identity_generation) as line
       from information_schema.columns where table_schema = $1 and table_name <> 'migrations'
     union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = $1 and tablename <> 'migrations'
     union all select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(o.oid))
       from pg_constraint o join pg_class c on c.oid = o.conrelid
       where connamespace = $1::regnamespace and contype <> 'n' and relname <> 'migrations'`,
    [schema],
  );
  // TypeORM writes the default of a bigint with its type.
  return rows.map(({ line }) => line.replaceAll(`${schema}.`, '').replace(/'(\d+)'::bigint/, '$1')).toSorted();
}

const names = async (statement: string): Promise<string[]> => {
  const rows: { name: string }[] = await source.query(statement);
  return [...new Set(rows.map(({ name }) => name))].toSorted();
};

describe('entities and migrations', () => {
  it('agree: TypeORM has nothing to synchronise', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  // TypeORM compares neither the order of an index's columns, nor conditions, nor checks, so PostgreSQL's catalogue is compared too.
  it('make the same tables, columns, indexes and constraints', async () => {
    await source.query('create schema declared');
    const declared = new DataSource({
      type: 'postgres',
      url: clone.url,
      schema: 'declared',
      entities: SCHEMA.entities,
      namingStrategy: new PostgresNames(),
    });
    await declared.initialize();
    await declared.synchronize();
    await declared.destroy();
    const isListed = (line: string): boolean =>
      BY_MIGRATION_ALONE[/^index CREATE INDEX (\w+)/.exec(line)?.[1] ?? ''] !== undefined;
    const migrated = await definitions('public');
    expect(migrated.filter((line) => !isListed(line))).toEqual(await definitions('declared'));
    expect(migrated.filter(isListed)).toHaveLength(Object.keys(BY_MIGRATION_ALONE).length);
  });

  it('leave only the listed indexes, triggers and functions to migrations', async () => {
    const indices = source.entityMetadatas.flatMap((entity) => entity.indices.filter(({ synchronize }) => !synchronize));
    expect(indices.map(({ name }) => name).toSorted()).toEqual(Object.keys(BY_MIGRATION_ALONE).toSorted());
    expect(
      await names(
        `select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not tgisinternal and relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual(Object.keys(TRIGGERS).toSorted());
    expect(await names(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`)).toEqual(
      Object.keys(FUNCTIONS).toSorted(),
    );
  });
});
