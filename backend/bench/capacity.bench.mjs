import { once } from 'node:events';
import { cpus } from 'node:os';
import pg from 'pg';
import { capacityOf, costsOf, spentBy } from './capacity/costs.mjs';
import { now, pause } from './lib/clock.mjs';
import { deleteReplies, freshSessions, makeDatabase, queueReplies, seedCouples } from './lib/couples.mjs';
import { cpuOf, cpuOfMachine, memoryOf } from './lib/proc.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { row } from './lib/table.mjs';

/**
 * Two points give the costs: few couples who write much, and many who write little. Two others are foretold from them, and measured. Each stretch ends
 * before the counsellor's debounce, or has its
 * replies held back: those who write now and then would be answered sooner. What a reply costs is measured by the relay.
 */
const SIZES = {
  full: {
    busy: { pairs: 50, rate: 300, ms: 8000 },
    idle: { pairs: 1500, rate: 2, ms: 20_000, isHeld: true },
    checks: [
      { pairs: 800, rate: 100, ms: 10_000, isHeld: true },
      { pairs: 300, rate: 200, ms: 8000, isHeld: true },
    ],
  },
  quick: {
    busy: { pairs: 30, rate: 150, ms: 5000 },
    idle: { pairs: 300, rate: 2, ms: 8000, isHeld: true },
    checks: [
      { pairs: 150, rate: 60, ms: 6000, isHeld: true },
      { pairs: 80, rate: 100, ms: 6000, isHeld: true },
    ],
  },
};
/** Milliseconds between two stretches, in which the last one's work ends. */
const REST_MS = 1500;

/** What a message and an idle connection cost, in processor time, memory, network and disk: what `npm run plan` reckons with. */
export async function capacityBench({ database: server, model, quick, say }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const redis = await startRedis();
  if (!redis) throw new Error('redis-server is not on the path: what two nodes cost cannot be measured');
  const database = await makeDatabase(server, 'capacity');
  const env = { DATABASE_URL: database.url, OPENAI_BASE_URL: model.url, REDIS_URL: redis.url };
  const nodes = [await startProduct(env), await startProduct(env)];
  const load = await startProgram('load/couples.mjs');
  const couples = await seedCouples(database, size.idle.pairs);
  const atRest = memoryOf(nodes[0].pid);
  const watch = new pg.Client({ connectionString: database.url });
  watch.on('error', () => undefined);
  await watch.connect();

  const look = async () => {
    const { rows } = await watch.query(
      `select pg_current_wal_lsn() - '0/0' as wal, pg_total_relation_size('couples_messages') as disk`,
    );
    return {
      at: now() / 1000,
      node: nodes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      database: server.cpu(),
      redis: cpuOf(redis.pid),
      own: [...nodes.map(({ pid }) => pid), redis.pid, load.pid, model.pid].reduce((sum, pid) => sum + cpuOf(pid), server.cpu()),
      machine: cpuOfMachine(),
      wal: Number(rows[0].wal),
      disk: Number(rows[0].disk),
    };
  };
  const nextMessage = async () => (await Promise.race([once(load.child, 'message'), load.ended]))[0];
  const play = async ({ pairs, rate, ms, isHeld = false }) => {
    const sessions = await freshSessions(database, couples.slice(0, pairs));
    if (isHeld) await queueReplies(database, sessions);
    load.child.send({ target: 'product', urls: nodes.map(({ url }) => url), sessions, rate, ms });
    await nextMessage();
    await pause(REST_MS);
    const memory = nodes.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
    const before = await look();
    load.child.send({ go: true });
    const played = await nextMessage();
    const after = await look();
    await deleteReplies(database);
    await pause(REST_MS);
    if (played.faults.length > 0) throw new Error(`${played.faults.length} messages were refused: ${played.faults[0]}`);
    const spent = spentBy(before, after);
    const flat = { sockets: pairs * 2, messages: played.acknowledged, seconds: spent.at, memory, ...spent };
    const others = (spent.machine - spent.own) / (spent.at * cpus().length);
    say(
      `${flat.sockets} sockets, ${rate} messages a second: nodes ${percent(spent.node / spent.at)}, PostgreSQL ${percent(spent.database / spent.at)}, Redis ${percent(spent.redis / spent.at)} of a core; others had ${percent(others)} of the machine`,
    );
    return flat;
  };
  await play({ ...size.busy, ms: 2000 });
  const costs = costsOf(await play(size.busy), await play(size.idle), atRest);
  const checks = [];
  for (const point of size.checks) {
    const seen = await play(point);
    checks.push({
      point,
      seen: seen.node / seen.seconds,
      foretold: capacityOf(costs, seen.sockets, seen.messages / seen.seconds).node,
    });
  }
  for (const { child } of [...nodes, load]) await stop(child);
  await watch.end();
  await redis.stop();
  return [
    {
      title: 'What the installation pays, on two nodes over Redis',
      rows: Object.entries(COSTS).map(([id, { what, unit }]) => row({ id, what, unit, ours: costs[id] })),
    },
    {
      title: 'Foretold from these, and measured: the nodes’ processor time, in cores',
      rows: checks.map(({ point, seen, foretold }) =>
        row({ what: `${point.pairs * 2} sockets, ${point.rate} messages a second`, ours: seen, bare: foretold, atMost: 1.25 }),
      ),
    },
  ];
}

const percent = (share) => `${Math.round(share * 100)} %`;

/** By their names in the saved report. */
const COSTS = {
  messageNode: { what: 'a message, both nodes', unit: 'µs' },
  messageDatabase: { what: 'a message, PostgreSQL', unit: 'µs' },
  messageRedis: { what: 'a message, Redis', unit: 'µs' },
  messageLog: { what: 'a message, PostgreSQL’s log of changes', unit: 'B' },
  messageDisk: { what: 'a message, on disk', unit: 'B' },
  socketNode: { what: 'an open page for a second, node', unit: 'µs' },
  socketMemory: { what: 'an open page, node’s memory', unit: 'KiB' },
  restMemory: { what: 'a node without pages', unit: 'MiB' },
};
