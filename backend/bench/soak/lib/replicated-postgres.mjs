import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { wall } from '../../lib/clock.mjs';
import { freePort } from '../../lib/processes.mjs';
import { engineFolder, isListening, killEngine, untilTrue } from './engines.mjs';
import { startPgBouncer } from './pgbouncer.mjs';
import { queryOnce } from './postgres.mjs';

const SERVERS = 3;
/** Milliseconds for a copy of the database, or for undoing what only a former primary has. */
const FOLLOW_MS = 60_000;

/**
 * PostgreSQL as the large installation has it, by its own files: a primary, two standbys, HAProxy that leads to whichever is the primary, and PgBouncer
 * in front of that.
 */
export async function replicatedPostgres() {
  const place = await engineFolder();
  const ports = [];
  for (let number = 0; number < SERVERS; number++) ports.push(await freePort());
  const routerPort = await freePort();
  const password = randomBytes(12).toString('hex');
  const addressOf = (port) => `postgres://beside:${password}@127.0.0.1:${port}/beside`;
  const envOf = (number) => ({
    SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    SERVER: String(number),
    PGDATA: join(place.folder, `server${number}`),
    ...{ POSTGRES_USER: 'beside', POSTGRES_PASSWORD: password, POSTGRES_DB: 'beside' },
  });
  const engines = [];
  let router = null;

  const query = (text, values, url = addressOf(routerPort), options = {}) =>
    queryOnce(url, text, values, { connectionTimeoutMillis: 3000, ...options });
  /** Asks one server; null where it does not answer. */
  const ask = (number, text) =>
    query(text, [], addressOf(ports[number - 1])).then(
      ({ rows }) => rows[0],
      () => null,
    );
  const isPrimary = async (number) => (await ask(number, 'select pg_is_in_recovery() as no'))?.no === false;
  const start = async (number) => {
    engines[number] = place.run('sh', [join(place.folder, 'postgres.sh')], envOf(number));
    const { [number]: engine } = engines;
    await untilTrue(
      `server ${number} does not start`,
      engine,
      async () => (await ask(number, 'select 1 as one'))?.one === 1,
      FOLLOW_MS,
    );
    return wall();
  };
  /** Resolves with the time at which a server has all that the primary had when this was asked. */
  const follows = async (number) => {
    const { rows } = await query('select pg_current_wal_flush_lsn() as at');
    const text = `select 1 from pg_stat_replication where application_name = $1 and state = 'streaming' and flush_lsn >= $2::pg_lsn`;
    const hasAll = async () => (await query(text, [`server${number}`, rows[0].at])).rowCount > 0;
    await untilTrue(`server ${number} does not follow`, engines[number], hasAll, FOLLOW_MS);
    return wall();
  };

  await start(1);
  await Promise.all([start(2), start(3)]);
  const configuration = place.change(
    'haproxy.cfg',
    ['bind :5432', `bind 127.0.0.1:${routerPort}`],
    ...ports.map((port, at) => [`postgres${at + 1}:5432`, `127.0.0.1:${port}`]),
  );
  router = place.run('haproxy', ['-db', '-f', configuration], { PATH: `${process.env.PATH}:/usr/sbin` });
  await untilTrue('HAProxy does not start (apt-get install haproxy)', router, () => isListening(routerPort));
  await untilTrue('HAProxy finds no primary', router, () =>
    query('select 1').then(
      () => true,
      () => false,
    ),
  );
  await Promise.all([follows(2), follows(3)]);
  const pooler = await startPgBouncer(place, addressOf(routerPort));
  return {
    url: pooler.url,
    directUrl: addressOf(routerPort),
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: addressOf(routerPort), DATABASE_POOLER: 'transaction' },
    pooler,
    query,
    ask,
    /** Asks one server itself. */
    queryServer: (number, text, options) => query(text, [], addressOf(ports[number - 1]), options),
    isPrimary,
    start,
    follows,
    /** A power loss of one server. */
    kill: (number) => killEngine(engines[number]),
    said: (number) => engines[number].said,
    routerSaid: () => router.said,
    /** Starts a server as somebody does who does not know of the others. */
    async startAlone(number) {
      engines[number] = place.run('postgres', ['-D', join(place.folder, `server${number}`)]);
      await untilTrue(
        `server ${number} does not start`,
        engines[number],
        async () => (await ask(number, 'select 1 as one'))?.one === 1,
      );
    },
    /** What an operator does. Resolves with what the script says, and whether it has promoted. */
    async promote(number, ...how) {
      const script = place.run('sh', [join(place.folder, 'promote.sh'), ...how], envOf(number));
      const [code] = await script.exited;
      return { isDone: code === 0, said: script.said.trim(), at: wall() };
    },
    resume: () => undefined,
    async stop() {
      await Promise.all([pooler.kill(), killEngine(router), ...engines.map(killEngine)]);
      place.remove();
    },
  };
}
