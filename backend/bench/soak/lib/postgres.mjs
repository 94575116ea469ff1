import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../dist/stand-ins/postgres/postgres.js';
import { pause, wall } from '../../lib/clock.mjs';

/**
 * Runs one statement on a connection of its own.
 * @param options of the driver's client
 */
export async function queryOnce(url, text, values, options = {}) {
  const client = new pg.Client({ connectionString: url, ...options });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of one scenario's own, durable as in production, that can crash, hang, and come back at the same address. */
export async function mortalPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'beside-soak-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const start = () => startPostgres(join(folder, 'postgres'));
  const { url } = await start();
  const server = async () => Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
  const query = (text, values, database = url) => queryOnce(database, text, values);
  let stopped = [];
  const resume = () => {
    // The parent last: it must not see that a child has died.
    for (const pid of stopped.toReversed()) signal(pid, 'SIGCONT');
    stopped = [];
  };
  return {
    url,
    query,
    /** Ends all connections but its own, as an administrator or a failover does. */
    async cutConnections() {
      const { rowCount } = await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      return rowCount;
    },
    /** Kills the server and all its children at once, as a power loss does. */
    async crash() {
      const pid = await server();
      const pids = [pid, ...childrenOf(pid)];
      for (const each of pids) signal(each, 'SIGKILL');
      for (const each of pids) await gone(each);
    },
    /** Resolves with the time at which it takes connections again. */
    async revive() {
      if ((await start()).url !== url) throw new Error('PostgreSQL came back under another address');
      return wall();
    },
    /** Suspends all its processes, without closing anything. */
    async hang() {
      const pid = await server();
      stopped = [pid, ...childrenOf(pid)];
      for (const each of stopped) signal(each, 'SIGSTOP');
    },
    resume,
    async stop() {
      resume();
      const pid = await server().catch(() => null);
      if (pid) for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGKILL');
      if (pid) await gone(pid);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

async function gone(pid) {
  for (;;) {
    try {
      process.kill(pid, 0);
      // An unreaped process is dead all the same.
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return;
    } catch {
      return;
    }
    await pause(10);
  }
}
