import { pause, wall } from '../../lib/clock.mjs';
import { unclearFigures, unclearKinds } from '../lib/figures.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { Page } from '../lib/page.mjs';
import { PollingPage } from '../lib/polling-page.mjs';
import { wellAfter } from '../lib/wellness.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = {
  full: { couples: 20, rounds: 5, advisers: 12, registrants: 4 },
  quick: { couples: 6, rounds: 2, advisers: 12, registrants: 4 },
};
const WRITE_EVERY_MS = 700;
/** Milliseconds of undisturbed load before each fault, and of the database's outage. */
const CALM_MS = 4000;
const AWAY_MS = 2000;
/** Times that connections are ended in each round: only a transaction open at that moment can break. */
const CUTS = 5;
const CUT_EVERY_MS = 700;

/** Two nodes under mixed load; all connections ended, then the server crashed and started again, so many times. */
export async function run({ quick, say, keep }) {
  const { couples, rounds, advisers, registrants } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  const open = (options, number, seat) => (seat === 1 && number % 2 === 0 ? new PollingPage(options) : new Page(options));
  const pages = await world.open(sessions, open);
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = pages.map((page) => page.chat(going, WRITE_EVERY_MS));
  const mixed = startMixed(world, { until: going, advisers, registrants });
  const outages = [];
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
    injected: `${rounds} x connections ended + crash`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: lost,
    figures: [
      ...unclearFigures(world.tally, outages),
      { what: 'well after the database’s return, worst round', unit: 'ms', ours: Math.max(...times), atMost: 5000 },
    ],
  };
}
