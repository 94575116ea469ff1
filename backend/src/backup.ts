import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { config as readDotEnv } from 'dotenv';
import { SCHEMA, userDataOf } from './app.features.ts';
import { CONNECTIONS, type Config, ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { eraseAgain } from './database/erasures.ts';
import { createLog } from './lib/logger.ts';
import { onDatabase } from './load-stand-in.ts';

const SCRIPTS = join(import.meta.dirname, '../../docker/backup');
/** What libpq takes from an address beside host, port, user, password and database. */
const PASSED_ON = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' };

/** A database's address for PostgreSQL's programs: by the environment, since everybody sees a program's arguments. */
function environmentOf(address: string): Record<string, string> {
  const url = new URL(address);
  const more = Object.entries(PASSED_ON).flatMap(([name, variable]) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[variable, value]];
  });
  const own = {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replaceAll(/[[\]]/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  };
  // What the address leaves out, PostgreSQL's programs find by themselves.
  return Object.fromEntries([...Object.entries(own), ...more].filter(([, value]) => value !== ''));
}

/** Runs one of the scripts that the container `backup` has, too. @throws ConfigError when it fails; it has said why */
async function run(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const path = join(SCRIPTS, script);
  if (!existsSync(path)) throw new ConfigError('The scripts are not part of the image: the container `backup` has them.');
  const child = spawn('sh', [path, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0)
    throw new ConfigError(
      `${script} failed, as said above. (It needs psql, pg_dump and pg_restore of the server's version or newer.)`,
    );
}

const COMMANDS = {
  /** `npm run backup -- FOLDER`: makes one, while the nodes run. */
  async backup(folder: string, _config: Config, address: string): Promise<void> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // None is removed: whoever calls it keeps as many as they wish.
    await run('backup.sh', [], {
      ...environmentOf(address),
      ...{ BACKUP_FOLDER: resolve(folder), BACKUP_EVERY_SECONDS: '0', BACKUP_KEPT: '1000000' },
    });
  },

  /** `npm run restore -- FILE.dump`: into the database of DATABASE_URL, which must be empty; no node runs on it. */
  async restore(file: string, config: Config, address: string): Promise<void> {
    await run('restore.sh', [resolve(file)], environmentOf(address));
    const log = createLog('info');
    const db = await openDatabase(address, SCHEMA, log, CONNECTIONS.min);
    try {
      const { erased, failed } = await eraseAgain(db.pool, userDataOf(config), log);
      if (failed > 0) throw new ConfigError(`${failed} deletions are still to be repeated: do not serve this database yet.`);
      process.stdout.write(`deleted again: ${erased} (everybody's sign-in is one of them)\n`);
    } finally {
      await db.close();
    }
  },
};

async function main(): Promise<void> {
  const [command = '', path] = process.argv.slice(2);
  if (command !== 'backup' && command !== 'restore') throw new ConfigError('Say backup or restore');
  if (!path) throw new ConfigError(`Say where: npm run ${command} -- ${command === 'backup' ? 'FOLDER' : 'FILE.dump'}`);
  readDotEnv({ quiet: true });
  const config = loadConfig(process.env);
  if (command === 'restore' && !config.database)
    throw new ConfigError('Set DATABASE_URL to the empty database that takes the backup.');
  await onDatabase(config, ({ directUrl }) => COMMANDS[command](path, config, directUrl));
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`${error instanceof ConfigError ? message : `That failed: ${message}`}\n`);
  process.exitCode = 1;
});
