import { cpus } from 'node:os';
import { now } from './lib/clock.mjs';
import { median } from './lib/numbers.mjs';
import { cpuOf, cpuOfMachine } from './lib/proc.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

/** Milliseconds of the batching window of the bare relay that batches like the product. */
const BATCH_MS = 45;

const SIZES = {
  full: {
    rounds: 3,
    streams: 200,
    tokens: 300,
    perSecond: 30,
    spreadMs: 3000,
    crowdTokens: 200,
  },
  quick: {
    rounds: 1,
    streams: 80,
    tokens: 90,
    perSecond: 30,
    spreadMs: 1200,
    crowdTokens: 90,
  },
};
/** Milliseconds that the model takes before its first token; the same for both sides, and subtracted. */
const FIRST_MS = 300;
/** The watchers of "100 generations at once", at the pace of the stand-in model. */
const CROWD = { streams: 100, perSecond: 45, spreadMs: 1500 };

/** The relay of advice, and of chat replies, beside the bare one, alternately, and a hundred generations at once. */
export async function relayBench({ database, model, readers, quick, profile, say }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const bareEnv = { OPENAI_BASE_URL: model.url };
  const product = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url }, profile);
  const nodes = {
    product,
    // The same node.
    chat: product,
    bare: await startProgram('baseline/relay.mjs', bareEnv),
    batched: await startProgram('baseline/relay.mjs', {
      ...bareEnv,
      BATCH_MS: String(BATCH_MS),
    }),
    storing: await startProgram('baseline/relay.mjs', { ...bareEnv, DATABASE_URL: database.url }),
  };

  const play = async (name, { streams, tokens, perSecond, spreadMs }) => {
    const { url, pid } = nodes[name];
    model.child.send({ tokens, perSecond, firstMs: FIRST_MS });
    const target = nodes[name] === product ? name : 'bare';
    const played = await readers.play({ target, url, streams, spreadMs, tokens }, () => {
      const look = () => ({
        at: now() / 1000,
        node: cpuOf(pid),
        database: database.cpu(),
        // The bench's own cost, the node included; the rest of the machine's time belonged to others.
        own: [pid, model.pid, readers.pid].reduce((sum, one) => sum + cpuOf(one), database.cpu()),
        machine: cpuOfMachine(),
      });
      const before = look();
      return () => {
        const after = look();
        return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]));
      };
    });
    return flatten(played);
  };

  for (const name of Object.keys(nodes))
    await play(name, {
      ...size,
      streams: 40,
      tokens: 50,
      perSecond: 100,
      spreadMs: 200,
    });
  const results = { product: [], chat: [], bare: [], batched: [], storing: [], crowd: [] };
  for (let round = 1; round <= size.rounds; round++) {
    // The first may find a busier machine, so the sides alternate.
    const names = Object.keys(nodes);
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      results[name].push(await play(name, size));
      say(`round ${round}, ${name}: ${brief(results[name].at(-1))}`);
    }
    results.crowd.push(await play('product', { ...CROWD, tokens: size.crowdTokens }));
    say(`round ${round}, a hundred at once: ${brief(results.crowd.at(-1))}`);
  }
  for (const child of new Set(Object.values(nodes).map((node) => node.child))) await stop(child);
  return report(results, size);
}

/** The figures of one play, by name. */
function flatten({ tokens, first, delay, read }) {
  const perCpu = tokens / read.node;
  const perCpuWithDatabase = tokens / (read.node + read.database);
  const points = {
    added: first.added,
    before: first.before,
    after: first.after,
    all: delay.all,
    open: delay.open,
    newest: delay.newest,
  };
  const others = (read.machine - read.own) / (read.at * cpus().length);
  const flat = { perCpu, perCpuWithDatabase, others };
  for (const [name, { p50, p99 }] of Object.entries(points)) {
    flat[`${name}50`] = p50;
    flat[`${name}99`] = p99;
  }
  return flat;
}

const brief = (flat) =>
  `first token +${flat.added50.toFixed(1)} ms (${flat.before50.toFixed(1)} before the model, ${flat.after50.toFixed(1)} after), ` +
  `token ${flat.all50.toFixed(1)} ms, unheld ${flat.open50.toFixed(2)} ms, ${Math.round(flat.perCpu)} tokens per CPU-second; others had ${Math.round(flat.others * 100)} % of the machine`;

function report(results, { streams, tokens, perSecond }) {
  const middle = (name, key) => median(results[name].map((flat) => flat[key]));
  // The median of the rounds' own ratios: a disturbance hits both sides of a round.
  const ratio = (key, other, own) => median(results[own].map((flat, round) => flat[key] / results[other][round][key]));
  const beside = (what, key, more = {}, other = 'bare', own = 'product') =>
    row({
      what,
      unit: 'ms',
      ours: middle(own, key),
      bare: middle(other, key),
      ratio: ratio(key, other, own),
      ...more,
    });
  const ofChat = (what, key, more) => beside(what, key, more, 'bare', 'chat');
  const counts = { unit: '/s' };
  return [
    {
      title: `Relay: ${streams} streams of ${tokens} tokens, ${perSecond} a second each`,
      rows: [
        beside('added time to first token, p50', 'added50', { atMost: 2 }),
        beside('  beside the bare relay that stores the question', 'added50', {}, 'storing'),
        beside('  of that before the model is asked', 'before50'),
        beside('  of that from the model to the watcher', 'after50'),
        beside('added time to first token, p99', 'added99'),
        beside('token delay p50, window aside', 'open50', { atMost: 1.5 }),
        beside('token delay p99, window aside', 'open99'),
        beside('token delay p50, window included', 'all50'),
        beside('  beside the bare relay that batches too', 'all50', {}, 'batched'),
        beside('  newest token of each push', 'newest50', {}, 'batched'),
        beside('tokens per CPU-second of the node', 'perCpu', {
          id: 'tokensPerCpu',
          ...counts,
          atLeast: 0.8,
        }),
        beside('  beside the bare relay that batches too', 'perCpu', counts, 'batched'),
        beside("  with PostgreSQL's time counted", 'perCpuWithDatabase', counts),
      ],
    },
    {
      title: `Chat: ${streams} replies of ${tokens} tokens, ${perSecond} a second each`,
      rows: [
        ofChat('added time to first token, p50', 'added50', { atMost: 2 }),
        beside('  beside the bare relay that stores the question', 'added50', {}, 'storing', 'chat'),
        ofChat('token delay p50, window aside', 'open50', { atMost: 1.5 }),
        ofChat('token delay p99, window aside', 'open99'),
        ofChat('tokens per CPU-second of the node', 'perCpu', { ...counts, atLeast: 0.8 }),
        beside('  beside the bare relay that batches too', 'perCpu', counts, 'batched', 'chat'),
        ofChat("  with PostgreSQL's time counted", 'perCpuWithDatabase', counts),
      ],
    },
    {
      title: `Delta to watcher: ${CROWD.streams} generations at once, ${CROWD.perSecond} tokens a second, window included`,
      rows: [
        row({
          what: 'p50',
          unit: 'ms',
          ours: middle('crowd', 'all50'),
          atMost: 60,
        }),
        row({
          what: 'p99',
          unit: 'ms',
          ours: middle('crowd', 'all99'),
          atMost: 120,
        }),
      ],
    },
  ];
}
