import { pause } from '../../lib/clock.mjs';
import { buildFormerRelease } from '../lib/former-release.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { watchTableLocks } from '../lib/table-locks.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = {
  full: { couples: 15, calmMs: 12_000, rows: 1_000_000 },
  quick: { couples: 6, calmMs: 6000, rows: 100_000 },
};
const WRITE_EVERY_MS = 700;
const PRESENT = '../bundle/main.js';
/** Milliseconds for which a migration may keep a table from those who write. */
const LOCKED_MS = 200;
/** Tables that grow with use. */
const LARGE = ['couples_messages', 'chat_messages', 'advice_sessions', 'users', 'replies', 'sessions'];

/** So many rows in each of the tables that people write most. */
async function fill({ postgres }, rows) {
  await postgres.query(
    `insert into users (id, email, password, "firstName", "lastName") values ('filler', 'filler@example.com', 'none', 'A', 'B')`,
  );
  const [session] = (
    await postgres.query(
      `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name") values ('filler', 'Many', 'filler', 'A') returning id`,
    )
  ).rows;
  const advice = (
    await postgres.query(
      `insert into advice_sessions (id, "userId", description, category, "adviceStyle", language, advice, "creatorIpAddress")
       values (gen_random_uuid(), 'filler', 'x', 'other', 'practical', 'en', '{}', '10.0.0.1') returning id`,
    )
  ).rows[0];
  await postgres.query(
    `insert into couples_messages ("sessionId", "senderName", message, "messageType", "senderRole")
     select $1, 'A', 'A message of some length, number ' || n, 'user', 'partner1' from generate_series(1, $2::int) n`,
    [session.id, rows],
  );
  await postgres.query(
    `insert into chat_messages ("sessionId", "userId", message, "messageType")
     select $1, 'filler', 'A question of some length, number ' || n, 'user' from generate_series(1, $2::int) n`,
    [advice.id, rows],
  );
}

/** Two releases serve side by side while people write: a node of the next one migrates, others follow, and one goes back. */
export async function run({ quick, say, keep }) {
  const { couples, calmMs, rows } = quick ? SIZES.quick : SIZES.full;
  const former = buildFormerRelease();
  keep(async () => former.remove());
  say(`the release before: ${former.name}`);
  const world = await startWorld({ nodes: 3, program: former.file });
  keep(async () => {
    await world.stop();
    former.remove();
  });
  await fill(world, rows);
  const pages = await world.open(await world.couples(couples));
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = pages.map((page) => page.chat(going, WRITE_EVERY_MS));
  const mixed = startMixed(world, { until: going, advisers: 4, registrants: 2 });
  const codes = [];
  const move = async (at, file, what) => {
    const node = world.nodes[at];
    const { code } = await node.kill('SIGTERM');
    // What the former release does at its end is not judged.
    if (node.file === PRESENT) codes.push(code);
    node.file = file;
    await node.start();
    say(`${what} (the node before ended with ${code})`);
    await pause(calmMs);
  };
  await pause(calmMs);
  const stopWatching = await watchTableLocks(world.postgres.url, LARGE, LOCKED_MS);
  await move(0, PRESENT, `node 1 is of this release, and has migrated ${rows} rows in each of two tables`);
  const locked = await stopWatching();
  await move(1, PRESENT, 'node 2 is of this release, node 3 of the one before');
  await move(0, former.file, 'node 1 went back to the release before, on the new tables');
  await move(0, PRESENT, 'node 1 is of this release again');
  await move(2, PRESENT, 'all are of this release');
  until.at = 0;
  await Promise.all([...chats, mixed.done]);
  const judged = await world.judge();
  const lost = await mixed.lost();
  judged.lost += lost.length;
  return {
    injected: '3 nodes to the next release, one back',
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: lost,
    figures: [
      { what: `times that a table was locked for more than ${LOCKED_MS} ms`, ours: locked.length, atMost: 0 },
      {
        what: 'nodes of this release that ended with another code than 0',
        ours: codes.filter((code) => code !== 0).length,
        atMost: 0,
      },
    ],
  };
}
