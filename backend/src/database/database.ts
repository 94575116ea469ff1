import 'reflect-metadata';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataSource, type Logger } from 'typeorm';
import { type DatabaseAddress, withoutPooler } from '../config.database.ts';
import { CONNECTIONS } from '../config.ts';
import type { Log } from '../lib/logger.ts';
import { report } from '../lib/measures.ts';
import { shareConnections } from './connections.ts';
import { migrate } from './migrate.ts';
import { PostgresNames } from './naming.ts';
import { checkPooledSettings, forgetStatementNames, type PoolOptions } from './pooler.ts';
import { server } from './server.statements.ts';
import { SLOW_MS } from './statement.ts';
import type { Schema } from './tables.ts';

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
export const SERVER_TIMEOUTS = {
  statement_timeout: 4_200,
  // A forgotten lock must not use up the whole time.
  lock_timeout: 2_000,
  // A node that freezes in a transaction gives its locks back after this.
  idle_in_transaction_session_timeout: 4_000,
};
const QUERY_TIMEOUT = { query_timeout: 4_500 };
/** A batch of messages waits less for a lock than its senders wait for the batch; behind a pooler as long as all else. */
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

/** What connections begin with. A pooler passes nothing of it on: `checkPooledSettings` finds what then is missing. */
function beginning({ isPooled }: DatabaseAddress): pg.PoolConfig {
  if (!isPooled) return { ...SERVER_TIMEOUTS, ...QUERY_TIMEOUT };
  const onConnect = (client: pg.ClientBase): void => {
    CONNECTION.onConnect(client);
    forgetStatementNames(client);
  };
  return { ...QUERY_TIMEOUT, onConnect };
}

const nothing = (): void => undefined;
/** TypeORM prints each migration that waits; what it has to say reaches us as errors, but for what was slow. */
const QUIET: Logger = {
  ...{ log: nothing, logQuery: nothing, logQueryError: nothing, logSchemaBuild: nothing, logMigration: nothing },
  logQuerySlow: (ms, sql) => report('slowStatement', { sql, ms }),
};

function dataSource(url: string, schema: Schema, log: Log, poolSize: number, more: pg.PoolConfig): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    ...schema,
    namingStrategy: new PostgresNames(),
    synchronize: false,
    logger: QUIET,
    maxQueryExecutionTime: SLOW_MS,
    applicationName: 'beside',
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a database connection was lost'),
    extra: { ...CONNECTION, ...more },
  });
}

/**
 * Connects to PostgreSQL and migrates it, under a lock: nodes that start at once migrate one after the other.
 * @param place the server's address, or that of a pooler and of the server behind it
 * @param schema the tables of the whole product
 * @param connections all connections of this node, those of its jobs and notifications included: see `shareConnections`
 * @throws the driver's error when the database does not answer; an Error that says what to do where a pooler's connections have no limits of time
 */
export async function openDatabase(
  place: string | DatabaseAddress,
  schema: Schema,
  log: Log,
  connections = CONNECTIONS.default,
): Promise<Database> {
  const address = typeof place === 'string' ? withoutPooler(place) : place;
  await migrate(address.directUrl, schema, log, (limits) => dataSource(address.directUrl, schema, log, 2, limits).initialize());
  const shares = shareConnections(connections);
  const source = await dataSource(address.url, schema, log, shares.entities, beginning(address)).initialize();
  const pool = openPool(address, log, shares.pool, { options: UNCOMPILED });
  const writers = openPool(address, log, shares.writers, { ...WRITING, options: `${UNCOMPILED} ${LASTING_PLANS}` });
  const close = async (): Promise<void> => {
    await Promise.allSettled([pool.end(), writers.end(), source.destroy()]);
  };
  try {
    if (address.isPooled) await checkPooledSettings(pool, SERVER_TIMEOUTS);
    return { installationId: await installationIdOf(pool), source, pool, writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param own what this pool asks of the server; a pooler passes nothing of it on */
function openPool(address: DatabaseAddress, log: Log, max: number, own: pg.PoolConfig): pg.Pool {
  const settings: PoolOptions = {
    connectionString: address.url,
    directUrl: address.directUrl,
    max,
    application_name: 'beside',
    ...CONNECTION,
    ...beginning(address),
    ...(address.isPooled ? {} : own),
  };
  const pool = new pg.Pool(settings);
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}

/** One server's databases have different oids; servers differ by their identifier, where the role may read it. */
async function installationIdOf(pool: pg.Pool): Promise<string> {
  const { oid, name, mayAsk } = await server.database(pool);
  // A statement of its own: PostgreSQL checks the permission before it runs anything.
  const identifier = mayAsk ? await server.identifier(pool) : null;
  return createHash('sha256')
    .update(`${identifier ?? ''}:${oid}:${name}`)
    .digest('hex')
    .slice(0, 12);
}
