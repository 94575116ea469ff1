import { once } from 'node:events';
import { cpus } from 'node:os';
import { now, pause } from './lib/clock.mjs';
import { deleteReplies, freshSessions, makeDatabase, queueReplies, seedCouples } from './lib/couples.mjs';
import { median } from './lib/numbers.mjs';
import { cpuOf, cpuOfMachine } from './lib/proc.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { row } from './lib/table.mjs';

/**
 * `calm`: a load that leaves two nodes, Redis and PostgreSQL some of two cores idle: on a saturated machine waiting would be measured. Pairs write
 * often enough that none is answered meanwhile. Each stretch ends before the counsellor's debounce (12 s of a burst), in sessions without messages.
 */
const SIZES = {
  full: {
    rounds: 3,
    pairs: 500,
    rate: 1000,
    calm: { pairs: 150, rate: 300 },
    openMs: 7000,
    crowd: 200,
    closedMs: 5000,
    warmMs: 1500,
    few: 50,
    many: 4000,
  },
  quick: {
    rounds: 1,
    pairs: 150,
    rate: 300,
    calm: { pairs: 150, rate: 300 },
    openMs: 3000,
    crowd: 80,
    closedMs: 2000,
    warmMs: 700,
    few: 30,
    many: 300,
  },
};
/** Milliseconds between two stretches, in which the last one's work ends. */
const REST_MS = 700;

/** Partner to partner, and messages per CPU-second, beside bare programs; two nodes beside one; few couples beside many. */
export async function couplesBench({ database: server, model, quick, profile, say }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const redis = await startRedis();
  if (!redis) say('redis-server is not on the path: no figures of two nodes');
  const databases = { one: await makeDatabase(server, 'couples_one'), two: await makeDatabase(server, 'couples_two') };
  const env = ({ url }) => ({ DATABASE_URL: url, OPENAI_BASE_URL: model.url });
  const product = await startProduct(env(databases.one), profile);
  const nodes = [];
  for (let node = 0; redis && node < 2; node++)
    nodes.push(await startProduct({ ...env(databases.two), REDIS_URL: redis.url }, profile));
  const bare = await startProgram('baseline/couples.mjs', env(databases.one));
  const batched = await startProgram('baseline/couples.mjs', { ...env(databases.one), BATCHED: 'yes' });
  const load = await startProgram('load/couples.mjs');

  const couples = await seedCouples(databases.one, size.many);
  const elsewhere = redis ? await seedCouples(databases.two, size.pairs) : [];
  const targets = {
    product: { target: 'product', nodes: [product], database: databases.one, couples },
    bare: { target: 'bare', nodes: [bare] },
    batched: { target: 'bare', nodes: [batched] },
    ...(redis ? { cluster: { target: 'product', nodes, database: databases.two, couples: elsewhere } } : {}),
  };

  const look = (pids) => ({
    at: now() / 1000,
    node: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    database: server.cpu(),
    own: [...pids, load.pid, model.pid].reduce((sum, pid) => sum + cpuOf(pid), server.cpu()),
    machine: cpuOfMachine(),
  });
  const nextMessage = async () => (await Promise.race([once(load.child, 'message'), load.ended]))[0];

  /** One stretch: at a set rate, or (without one) as fast as it goes. */
  const play = async (name, { pairs, isHeld, ...order }) => {
    const { target, nodes, database, couples } = targets[name];
    const sessions = database
      ? await freshSessions(database, couples.slice(0, pairs))
      : Array.from({ length: pairs }, (_, index) => ({ id: index + 1 }));
    if (isHeld) await queueReplies(database, sessions);
    load.child.send({ target, urls: nodes.map(({ url }) => url), sessions, ...order });
    await nextMessage();
    // Wait for the last connections to settle.
    await pause(REST_MS);
    const pids = nodes.map(({ pid }) => pid);
    let before = look(pids);
    load.child.send({ go: true });
    let after = null;
    if (!order.rate) {
      await nextMessage();
      before = look(pids);
      await nextMessage();
      after = look(pids);
    }
    const played = await nextMessage();
    after ??= look(pids);
    if (database) await deleteReplies(database);
    await pause(REST_MS);
    if (played.faults.length > 0) throw new Error(`${name}: ${played.faults.length} messages were refused: ${played.faults[0]}`);
    if (order.rate && played.heard < played.sent)
      throw new Error(`${name}: ${played.sent - played.heard} of ${played.sent} were not heard`);
    const spent = Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - before[key]]));
    const each = 1e6 / played.acknowledged;
    return {
      p50: played.p50,
      p99: played.p99,
      perCpu: played.acknowledged / (spent.node + spent.database),
      perNodeCpu: played.acknowledged / spent.node,
      nodeEach: spent.node * each,
      databaseEach: spent.database * each,
      others: (spent.machine - spent.own) / (spent.at * cpus().length),
      perSecond: played.acknowledged / spent.at,
    };
  };
  const brief = (flat) =>
    `p50 ${flat.p50.toFixed(2)} ms, p99 ${flat.p99.toFixed(1)} ms, ${Math.round(flat.perSecond)} messages a second, ${Math.round(flat.perCpu)} per CPU-second ` +
    `(${Math.round(flat.nodeEach)} µs of the node and ${Math.round(flat.databaseEach)} µs of PostgreSQL each); others had ${Math.round(flat.others * 100)} % of the machine`;

  const steady = { pairs: size.pairs, rate: size.rate, ms: size.openMs };
  const calm = { ...steady, ...size.calm };
  const flood = { pairs: size.crowd, ms: size.closedMs, warmMs: size.warmMs };
  const results = {};
  const measure = async (what, name, order) => {
    const flat = await play(name, order);
    results[what] ??= {};
    results[what][name] ??= [];
    results[what][name].push(flat);
    say(`${what} ${results[what][name].length}, ${name}: ${brief(flat)}`);
  };
  for (const name of Object.keys(targets)) await play(name, { ...flood, ms: size.warmMs });
  const rotated = (names, round) => [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
  for (let round = 0; round < size.rounds; round++) {
    for (const name of rotated(['product', 'bare'], round)) await measure('steady', name, steady);
    for (const name of rotated(redis ? ['product', 'cluster'] : [], round)) await measure('calm', name, calm);
    for (const name of rotated(['product', 'batched', 'bare'], round)) await measure('flood', name, flood);
    for (const pairs of rotated([size.few, size.many], round)) {
      const what = pairs === size.few ? 'few' : 'many';
      // Where many write now and then, the counsellor would answer them; few at the same total rate leave it no pause.
      await measure(what, 'product', { ...steady, pairs, isHeld: true });
    }
  }
  for (const { child } of [product, ...nodes, bare, batched, load]) await stop(child);
  await redis?.stop();
  return report(results, size);
}

function report(results, size) {
  const middle = (what, name, key) => median(results[what][name].map((flat) => flat[key]));
  // The median of the rounds' own ratios: a disturbance hits both sides of a round.
  const ratio = ([what, name], [other, otherName], key) =>
    median(results[what][name].map((flat, round) => flat[key] / results[other][otherName][round][key]));
  const beside = (what, unit, key, ours, theirs, more = {}) =>
    row({ what, unit, ours: middle(...ours, key), bare: middle(...theirs, key), ratio: ratio(ours, theirs, key), ...more });
  const steady = [
    ['steady', 'product'],
    ['steady', 'bare'],
  ];
  const tables = [
    {
      title: `Partner to partner: ${size.pairs} couples, ${size.rate} messages a second; beside Socket.IO and one INSERT`,
      rows: [
        beside('from sending to the partner’s screen, p50', 'ms', 'p50', ...steady, { atMost: 1.25 }),
        beside('from sending to the partner’s screen, p99', 'ms', 'p99', ...steady, { atMost: 1.5 }),
        beside('processor time of a message, node', 'µs', 'nodeEach', ...steady),
        beside('processor time of a message, PostgreSQL', 'µs', 'databaseEach', ...steady),
      ],
    },
    {
      title: `As fast as it goes: ${size.crowd} couples, each page one message at a time`,
      rows: [
        beside('messages per CPU-second, batched INSERT', '/s', 'perCpu', ['flood', 'product'], ['flood', 'batched'], {
          atLeast: 0.6,
        }),
        beside('messages per CPU-second, plain INSERT', '/s', 'perCpu', ['flood', 'product'], ['flood', 'bare'], { atLeast: 2 }),
        beside('  of the node alone, batched INSERT', '/s', 'perNodeCpu', ['flood', 'product'], ['flood', 'batched']),
        beside('messages a second, batched INSERT', '/s', 'perSecond', ['flood', 'product'], ['flood', 'batched']),
      ],
    },
    {
      title: `Many couples beside few: ${size.many} and ${size.few}, ${size.rate} messages a second`,
      rows: [
        row({
          what: 'processor time of a message',
          unit: 'µs',
          ours: 1e6 / middle('many', 'product', 'perCpu'),
          bare: 1e6 / middle('few', 'product', 'perCpu'),
          ratio: ratio(['few', 'product'], ['many', 'product'], 'perCpu'),
          atMost: 1.2,
        }),
        beside('from sending to the partner’s screen, p50', 'ms', 'p50', ['many', 'product'], ['few', 'product']),
      ],
    },
  ];
  if (results.calm)
    tables.push({
      title: `Two nodes over Redis, partners on different ones, beside one node: ${size.calm.rate} messages a second`,
      rows: [
        beside('from sending to the partner’s screen, p50', 'ms', 'p50', ['calm', 'cluster'], ['calm', 'product'], {
          atMost: 1.5,
        }),
        beside('from sending to the partner’s screen, p99', 'ms', 'p99', ['calm', 'cluster'], ['calm', 'product']),
        beside('processor time of a message, nodes', 'µs', 'nodeEach', ['calm', 'cluster'], ['calm', 'product'], {
          atMost: 1.8,
        }),
        beside('processor time of a message, PostgreSQL', 'µs', 'databaseEach', ['calm', 'cluster'], ['calm', 'product']),
      ],
    });
  return tables;
}
