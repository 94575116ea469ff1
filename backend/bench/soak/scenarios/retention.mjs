import { pause, wall } from '../../lib/clock.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = {
  full: { users: 100, each: 1000, couples: 20, calmMs: 20_000 },
  quick: { users: 10, each: 300, couples: 6, calmMs: 5000 },
};
const WRITE_EVERY_MS = 250;
/** Milliseconds for all of it: what a killed node held is taken over after 90 s. */
const DONE_MS = 900_000;
/** Milliseconds in which pages are back after a kill. */
const BACK_MS = 5000;

/** Of each hundred: what is due, and why the rest is not. */
const SHARES = { due: 60, young: 20, written: 10, bookmarked: 10 };

/**
 * Users whose advice is old, their choice, and what of it is due: by SQL. One of them gives the choice up a moment before the job begins.
 * @returns the ids of what must stay, by the statement `stays`
 */
async function fill({ query }, users, each) {
  await query(
    `insert into users (id, email, password, "firstName", "lastName")
       select 'keeper-' || n, 'keeper-' || n || '@example.com', 'none', 'Ada', 'Bench' from generate_series(1, $1) n`,
    [users],
  );
  await query(
    `insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice, "createdAt")
       select gen_random_uuid(), 'keeper-' || u, '10.0.0.1', 'family',
         case when n % 100 < $3 then 'due' when n % 100 < $3 + $4 then 'young' when n % 100 < $3 + $4 + $5 then 'written' else 'bookmarked' end,
         'practical', '{"understanding":"x"}',
         now() - case when n % 100 >= $3 and n % 100 < $3 + $4 then interval '20 days' else interval '200 days' end - n * interval '1 minute'
       from generate_series(1, $1) u, generate_series(1, $2) n`,
    [users, each, SHARES.due, SHARES.young, SHARES.written],
  );
  // Ten old messages in each chat; in some a new one.
  await query(
    `insert into chat_messages ("sessionId", message, "messageType", "createdAt")
       select id, 'And then?', 'user', "createdAt" + n * interval '1 minute' from advice_sessions, generate_series(1, 10) n`,
  );
  await query(
    `insert into chat_messages ("sessionId", message, "messageType", "createdAt")
       select id, 'And now?', 'user', now() - interval '10 days' from advice_sessions where description = 'written'`,
  );
  await query(
    `insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt")
       select "userId", id, "createdAt" from advice_sessions where description = 'bookmarked'`,
  );
  await query(
    `insert into retention ("userId", months, "keepBookmarked", "worksFrom", "monthsBefore", "keepBookmarkedBefore")
       select id, 3, true, now() - interval '1 minute', null, true from users where id like 'keeper-%'`,
  );
  await query(`delete from retention where "userId" = 'keeper-1'`);
  await query('analyze advice_sessions');
}

/** Old advice of many users is deleted on two nodes, while couples write; one node is killed in the middle, and later the other one. */
export async function run({ quick, say, keep }) {
  const { users, each, couples, calmMs } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const query = (text, values) => world.postgres.query(text, values);
  await fill({ query }, users, each);
  const pages = await world.open(await world.couples(couples));
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  const count = async (where) => Number((await query(`select count(*) from ${where}`)).rows[0].count);
  const due = () => count(`advice_sessions where description = 'due' and "userId" <> 'keeper-1'`);

  await pause(3000);
  const calmFrom = wall();
  await pause(calmMs);
  const calmTo = wall();
  const all = await due();
  await query(`select graphile_worker.add_job('retention')`);
  const began = wall();
  const stretches = [];
  let kills = 0;
  let from = began;
  for (let left = all; left > 0; left = await due()) {
    if (wall() - began > DONE_MS) break;
    // After a third one node is killed, after two thirds the other: one of them deletes.
    if (kills < 2 && left < all * (1 - (kills + 1) / 3)) {
      stretches.push({ from, to: wall() });
      const node = world.nodes[kills++];
      await node.kill('SIGKILL');
      await node.start();
      await pause(BACK_MS);
      from = wall();
    }
    await pause(500);
  }
  stretches.push({ from, to: wall() });
  const took = wall() - began;
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge({ settleMs: 60_000 });
  const faults = await judgeRows({ count, due }, { users, each, all });
  const isDeleting = ({ at }) => stretches.some(({ from: a, to: b }) => at >= a && at < b);
  const held = world.tally.p99((entry) => entry.what === 'couples:send' && isDeleting(entry));
  const calm = world.tally.p99(({ what, at }) => what === 'couples:send' && at >= calmFrom && at < calmTo);
  say(`${all} of ${users * each} pieces of advice deleted in ${(took / 1000).toFixed(1)} s with ${kills} kills`);
  return {
    injected: `${kills} x kill -9 while ${all} of ${users * each} pieces of advice are deleted`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults,
    figures: [
      { what: 'others’ p99 while it deletes', unit: 'ms', ours: held, bare: calm, ratio: held / calm, atMost: 1.2 },
      { what: 'kills while it deletes', ours: kills, atLeast: 2 },
    ],
  };
}

/** What is left, and what is recorded as deleted, beside what should be. */
async function judgeRows({ count, due }, { users, each, all }) {
  const faults = [];
  const expect = (what, found, wanted) => {
    if (found !== wanted) faults.push(`${what}: ${found}, not ${wanted}`);
  };
  const per = each / 100;
  expect('due advice that is left', await due(), 0);
  for (const kind of ['young', 'written', 'bookmarked'])
    expect(`${kind} advice`, await count(`advice_sessions where description = '${kind}'`), users * per * SHARES[kind]);
  expect('advice of who gave the choice up', await count(`advice_sessions where "userId" = 'keeper-1'`), each);
  expect('recorded as deleted', await count(`erasures where kind = 'advice'`), all);
  expect(
    'messages without their advice',
    await count('chat_messages m where not exists (select from advice_sessions s where s.id = m."sessionId")'),
    0,
  );
  return faults;
}
