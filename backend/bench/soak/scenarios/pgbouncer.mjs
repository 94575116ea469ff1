import { pause, wall } from '../../lib/clock.mjs';
import { unclearFigures, unclearKinds } from '../lib/figures.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { Page } from '../lib/page.mjs';
import { PollingPage } from '../lib/polling-page.mjs';
import { pooledPostgres } from '../lib/pooled-postgres.mjs';
import { wellAfter } from '../lib/wellness.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = {
  full: { couples: 20, rounds: 4, advisers: 12, registrants: 4 },
  quick: { couples: 6, rounds: 1, advisers: 6, registrants: 2 },
};
const WRITE_EVERY_MS = 700;
const CALM_MS = 4000;
const AWAY_MS = 2000;

/** What fails, and how it comes back; `back` resolves with the time at which it does. */
const WAYS = {
  'PgBouncer killed': {
    go: ({ pooler }) => pooler.kill(),
    async back({ pooler }) {
      await pooler.start();
      return wall();
    },
  },
  'PostgreSQL crashed behind it': { go: (postgres) => postgres.crash(), back: (postgres) => postgres.revive() },
};

/** Two nodes behind PgBouncer in transaction mode under mixed load; it is killed, and then the server behind it, so many times. */
export async function run({ quick, say, keep }) {
  const { couples, rounds, advisers, registrants } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2, database: pooledPostgres });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  const open = (options, number, seat) => (seat === 1 && number % 2 === 0 ? new PollingPage(options) : new Page(options));
  const pages = await world.open(sessions, open);
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = pages.map((page) => page.chat(going, WRITE_EVERY_MS));
  const mixed = startMixed(world, { until: going, advisers, registrants });
  const outages = [];
  const wells = Object.fromEntries(Object.keys(WAYS).map((name) => [name, []]));
  let direct = 0;
  for (let round = 1; round <= rounds; round++)
    for (const [name, { go, back }] of Object.entries(WAYS)) {
      await pause(CALM_MS);
      const connections = await world.postgres.connections();
      direct = Math.max(direct, connections.direct);
      const from = wall();
      await go(world.postgres);
      await pause(AWAY_MS);
      const since = await back(world.postgres);
      const well = await wellAfter(world, probe, since);
      outages.push({ from, until: since + well });
      wells[name].push(well);
      say(
        `round ${round}: ${name}; well ${Math.round(well)} ms after its return; before it ${connections.pooled} connections of the pooler, ${connections.direct} past it`,
      );
    }
  await pause(CALM_MS);
  until.at = 0;
  await Promise.all([...chats, mixed.done]);
  const judged = await world.judge({ outages });
  const lost = await mixed.lost();
  say(
    `${judged.acknowledged} messages, ${mixed.asked.length} advices and ${mixed.registered.length} registrations were acknowledged`,
  );
  for (const kind of unclearKinds(world.tally, outages)) say(`without a clear answer within 5 s: ${kind}`);
  judged.lost += lost.length;
  return {
    injected: `${rounds} x PgBouncer killed, PostgreSQL crashed`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: lost,
    figures: [
      ...unclearFigures(world.tally, outages),
      ...Object.entries(wells).map(([name, times]) => ({
        what: `${name}: well after its return, worst`,
        unit: 'ms',
        ours: Math.max(...times),
        atMost: 5000,
      })),
      // Four of each node, and the soak's own probe is none.
      { what: 'connections past the pooler, two nodes', ours: direct, atMost: 8 },
    ],
  };
}
