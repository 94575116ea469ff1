import { pause, wall } from '../../lib/clock.mjs';
import { startLoaded } from '../lib/loaded-world.mjs';
import { wellAfter } from '../lib/wellness.mjs';

const SIZES = {
  full: { couples: 20, rounds: 5, advisers: 12, registrants: 4 },
  quick: { couples: 6, rounds: 2, advisers: 12, registrants: 4 },
};
/** Milliseconds of undisturbed load before each fault, and of the database's outage. */
const CALM_MS = 4000;
const AWAY_MS = 2000;
/** Times that connections are ended in each round: only a transaction open at that moment can break. */
const CUTS = 5;
const CUT_EVERY_MS = 700;

/** Two nodes under mixed load; all connections ended, then the server crashed and started again, so many times. */
export async function run({ quick, say, keep }) {
  const { couples, rounds, advisers, registrants } = quick ? SIZES.quick : SIZES.full;
  const { world, probe, outages, conclude } = await startLoaded({ couples, advisers, registrants, say, keep });
  const times = [];
  for (let round = 1; round <= rounds; round++) {
    await pause(CALM_MS);
    let cut = 0;
    for (let time = 0; time < CUTS; time++) {
      cut += await world.postgres.cutConnections();
      await pause(CUT_EVERY_MS);
    }
    const from = wall();
    await world.postgres.crash();
    await pause(AWAY_MS);
    const back = await world.postgres.revive();
    const well = await wellAfter(world, probe, back);
    // While the node itself came back, it could show nothing either; that time is judged apart.
    outages.push({ from, until: back + well });
    times.push(well);
    say(
      `round ${round}: ${cut} connections ended, then a crash; well ${Math.round(well)} ms after the return, ${world.ends().length} nodes had ended so far`,
    );
  }
  await pause(CALM_MS);
  return {
    injected: `${rounds} x connections ended + crash`,
    ...(await conclude({
      figures: [{ what: 'well after the database’s return, worst round', unit: 'ms', ours: Math.max(...times), atMost: 5000 }],
    })),
  };
}
