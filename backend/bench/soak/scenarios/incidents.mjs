import { createServer } from 'node:http';
import { now, pause } from '../../lib/clock.mjs';
import { Node } from '../lib/node.mjs';
import { startWorld } from '../lib/world.mjs';

/** Minutes of two nodes before a kill, and rounds of kills. */
const SIZES = { full: { minutes: 3, kills: 2 }, quick: { minutes: 1, kills: 1 } };
const MINUTE_MS = 60_000;
/** A summary without incidents, of a Statuspage. */
const SUMMARY = JSON.stringify({ page: { id: 'soak' }, incidents: [], scheduled_maintenances: [] });

/** Two nodes watch a status page for real minutes; the one that checks is killed while it waits for the answer. */
export async function run({ quick, say, keep }) {
  const { minutes, kills } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 0, redis: false });
  const page = await statusPage();
  keep(async () => {
    page.close();
    await world.stop();
  });
  const env = { DATABASE_URL: world.postgres.url, OPENAI_BASE_URL: world.model.url, STATUS_PAGE_ALLOW_PRIVATE: 'true' };
  // The page sees by the name which node asks.
  for (const APP_NAME of ['A', 'B']) world.nodes.push(await new Node({ ...env, LOG_LEVEL: 'silent', APP_NAME }).start());
  await world.postgres.query(
    `update incident_monitor set "isRunning" = 1, "statusPageUrl" = $1, "feedUrl" = $1, format = 'statuspage'`,
    [page.url],
  );
  const gaps = [];
  for (let kill = 0; kill < kills; kill++) {
    await pause(minutes * MINUTE_MS);
    page.hold();
    const { who } = await page.next();
    const killed = world.nodes[who === 'A' ? 0 : 1];
    const at = now();
    await killed.kill('SIGKILL');
    page.answer();
    const taken = await page.next();
    gaps.push(now() - at);
    say(`${who} was killed during a check; ${taken.who} went on after ${Math.round(gaps.at(-1) / 1000)} s`);
    await killed.start();
    // The killed node's job is taken up again after 90 s: that must cost no second request.
    await pause(2 * MINUTE_MS);
  }
  const apart = page.asked.slice(1).map(({ at }, index) => at - page.asked[index].at);
  const { rows } = await world.postgres.query('select fault, "lastSuccess" is not null as "isRead" from incident_monitor');
  say(
    `${page.asked.length} requests; by ${['A', 'B'].map((who) => `${who}: ${page.asked.filter((each) => each.who === who).length}`).join(', ')}`,
  );
  return {
    injected: `${kills} x kill -9`,
    ends: world.ends(),
    faults: rows[0].fault === null && rows[0].isRead ? [] : ['the last check failed'],
    figures: [
      { what: 'between two requests, least', unit: 's', ours: Math.min(...apart) / 1000, atLeast: 45 },
      { what: 'between two requests, most', unit: 's', ours: Math.max(...apart) / 1000, atMost: 120 },
      { what: 'until the other node goes on, worst', unit: 's', ours: Math.max(...gaps) / 1000, atMost: 120 },
    ],
  };
}

/** A status page that can hold its answers back. */
async function statusPage() {
  const asked = [];
  let held = null;
  let heard = () => undefined;
  const server = createServer((request, response) => {
    const one = { who: String(request.headers['user-agent']).charAt(0), at: now() };
    asked.push(one);
    const answer = () => response.setHeader('Content-Type', 'application/json').end(SUMMARY);
    if (held) held.push(answer);
    else answer();
    heard(one);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    asked,
    next: () =>
      new Promise((resolve) => {
        heard = resolve;
      }),
    hold() {
      held = [];
    },
    answer() {
      for (const each of held ?? []) each();
      held = null;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
