import pg from 'pg';
import { pause, wall } from '../../lib/clock.mjs';
import { median } from '../../lib/numbers.mjs';
import { call } from '../lib/http.mjs';
import { Page } from '../lib/page.mjs';
import { signal } from '../lib/postgres.mjs';
import { Tally } from '../lib/tally.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 30, rounds: 3, ms: 30_000 }, quick: { couples: 10, rounds: 2, ms: 6000 } };
const WRITE_EVERY_MS = 250;
/** Milliseconds after which PostgreSQL must have ended an abandoned transaction. */
const ABANDONED_MS = 10_000;
const ABANDONED_LOOK_MS = 60_000;

/** A foreign transaction locks one conversation for half a minute, while all write; then a node is stopped inside a transaction. */
export async function run({ quick, say, keep }) {
  const { couples, rounds, ms } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const [locked, ending, ...sessions] = await world.couples(couples + 2);
  const theirs = new Tally();
  const pages = await world.open(sessions);
  const inside = await world.open([locked], (options) => new Page({ ...options, tally: theirs }));
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = [...pages, ...inside].map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  await pause(3000);
  const stretch = async () => {
    const from = wall();
    await pause(ms);
    const to = wall();
    return world.tally.p99(({ what, at }) => what === 'couples:send' && at >= from && at < to);
  };
  const p99 = [];
  const outages = [];
  for (let round = 0; round < rounds; round++) {
    const calm = await stretch();
    const release = await lockConversation(world.postgres.url, locked.id);
    const from = wall();
    const held = await stretch();
    await release();
    outages.push({ from, until: wall() });
    p99.push({ calm, held });
    say(`others' p99 ${held.toFixed(1)} ms while one conversation was locked, ${calm.toFixed(1)} ms before`);
    await pause(2000);
  }
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge({ these: pages });
  const own = await world.judge({ these: inside, outages });
  const refused = world.tally.count(({ status }) => status >= 400 || status === -1);
  const abandoned = await abandonedFor(world, ending);
  say(
    `in the locked conversation ${own.acknowledged} messages were acknowledged, after ${theirs.count(({ status }) => status >= 400)} refusals`,
  );
  return {
    injected: `${rounds} x one of ${couples + 1} conversations locked ${ms / 1000} s`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: own.faults.map((fault) => `the locked conversation, ${fault}`),
    figures: [
      {
        what: 'others’ p99, one conversation locked',
        unit: 'ms',
        ours: median(p99.map(({ held }) => held)),
        bare: median(p99.map(({ calm }) => calm)),
        ratio: median(p99.map(({ held, calm }) => held / calm)),
        atMost: 1.2,
      },
      { what: 'refusals of the others', ours: refused, atMost: 0 },
      { what: 'an abandoned transaction is ended after', unit: 'ms', ours: abandoned, atMost: ABANDONED_MS },
    ],
  };
}

/** Holds the lock that storing into a conversation needs, in a foreign transaction. */
async function lockConversation(url, id) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select couples_enter($1)', [id]);
  await client.query('select 1 from couples_sessions where id = $1 for update', [id]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Milliseconds for which a node stopped inside a transaction keeps its locks. */
async function abandonedFor(world, session) {
  const [node] = world.nodes;
  const release = await lockConversation(world.postgres.url, session.id);
  void call(node.url, {
    method: 'POST',
    path: `/api/couples/end/${session.id}`,
    cookie: session.cookies.partner1,
    ip: '10.253.0.1',
    timeoutMs: ABANDONED_LOOK_MS,
  });
  const backends = async (where) =>
    (await world.postgres.query(`select pid from pg_stat_activity where application_name = 'beside' and ${where}`)).rowCount;
  for (let look = 0; (await backends(`wait_event_type = 'Lock'`)) === 0; look++) {
    if (look > 100) throw new Error('Ending a session did not wait for its conversation');
    await pause(10);
  }
  signal(node.pid, 'SIGSTOP');
  await release();
  const from = wall();
  await pause(200);
  while ((await backends(`state = 'idle in transaction'`)) > 0 && wall() - from < ABANDONED_LOOK_MS) await pause(100);
  const took = wall() - from;
  signal(node.pid, 'SIGCONT');
  return took;
}
