import { pause, wall } from '../../lib/clock.mjs';
import { adviceOf, askUntilTaken, CANARY, questionOf, startPushWorld } from '../lib/push-world.mjs';

/** `events`: of the busiest user in each burst. A day has three pushes, so the fourth burst brings none. */
const SIZES = { full: { users: 40, rounds: 4, events: 50 }, quick: { users: 12, rounds: 1, events: 50 } };
const PUSHES_A_DAY = 3;
/** Bytes of each push as its browser gets it. */
const BYTES = 128;
const BURST_MS = 10_000;
/**
 * Milliseconds from a burst's begin until its pushes: the minute that pages have, the lease of a killed node, the second try after a service that was
 * away, a look each ten seconds before each of them, and some for a busy machine.
 */
const ALL_MS = 3 * (60_000 + 10_000) + 30_000;
/** After the last push of a burst, for one too many. */
const REST_MS = 75_000;

/** Bursts of answers on two nodes, one of which is killed among the answers, and the other among the pushes; some push services are away, or gone. */
export async function run({ quick, say, keep }) {
  const { users: count, rounds, events } = quick ? SIZES.quick : SIZES.full;
  const world = await startPushWorld();
  keep(world.stop);
  const users = await world.users(count, 2);
  const [busy] = users;
  const own = await adviceFor(world, busy, events);
  const advice = new Map();
  for (const user of users) {
    const asked = await askUntilTaken(user, 0, wall() + 60_000, '/api/advice/generate', adviceOf(`${CANARY} My sister and I.`));
    advice.set(user, asked.session.id);
    // Before it is pushed.
    await see([user]);
  }

  const results = [];
  for (let round = 0; round < rounds; round++) {
    const before = await world.service.messages();
    // What has no push finds no service away, and no subscription ended.
    if (round < PUSHES_A_DAY) await misbehave(world, users, round);
    const began = wall();
    const killed = killing(world, began);
    await burst(users, { busy, own, advice, began });
    const isLast = round >= PUSHES_A_DAY;
    const ended = await settle(world, users, { before: before.length, began, waits: !isLast });
    await killed;
    results.push(await judge(world, users, { busy, before: before.length, ended, began }));
    say(roundText(round, results.at(-1)));
    await see(users);
  }
  const counted = results.slice(0, PUSHES_A_DAY);
  const most = (name, of = counted) => Math.max(...of.map((result) => result[name]));
  const gone = users.flatMap(({ endpoints }) => endpoints.filter(({ isGone }) => isGone));
  const rows = await world.query('select count(*)::integer as count from push_subscriptions where endpoint = any($1)', [
    gone.map(({ endpoint }) => endpoint),
  ]);
  return {
    injected: `${rounds} bursts, ${rounds} x 2 kill -9, ${gone.length} subscriptions ended`,
    ends: world.ends(),
    faults: results.flatMap(({ faults }) => faults),
    figures: [
      {
        what: 'unseen answers of the busiest user in a burst, least',
        ours: Math.min(...results.map(({ answers }) => answers)),
        atLeast: events,
      },
      { what: 'browsers that a burst did not reach', ours: most('missed'), atMost: 0 },
      { what: 'notifications of one burst on a screen, most', ours: most('shown'), atMost: 1 },
      { what: 'pushes of one burst to a browser, most', ours: most('pushes'), atMost: 2 },
      { what: 'until the last push, from the begin of its burst', unit: 's', ours: most('lastMs') / 1000, atMost: ALL_MS / 1000 },
      { what: 'subscriptions left that the service has ended', ours: rows[0].count, atMost: 0 },
      ...(rounds > PUSHES_A_DAY ? [{ what: 'pushes of a fourth burst on one day', ours: results.at(-1).pushes, atMost: 0 }] : []),
    ],
  };
}

/** Pieces of advice of one user, by SQL: each may be asked about at once. */
async function adviceFor({ query }, { id }, count) {
  const rows = await query(
    `insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice)
       select gen_random_uuid(), $1, '10.0.0.1', 'family', $3, 'practical', '{"understanding":"x"}' from generate_series(1, $2) returning id`,
    [id, count, `${CANARY} Our house.`],
  );
  return rows.map((row) => row.id);
}

/** The busy user asks about each of their pieces within ten seconds, the others about one, twice. */
async function burst(users, { busy, own, advice, began }) {
  const until = began + ALL_MS;
  const ask = (user, at, id) => askUntilTaken(user, at, until, `/api/chat/${id}`, questionOf(`${CANARY} And then?`));
  const asked = own.map(async (id, at) => {
    await pause((at / own.length) * BURST_MS);
    return ask(busy, at, id);
  });
  for (const [at, user] of users.entries())
    if (user !== busy)
      asked.push(
        (async () => {
          await pause((at / users.length) * BURST_MS);
          await ask(user, at, advice.get(user));
          return ask(user, at + 1, advice.get(user));
        })(),
      );
  await Promise.all(asked);
}

/** One node dies in the middle of the burst, the other one when the first pushes go out. */
async function killing({ nodes }, began) {
  const [one, other] = nodes;
  await pause(began + BURST_MS / 2 - wall());
  await one.kill('SIGKILL');
  await one.start();
  await pause(began + 60_000 + BURST_MS / 2 - wall());
  await other.kill('SIGKILL');
  await other.start();
}

/** In each burst some services are away for one push, and some subscriptions have ended, of which nobody has said a word. */
async function misbehave({ service }, users, round) {
  const ways = [500, 429, 'hang', 'cut'];
  for (const [at, { endpoints }] of users.entries()) {
    const [, second] = endpoints;
    if (at % 5 === 1 && !second.isGone) await service.answer(second.endpoint, { how: ways[(at + round) % ways.length] });
    if (at % 10 === 2 + round && !second.isGone) {
      second.isGone = true;
      await service.end(second.endpoint);
    }
  }
}

/** Waits until each browser has its push, and a while longer for one too many. @returns when the last one came */
async function settle({ service }, users, { before, began, waits }) {
  const open = users.flatMap(({ endpoints }) => endpoints.filter(({ isGone }) => !isGone).map(({ endpoint }) => endpoint));
  const arrived = async () => {
    const messages = await service.messages();
    return messages.slice(0, messages.length - before);
  };
  for (;;) {
    await pause(1000);
    const reached = new Set((await arrived()).map(({ endpoint }) => endpoint));
    const isOver = waits && open.every((endpoint) => reached.has(endpoint));
    if (isOver || wall() > began + ALL_MS) break;
  }
  await pause(REST_MS);
  return Math.max(began, ...(await arrived()).map(({ date }) => Date.parse(date)));
}

/** What came, and what a browser that comes online then shows. */
async function judge({ service, query }, users, { busy, before, ended, began }) {
  const all = await service.messages();
  const came = all.slice(0, all.length - before);
  const faults = [];
  let [missed, shown, pushes] = [0, 0, 0];
  for (const { endpoint, text, isGone } of users.flatMap(({ endpoints }) => endpoints)) {
    const mine = came.filter((message) => message.endpoint === endpoint);
    if (mine.length === 0 && !isGone) missed += 1;
    pushes = Math.max(pushes, mine.length);
    shown = Math.max(shown, (await service.receive(endpoint)).length);
    for (const message of mine) {
      if (message.length !== BYTES) faults.push(`a push has ${message.length} bytes`);
      if (message.text.trimEnd() !== JSON.stringify(text)) faults.push('a push says something else than its one sentence');
      if (message.text.includes(CANARY)) faults.push('a push has words of a user');
    }
  }
  const [{ count: answers }] = await query(
    'select count(*)::integer as count from notices where "seenAt" is null and "userId" = $1',
    [busy.id],
  );
  return { faults, missed, shown, pushes, answers, came: came.length, lastMs: ended - began };
}

const roundText = (round, { came, pushes, missed, answers, lastMs }) =>
  `burst ${round + 1}: ${answers} unseen answers of the busiest user, ${came} pushes, at most ${pushes} to a browser, ${missed} browsers without one, the last after ${(lastMs / 1000).toFixed(0)} s`;

/** Every user looks at what is new. */
async function see(users) {
  for (const user of users)
    for (;;) {
      const { items } = (await user.call(0, 'GET', '/api/notices')).body;
      if (items.length === 0) break;
      await user.call(0, 'POST', '/api/notices/seen', { ids: items.map(({ id }) => id) });
    }
}
