import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { pause } from '../lib/pause.ts';
import { freePort } from './free-port.ts';

const HOST = '127.0.0.1';
const SLOTS = 16_384;
/** Milliseconds between two looks at what servers have agreed on, and the number of looks. */
const LOOK_EVERY_MS = 50;
const LOOKS_MAX = 600;

/** A redis-server process, in memory alone, that can be killed, hang, and come back at the same address. */
interface RedisProcess {
  port: number;
  pid(): number;
  ask(...command: (string | number)[]): Promise<unknown>;
  kill(): Promise<void>;
  revive(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

async function startProcess(folder: string, port: number, args: string[]): Promise<RedisProcess> {
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn('redis-server', [...args, '--port', String(port), '--bind', HOST], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise<void>((resolve, reject) => {
      // A sentinel says nothing of being ready.
      child.stdout?.on('data', (said: Buffer) => /ready to accept|\+monitor/i.test(said.toString()) && resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error('redis-server ended at once')));
    });
  };
  await start();
  const admin = new Redis({ host: HOST, port, lazyConnect: true, retryStrategy: (times) => Math.min(times * 50, 500) });
  admin.on('error', () => undefined);
  return {
    port,
    pid: () => child.pid ?? 0,
    ask: (command, ...rest) => admin.call(String(command), ...rest),
    async kill() {
      admin.disconnect();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async revive() {
      await start();
      await admin.connect().catch(() => undefined);
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

const startServer = (folder: string, port: number, more: string[]): Promise<RedisProcess> =>
  startProcess(folder, port, ['--save', '', '--appendonly', 'no', ...more]);

async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (await holds().catch(() => false)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${what}: this has not come about`);
}

const fieldsOf = (info: unknown): Map<string, string> =>
  new Map(
    String(info)
      .split('\r\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

export interface TestCluster {
  /** The addresses of all servers, for `REDIS_URL`. */
  url: string;
  masters: RedisProcess[];
  /** The replica of each master; none without replicas. */
  replicas: RedisProcess[];
  /** The master of a slot, by one server's knowledge. */
  ownerOf(slot: number): Promise<RedisProcess | undefined>;
  /** Moves a slot with its keys, one key after the other, as an operator does; returns how many keys. */
  moveSlot(slot: number, from: RedisProcess, to: RedisProcess): Promise<number>;
  isReplica(server: RedisProcess): Promise<boolean>;
  stop(): Promise<void>;
}

/** A Redis Cluster of three masters, which share the slots evenly. */
export async function startRedisCluster({ replicas: hasReplicas = false, nodeTimeoutMs = 1000 } = {}): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-redis-'));
  const start = async (number: number): Promise<RedisProcess & { bus: number }> => {
    const [port, bus] = [await freePort(), await freePort()];
    const file = ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${number}.conf`];
    const server = await startServer(folder, port, [
      ...[...file, '--cluster-port', String(bus), '--cluster-node-timeout', String(nodeTimeoutMs)],
      ...['--repl-diskless-sync-delay', '0'],
    ]);
    return Object.assign(server, { bus });
  };
  const servers: (RedisProcess & { bus: number })[] = [];
  for (let number = 0; number < (hasReplicas ? 6 : 3); number++) servers.push(await start(number));
  const masters = servers.slice(0, 3);
  const replicas = servers.slice(3);
  const ids = await Promise.all(servers.map(async (server) => String(await server.ask('CLUSTER', 'MYID'))));
  const idOf = (server: RedisProcess): string => ids[servers.findIndex(({ port }) => port === server.port)] ?? '';
  for (const [number, master] of masters.entries()) {
    const [from, to] = [number, number + 1].map((edge) => Math.floor((edge * SLOTS) / masters.length));
    await master.ask('CLUSTER', 'ADDSLOTSRANGE', from ?? 0, (to ?? 0) - 1);
    await master.ask('CLUSTER', 'SET-CONFIG-EPOCH', number + 1);
  }
  const [first] = masters;
  for (const { port, bus } of servers.slice(1)) await first?.ask('CLUSTER', 'MEET', HOST, port, bus);
  const agrees = async (server: RedisProcess): Promise<boolean> => {
    const state = fieldsOf(await server.ask('CLUSTER', 'INFO'));
    return state.get('cluster_state') === 'ok' && state.get('cluster_known_nodes') === String(servers.length);
  };
  await Promise.all(servers.map((server) => eventually('a whole cluster', () => agrees(server))));
  for (const [number, replica] of replicas.entries()) await replica.ask('CLUSTER', 'REPLICATE', ids[number] ?? '');
  const follows = async (server: RedisProcess): Promise<boolean> =>
    fieldsOf(await server.ask('INFO', 'replication')).get('master_link_status') === 'up';
  await Promise.all(replicas.map((replica) => eventually('a replica that follows', () => follows(replica))));

  return {
    url: servers.map(({ port }) => `redis://${HOST}:${port}`).join(','),
    masters,
    replicas,
    async ownerOf(slot) {
      const asked = servers.map((server) => server.ask('CLUSTER', 'SLOTS'));
      const ranges = await Promise.any(asked);
      const range = Array.isArray(ranges) ? ranges.find(([from, to]) => from <= slot && slot <= to) : null;
      return servers.find(({ port }) => port === range?.[2]?.[1]);
    },
    async moveSlot(slot, from, to) {
      await to.ask('CLUSTER', 'SETSLOT', slot, 'IMPORTING', idOf(from));
      await from.ask('CLUSTER', 'SETSLOT', slot, 'MIGRATING', idOf(to));
      let moved = 0;
      for (;;) {
        const keys = await from.ask('CLUSTER', 'GETKEYSINSLOT', slot, 100);
        if (!Array.isArray(keys) || keys.length === 0) break;
        for (const key of keys) await from.ask('MIGRATE', HOST, to.port, String(key), 0, 5000);
        moved += keys.length;
      }
      for (const server of [to, from]) await server.ask('CLUSTER', 'SETSLOT', slot, 'NODE', idOf(to));
      return moved;
    },
    isReplica: async (server) => fieldsOf(await server.ask('INFO', 'replication')).get('role') === 'slave',
    async stop() {
      for (const server of servers) {
        server.thaw();
        await server.kill();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface TestSentinels {
  /** For `REDIS_URL`. */
  url: string;
  /** The first is the master at the beginning. */
  servers: RedisProcess[];
  /** The master by a sentinel's word. */
  master(): Promise<RedisProcess | undefined>;
  stop(): Promise<void>;
}

/** A Redis with one replica, and three sentinels that promote it. */
export async function startRedisSentinels({ downAfterMs = 1000 } = {}): Promise<TestSentinels> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-sentinel-'));
  const ports = [await freePort(), await freePort()];
  const servers: RedisProcess[] = [];
  for (const [number, port] of ports.entries())
    servers.push(
      await startServer(folder, port, [
        ...['--repl-diskless-sync-delay', '0', ...(number > 0 ? ['--replicaof', `${HOST} ${ports[0]}`] : [])],
      ]),
    );
  const replica = servers[1];
  await eventually(
    'a replica that follows',
    async () => fieldsOf(await replica?.ask('INFO', 'replication')).get('master_link_status') === 'up',
  );
  const sentinels: RedisProcess[] = [];
  for (let number = 0; number < 3; number++) {
    const file = join(folder, `sentinel-${number}.conf`);
    await writeFile(
      file,
      `sentinel monitor beside ${HOST} ${ports[0]} 2\nsentinel down-after-milliseconds beside ${downAfterMs}\nsentinel failover-timeout beside 5000\n`,
    );
    sentinels.push(await startProcess(folder, await freePort(), [file, '--sentinel']));
  }
  const knows = async (sentinel: RedisProcess): Promise<boolean> => {
    const [replicas, others] = await Promise.all(
      ['REPLICAS', 'SENTINELS'].map((what) => sentinel.ask('SENTINEL', what, 'beside')),
    );
    return [replicas, others].every((list, index) => Array.isArray(list) && list.length === index + 1);
  };
  await Promise.all(sentinels.map((sentinel) => eventually('sentinels that know all', () => knows(sentinel))));
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `${HOST}:${port}`).join(',')}/beside`,
    servers,
    async master() {
      const address = await sentinels[0]?.ask('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'beside');
      return servers.find(({ port }) => Array.isArray(address) && String(port) === String(address[1]));
    },
    async stop() {
      for (const server of [...sentinels, ...servers]) {
        server.thaw();
        await server.kill();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
