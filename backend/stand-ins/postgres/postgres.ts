import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPlace, forgetAbsentServer, refusePlanted } from './postgres.place.ts';
import { programsFor, removePrograms } from './postgres.programs.ts';
import { type RunAs, runAs } from './postgres.user.ts';

const run = promisify(execFile);

/** Milliseconds for which connections that this process has closed may still be there: on a busy machine the server hears of it late. */
const ENDING_MS = 3000;

export interface EmbeddedPostgres {
  /** A connection address on loopback, password included. */
  url: string;
  /** The server's own data folder, with `postmaster.pid`. */
  data: string;
  /** The place of the data, and notes for the user, a line each. */
  notes: string[];
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
  /** Stops it, and removes the folder with all data kept for it. */
  remove(): Promise<void>;
}

interface Kept {
  port: number;
  password: string;
}

/**
 * Starts (or finds running) a real PostgreSQL that keeps its data in a folder, on loopback, with a password.
 * It survives a `kill -9` of this process: the next start finds it by its pid file and uses it.
 * Where PostgreSQL's user cannot enter the folder, the data has a place outside (see `findPlace`).
 * @param dir the folder; made when missing
 * @param settings server settings, for example `{ fsync: 'off' }` in tests
 * @param endingMs see `ENDING_MS`
 * @throws Error with PostgreSQL's last output when it cannot start
 */
export async function startPostgres(
  dir: string,
  settings: Record<string, string> = {},
  endingMs = ENDING_MS,
): Promise<EmbeddedPostgres> {
  await refusePlanted(dir);
  await mkdir(dir, { recursive: true, mode: 0o755 });
  const release = await lock(join(dir, 'start.lock'));
  try {
    const anyone = await runAs();
    const { folder, notes } = await findPlace(dir, anyone);
    const data = join(folder, 'data');
    const user = await ownerOf(data, anyone);
    const bin = await programsFor(folder, user);
    const kept = await keptSettings(folder);
    const control = (...args: string[]) => run(bin.pg_ctl, ['-D', data, ...args], { ...user, cwd: '/' });

    if (!(await exists(join(data, 'PG_VERSION')))) await initialise(bin.initdb, data, folder, kept.password, user);
    const isRunning = async (): Promise<boolean> => {
      await forgetAbsentServer(data);
      const found = await control('status').then(
        () => true,
        () => false,
      );
      return found && !(await isFree(kept.port));
    };
    if (!(await isRunning())) {
      if (!(await isFree(kept.port))) kept.port = await freePort();
      await writeFile(join(folder, 'connection.json'), JSON.stringify(kept), { mode: 0o600 });
      await begin(control, data, kept.port, settings);
      await removePrograms(folder, bin);
    }
    const url = `postgres://postgres:${kept.password}@127.0.0.1:${kept.port}/postgres`;
    const stop = async (): Promise<void> => {
      const until = performance.now() + endingMs;
      while (await hasOtherClients(url)) {
        if (performance.now() > until) return;
        await pause(100);
      }
      await control('stop', '-m', 'fast', '-w').catch(() => undefined);
    };
    return {
      url,
      data,
      notes: [folder, ...notes],
      stop,
      async remove() {
        // Its data goes, so nothing needs to reach the disk.
        await control('stop', '-m', 'immediate', '-w').catch(() => undefined);
        for (const each of [folder, dir]) await rm(each, { recursive: true, force: true });
      },
    };
  } finally {
    await release();
  }
}

/** After a crash the old server's children may hold its memory for a few seconds, so a failing start is repeated. */
async function begin(
  control: (...args: string[]) => Promise<unknown>,
  data: string,
  port: number,
  settings: Record<string, string>,
): Promise<void> {
  const flags = Object.entries({
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    max_connections: '200',
    ...settings,
  });
  const options = flags.map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`).join(' ');
  for (let attempt = 1; ; attempt++) {
    try {
      await control('start', '-w', '-t', '30', '-l', join(data, 'server.log'), '-o', `-p ${port} ${options}`);
      return;
    } catch (error) {
      if (attempt >= 10) throw new Error(`The embedded PostgreSQL did not start:\n${await lastWords(data)}`, { cause: error });
      await pause(500);
      await forgetAbsentServer(data);
    }
  }
}

async function initialise(initdb: string, data: string, dir: string, password: string, user: RunAs): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { mode: 0o700 });
  const passwordFile = join(dir, 'initial-password');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { flag: 'wx', mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) {
      await lchown(data, user.uid, user.gid);
      await lchown(passwordFile, user.uid, user.gid);
    }
    const flags = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
    await run(initdb, ['-D', data, ...flags], { ...user, cwd: '/' });
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL could not be set up in ${data}. Set DATA_DIR to another folder, or DATABASE_URL.`, {
      cause: error,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The user that owns the data: another may exist since it was made. */
async function ownerOf(data: string, user: RunAs): Promise<RunAs> {
  if (user.uid === undefined) return user;
  const { uid, gid } = await stat(data).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? user : { uid, gid };
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

/** Holds a lock file during the set-up of a folder; a dead process's lock is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const pid = Number(await readFile(file, 'utf8').catch(() => ''));
      // Our own number, or none after a while: left by a dead process (numbers repeat in containers).
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
