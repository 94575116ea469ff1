import { pause, wall } from '../../lib/clock.mjs';
import { startLoad } from '../lib/fork.mjs';
import { post } from '../lib/wellness.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { clients: 2000, others: 10, spoken: 200 }, quick: { clients: 400, others: 4, spoken: 40 } };
const LOADERS = 2;
const WRITE_EVERY_MS = 500;
const PATIENCE_MS = 60_000;
const AWAY_MS = 3000;

/** All clients are on one of two nodes. It is killed, and started again after a while; they reconnect to any node. */
export async function run({ quick, say, keep }) {
  const { clients, others, spoken } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  const loaders = [];
  keep(async () => {
    for (const loader of loaders) loader.stop();
    await world.stop();
  });
  const sessions = await world.couples(clients / 2 + others);
  const crowd = sessions.slice(others);
  const seats = crowd.flatMap((session) => ['partner1', 'partner2'].map((role) => ({ session, role, ip: world.ip() })));
  for (let number = 0; number < LOADERS; number++) {
    const loader = await startLoad('clients.mjs');
    loaders.push(loader);
    const answer = await loader.ask({ urls: world.urls, seats: seats.filter((_seat, at) => at % LOADERS === number) });
    if (answer.said !== 'connected') throw new Error('The clients did not connect');
  }
  // The others are on the second node, undisturbed.
  const pages = await world.open(sessions.slice(0, others), undefined, world.urls.slice(1));
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  await pause(2000);

  // The kill comes after every loader has counted: a page that is back already would be waited for otherwise.
  await Promise.all(loaders.map((loader) => loader.ask({ timeoutMs: PATIENCE_MS })));
  const back = loaders.map((loader) => loader.nextMessage());
  const killedAt = wall();
  await world.nodes[0].kill('SIGKILL');
  const expected = {};
  for (const session of crowd.slice(0, spoken)) {
    const { status, body } = await post(world.urls[1], session);
    world.tally.add('POST message', wall(), status);
    if (status === 201) expected[session.id] = body.message.id;
  }
  await pause(AWAY_MS);
  await world.nodes[0].start();
  const answers = await Promise.all(back);
  const took = answers.flatMap(({ at }) => at.map((each) => each - killedAt));
  const missing = answers.reduce((sum, answer) => sum + answer.missing, 0);
  const seen = await Promise.all(loaders.map((loader) => loader.ask({ expected })));
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge();
  say(
    `${took.length} of ${clients} came back, the last after ${Math.round(Math.max(...took))} ms; ${Object.keys(expected).length} messages were sent meanwhile`,
  );
  return {
    injected: `kill -9 under ${clients} clients`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    worst: Math.max(...took),
    figures: [
      { what: 'clients that did not come back', ours: missing, atMost: 0 },
      { what: 'the last has caught up after', unit: 'ms', ours: Math.max(...took), atMost: 10_000 },
      { what: 'clients that lack what was said meanwhile', ours: seen.reduce((sum, { lacking }) => sum + lacking, 0), atMost: 0 },
      { what: 'refusals of the others (5xx)', ours: world.tally.count(({ status }) => status >= 500), atMost: 0 },
    ],
  };
}
