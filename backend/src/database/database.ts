import 'reflect-metadata';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CONNECTIONS } from '../config.ts';
import type { Log } from '../lib/logger.ts';
import { shareConnections } from './connections.ts';
import { ENTITIES } from './entities.ts';
import { FirstTables1763700000000 } from './migrations/1763700000000-first-tables.ts';
import { Accounts1763750000000 } from './migrations/1763750000000-accounts.ts';
import { Couples1763800000000 } from './migrations/1763800000000-couples.ts';
import { PersonNotices1763810000000 } from './migrations/1763810000000-person-notices.ts';
import { CouplesAsking1763820000000 } from './migrations/1763820000000-couples-asking.ts';
import { CouplesLockInTime1763821000000 } from './migrations/1763821000000-couples-lock-in-time.ts';
import { InterfaceTranslations1763830000000 } from './migrations/1763830000000-interface-translations.ts';
import { CleanUps1763830000100 } from './migrations/1763830000100-clean-ups.ts';
import { RegistrationDevices1763835000000 } from './migrations/1763835000000-registration-devices.ts';
import { TranslationsOfInterface1763836000000 } from './migrations/1763836000000-translations-of-interface.ts';
import { BillingPeriod1763840000000 } from './migrations/1763840000000-billing-period.ts';
import { WaitingReplies1763841000000 } from './migrations/1763841000000-waiting-replies.ts';
import { AdviceHistory1763850000000 } from './migrations/1763850000000-advice-history.ts';
import { Chats1763851000000 } from './migrations/1763851000000-chats.ts';
import { SessionTranslations1763852000000 } from './migrations/1763852000000-session-translations.ts';
import { Billing1763860000000 } from './migrations/1763860000000-billing.ts';
import { ContractNotices1763860001000 } from './migrations/1763860001000-contract-notices.ts';
import { AuditLog1763870000000 } from './migrations/1763870000000-audit-log.ts';
import { Announcements1763871000000 } from './migrations/1763871000000-announcements.ts';
import { IncidentMonitor1763871001000 } from './migrations/1763871001000-incident-monitor.ts';
import { TokenPrefixes1763872000000 } from './migrations/1763872000000-token-prefixes.ts';
import { UserDirectory1763873000000 } from './migrations/1763873000000-user-directory.ts';
import { InvoiceMarks1763873001000 } from './migrations/1763873001000-invoice-marks.ts';
import { DailyCounts1763874000000 } from './migrations/1763874000000-daily-counts.ts';
import { CouplesHelp1763875000000 } from './migrations/1763875000000-couples-help.ts';
import { OwnerTasks1763876000000 } from './migrations/1763876000000-owner-tasks.ts';
import { KeptUsage1763876001000 } from './migrations/1763876001000-kept-usage.ts';
import { PeriodUsage1763878000000 } from './migrations/1763878000000-period-usage.ts';
import { TaskDetails1763879000000 } from './migrations/1763879000000-task-details.ts';
import { KeptWithdrawals1763879001000 } from './migrations/1763879001000-kept-withdrawals.ts';
import { ShownReplies1763880000000 } from './migrations/1763880000000-shown-replies.ts';
import { FormerEmail1763881000000 } from './migrations/1763881000000-former-email.ts';
import { CouplesCreatorAddress1763882000000 } from './migrations/1763882000000-couples-creator-address.ts';
import { VerifyBy1763883000000 } from './migrations/1763883000000-verify-by.ts';
import { PostgresNames } from './naming.ts';

export interface Database {
  /** Identifies this database. Keys and channels in Redis carry it, since another installation may use the same Redis. */
  installationId: string;
  source: DataSource;
  /** Plain connections, for what needs no entity: sessions, replies, counters. */
  pool: pg.Pool;
  /** For the few hot statements with many parameters and one best plan, which each connection makes once. */
  writers: pg.Pool;
  close(): Promise<void>;
}

/**
 * A plan is made once, perhaps while a table is small: a plan that reads the whole table would stay when it is large.
 * Every lookup that stores a message has an index.
 */
const LASTING_PLANS = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
/** Statements take milliseconds: compiling one, because its estimate is high, would take longer than running it. */
const UNCOMPILED = '-c jit=off';
/**
 * Milliseconds. A call fails within 5 s when the database hangs: it waits at most `CONNECT_TIMEOUT_MS` for a connection, or at most
 * `query_timeout` for an answer. The server cancels a statement a little earlier, so that it does not run on unread.
 */
const CONNECT_TIMEOUT_MS = 2_500;
const TIMEOUTS = {
  statement_timeout: 4_200,
  query_timeout: 4_500,
  // A forgotten lock must not use up the whole time.
  lock_timeout: 2_000,
  // A node that freezes in a transaction gives its locks back after this.
  idle_in_transaction_session_timeout: 4_000,
};
/** A batch of messages waits less for a lock than its senders wait for the batch. */
const WRITING = { lock_timeout: 500 };
/** Each connection needs its own `error` listener: a checked-out client has none, and an unhandled error would end the process. */
const CONNECTION = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  idleTimeoutMillis: 300_000,
  onConnect: (client: pg.ClientBase): void => void client.on('error', () => undefined),
  // Statements of a transaction travel together where none needs another's answer; a statement that times out ends its connection.
  pipeline: true,
};

const MIGRATIONS = [
  FirstTables1763700000000,
  Accounts1763750000000,
  Couples1763800000000,
  PersonNotices1763810000000,
  CouplesAsking1763820000000,
  CouplesLockInTime1763821000000,
  InterfaceTranslations1763830000000,
  RegistrationDevices1763835000000,
  CleanUps1763830000100,
  TranslationsOfInterface1763836000000,
  BillingPeriod1763840000000,
  WaitingReplies1763841000000,
  AdviceHistory1763850000000,
  Chats1763851000000,
  SessionTranslations1763852000000,
  Billing1763860000000,
  ContractNotices1763860001000,
  AuditLog1763870000000,
  Announcements1763871000000,
  IncidentMonitor1763871001000,
  DailyCounts1763874000000,
  CouplesHelp1763875000000,
  OwnerTasks1763876000000,
  KeptUsage1763876001000,
  PeriodUsage1763878000000,
  TaskDetails1763879000000,
  KeptWithdrawals1763879001000,
  ShownReplies1763880000000,
  FormerEmail1763881000000,
  CouplesCreatorAddress1763882000000,
  VerifyBy1763883000000,
  UserDirectory1763873000000,
  TokenPrefixes1763872000000,
  InvoiceMarks1763873001000,
];
/** The advisory lock under which nodes migrate one after the other. */
const MIGRATION_LOCK = 7_203_114;

function dataSource(url: string, log: Log, poolSize: number, timeouts: Partial<typeof TIMEOUTS>): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    namingStrategy: new PostgresNames(),
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false,
    applicationName: 'beside',
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a database connection was lost'),
    extra: { ...CONNECTION, ...timeouts },
  });
}

/**
 * Connects to PostgreSQL and migrates it, under a lock: nodes that start at once migrate one after the other.
 * @param connections all connections of this node, those of its jobs and notifications included: see `shareConnections`
 * @throws the driver's error when the database does not answer
 */
export async function openDatabase(url: string, log: Log, connections = CONNECTIONS.default): Promise<Database> {
  await migrate(url, log);
  const shares = shareConnections(connections);
  const source = await dataSource(url, log, shares.entities, TIMEOUTS).initialize();
  const open = (max: number, more: pg.PoolConfig = {}): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      application_name: 'beside',
      options: UNCOMPILED,
      ...CONNECTION,
      ...TIMEOUTS,
      ...more,
    });
    // Without a listener a lost idle connection would end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    return pool;
  };
  const pool = open(shares.pool);
  const writers = open(shares.writers, { ...WRITING, options: `${UNCOMPILED} ${LASTING_PLANS}` });
  const installationId = await installationIdOf(pool);
  return {
    installationId,
    source,
    pool,
    writers,
    close: async () => {
      await Promise.allSettled([pool.end(), writers.end(), source.destroy()]);
    },
  };
}

/** One server's databases have different oids; servers differ by their identifier, where the role may read it. */
async function installationIdOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ oid: string; name: string; mayAsk: boolean }>(
    `select oid::text, datname as name, has_function_privilege('pg_control_system()', 'execute') as "mayAsk"
     from pg_database where datname = current_database()`,
  );
  const { oid = '', name = '', mayAsk = false } = rows[0] ?? {};
  // A statement of its own: PostgreSQL checks the permission before it runs anything.
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
    // Without time-outs: migrating a large table may take long.
    const source = await dataSource(url, log, 2, {}).initialize();
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

/** Whether all migrations have run, as at most starts; read without TypeORM. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ found: boolean }>(`select to_regclass('migrations') is not null as found`);
  if (!tables[0]?.found) return false;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.every(({ name }) => applied.has(name));
}
