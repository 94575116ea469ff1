import { pause, wall } from '../../lib/clock.mjs';
import { startLoaded } from '../lib/loaded-world.mjs';
import { pooledPostgres } from '../lib/pooled-postgres.mjs';
import { wellAfter } from '../lib/wellness.mjs';

const SIZES = {
  full: { couples: 20, rounds: 4, advisers: 12, registrants: 4 },
  quick: { couples: 6, rounds: 1, advisers: 6, registrants: 2 },
};
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
  const { world, probe, outages, conclude } = await startLoaded({
    database: pooledPostgres,
    couples,
    advisers,
    registrants,
    say,
    keep,
  });
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
  return {
    injected: `${rounds} x PgBouncer killed, PostgreSQL crashed`,
    ...(await conclude({
      figures: [
        ...Object.entries(wells).map(([name, times]) => ({
          what: `${name}: well after its return, worst`,
          unit: 'ms',
          ours: Math.max(...times),
          atMost: 5000,
        })),
        // Four of each node, and the soak's own probe is none.
        { what: 'connections past the pooler, two nodes', ours: direct, atMost: 8 },
      ],
    })),
  };
}
