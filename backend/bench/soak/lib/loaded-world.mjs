import { unclearFigures, unclearKinds } from './figures.mjs';
import { startMixed } from './mixed.mjs';
import { Page } from './page.mjs';
import { PollingPage } from './polling-page.mjs';
import { startWorld } from './world.mjs';

const WRITE_EVERY_MS = 700;

/**
 * Two nodes under mixed load, for faults of the database: couples of whom some pages poll, advice, and registrations.
 * @param database see `startWorld`
 * @param keep gets what stops it all
 * @returns the world, a session that no page writes into, the outages that the scenario fills, and what ends the load and judges it
 */
export async function startLoaded({ database, couples, advisers, registrants, say, keep }) {
  const world = await startWorld({ nodes: 2, database });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  const open = (options, number, seat) => (seat === 1 && number % 2 === 0 ? new PollingPage(options) : new Page(options));
  const pages = await world.open(sessions, open);
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = pages.map((page) => page.chat(going, WRITE_EVERY_MS));
  const mixed = startMixed(world, { until: going, advisers, registrants });
  const outages = [];
  return {
    world,
    probe,
    outages,
    /** @returns a scenario's results, but for what was injected; `faults` and `figures` are added to its own */
    async conclude({ faults = [], figures }) {
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
        judged,
        tally: world.tally,
        ends: world.ends(),
        faults: [...faults, ...lost],
        figures: [...unclearFigures(world.tally, outages), ...figures],
      };
    },
  };
}
