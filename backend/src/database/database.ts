import 'reflect-metadata';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AdviceSession } from '../features/advice/advice.entity.ts';
import type { Log } from '../lib/logger.ts';
import { FirstTables1763700000000 } from './migrations/1763700000000-first-tables.ts';
import { Accounts1763750000000 } from './migrations/1763750000000-accounts.ts';
import { Couples1763800000000 } from './migrations/1763800000000-couples.ts';
import { PersonNotices1763810000000 } from './migrations/1763810000000-person-notices.ts';
import { CouplesAsking1763820000000 } from './migrations/1763820000000-couples-asking.ts';

export interface Database {
  /** Tells this database from every other: what is shared with nodes in Redis carries it, for another installation may use the same Redis. */
  mark: string;
  source: DataSource;
  /** Plain connections, for what needs no entity: sessions, replies, counters. */
  pool: pg.Pool;
  /** For the few statements that run for every message, with many parameters and always one best plan: it is made once a connection. */
  writers: pg.Pool;
  close(): Promise<void>;
}

/** TypeORM's own pool, beside the plain one that does what happens often. */
const ENTITY_CONNECTIONS = 5;
/** Batches that are stored at the same time; more at once would only make each smaller. */
const WRITERS = 3;
/**
 * Plans are made once, and not while a table happens to be small: reading all of it would go on once it is large.
 * Whatever is looked up while a message is stored has an index.
 */
const LASTING_PLANS = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
/** Whoever writes waits for the answer: within 5 s they are told that there is none. */
const WRITING = { statement_timeout: 4_000, query_timeout: 4_500 };
const MIGRATIONS = [
  FirstTables1763700000000,
  Accounts1763750000000,
  Couples1763800000000,
  PersonNotices1763810000000,
  CouplesAsking1763820000000,
];
/** The one number under which every node waits for the others while it migrates. */
const MIGRATION_LOCK = 7_203_114;
/** Milliseconds to wait for a connection: a caller is told within 5 s that the database is away. */
const CONNECT_TIMEOUT_MS = 3_000;
/** A statement that gets no answer at all (the network swallows it) is given up on our side, too; and connections are kept over a lull. */
const CONNECTION = { statement_timeout: 7_000, query_timeout: 8_000, keepAlive: true, idleTimeoutMillis: 300_000 };

function dataSource(url: string, log: Log, poolSize: number): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [AdviceSession],
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false,
    applicationName: 'beside',
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a database connection was lost'),
    extra: CONNECTION,
  });
}

/**
 * Connects to PostgreSQL and brings its tables up to date, under a lock: nodes that start at once do it one after the other.
 * @throws the driver's error when the database does not answer
 */
export async function openDatabase(url: string, log: Log, poolSize = 20): Promise<Database> {
  await migrate(url, log);
  const source = await dataSource(url, log, Math.min(poolSize, ENTITY_CONNECTIONS)).initialize();
  const open = (max: number, more: pg.PoolConfig = {}): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'beside',
      ...CONNECTION,
      ...more,
      // A transaction's statements travel together where none needs another's answer.
      pipeline: true,
    });
    // Without a listener a lost idle connection would end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    return pool;
  };
  const pool = open(poolSize);
  const writers = open(WRITERS, { ...WRITING, options: LASTING_PLANS });
  const mark = await markOf(pool);
  return {
    mark,
    source,
    pool,
    writers,
    close: async () => {
      await Promise.allSettled([pool.end(), writers.end(), source.destroy()]);
    },
  };
}

/** One server's databases have different oids, and each server another identifier, where it may be asked for. */
async function markOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ oid: string; name: string; mayAsk: boolean }>(
    `select oid::text, datname as name, has_function_privilege('pg_control_system()', 'execute') as "mayAsk"
     from pg_database where datname = current_database()`,
  );
  const { oid = '', name = '', mayAsk = false } = rows[0] ?? {};
  // A question of its own: the permission is checked before anything else in it is.
  const server = mayAsk
    ? await pool.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    : null;
  return createHash('sha256')
    .update(`${server?.rows[0]?.id ?? ''}:${oid}:${name}`)
    .digest('hex')
    .slice(0, 12);
}

async function migrate(url: string, log: Log): Promise<void> {
  const lock = new pg.Client({ connectionString: url, application_name: 'beside migration' });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isUpToDate(lock)) return;
    const source = await dataSource(url, log, 2).initialize();
    try {
      const applied = await source.runMigrations({ transaction: 'each' });
      if (applied.length > 0) log.info({ migrations: applied.map(({ name }) => name) }, 'database migrated');
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}

/** Whether there is nothing to do, which is so at most starts: known without the machinery of migrations. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ found: boolean }>(`select to_regclass('migrations') is not null as found`);
  if (!tables[0]?.found) return false;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.every(({ name }) => applied.has(name));
}
