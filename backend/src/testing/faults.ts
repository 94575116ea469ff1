import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../stand-ins/postgres/postgres.ts';
import { pause } from '../lib/pause.ts';
import { freePort } from './free-port.ts';
import { type NodeOptions, startNode, type TestNode } from './test-node.ts';

/** A server that can be killed, and comes back at the same address. */
export interface Mortal {
  url: string;
  kill(): Promise<void>;
  revive(): Promise<void>;
  /** Stops it for good. */
  remove(): Promise<void>;
}

/** Milliseconds before a failed start is repeated, as a process manager does. */
const AGAIN_MS = 200;

/** A PostgreSQL of its own. Committed rows survive its death, though not the machine's. */
export async function mortalPostgres(): Promise<Mortal & { cutConnections(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-chaos-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(folder, 0o755);
  const start = () => startPostgres(join(folder, 'postgres'), { fsync: 'off' });
  const { url, data } = await start();
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    url,
    async kill() {
      const server = await pid();
      process.kill(server, 'SIGKILL');
      await gone(server);
    },
    async revive() {
      if ((await start()).url !== url) throw new Error('PostgreSQL came back under another address');
    },
    async remove() {
      await (await start()).remove();
      await rm(folder, { recursive: true, force: true });
    },
    async cutConnections() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      await client.end();
    },
  };
}

/** A Redis of its own, in memory alone. Frozen, it keeps its connections and answers nothing. */
export async function mortalRedis(): Promise<Mortal & { freeze(): void; thaw(): void }> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => /ready to accept/i.test(chunk.toString()) && resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error('redis-server ended at once')));
    });
  };
  const kill = async (): Promise<void> => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    revive: start,
    remove: kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

/** A node that counts its own deaths. */
export interface MortalNode extends Mortal {
  /** The number of ends that no test caused. */
  endedByItself(): number;
}

/** A node of the product. It cannot start while its database is away, so failed starts are repeated. */
export async function mortalNode(options: NodeOptions): Promise<MortalNode> {
  const port = await freePort();
  const killed = new Set<TestNode>();
  let ended = 0;
  const watched = (started: TestNode): TestNode => {
    void started.exited.then(() => {
      if (!killed.has(started)) ended += 1;
    });
    return started;
  };
  let node = watched(await startNode({ ...options, port }));
  const kill = async (): Promise<void> => {
    killed.add(node);
    await node.kill('SIGKILL');
  };
  return {
    url: node.url,
    endedByItself: () => ended,
    kill,
    async revive() {
      for (let attempt = 1; ; attempt++)
        try {
          node = watched(await startNode({ ...options, port, quiet: true }));
          return;
        } catch (error) {
          if (attempt >= 100) throw error;
          await pause(AGAIN_MS);
        }
    },
    remove: kill,
  };
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(10);
  }
}
