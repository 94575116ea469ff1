import { pause, wall } from '../../lib/clock.mjs';
import { median, percentile } from '../../lib/numbers.mjs';
import { unclearFigures } from './figures.mjs';
import { growth, watchPeaks } from './peaks.mjs';
import { probeCalls, untilDegraded } from './redis-outage.mjs';
import { startWorld } from './world.mjs';

const SIZES = { full: { couples: 20, ms: 20_000 }, quick: { couples: 8, ms: 10_000 } };
const WRITE_EVERY_MS = 250;
const WARM_MS = 40_000;
/** Milliseconds for the messages that a busy machine has not sent yet. */
const SETTLE_MS = 90_000;
/** Long messages: memory that waits for a silent Redis is measured in bytes. */
const LONG = 'I felt alone with it on Sunday. '.repeat(45).trim();
/** Milliseconds within which `/readyz` reports a fault, and within which others have taken over and all is well. */
const REPORT_MS = 5000;
const WELL_MS = 20_000;
/** Milliseconds that a call may take longer meanwhile. */
const SLOWER_MS = 100;

/**
 * Two nodes over Redis servers that replace each other, the partners of each couple on different nodes. One fault after the other, each in a stretch
 * of its own after an undisturbed one.
 * @param start starts the servers: `{ url, resume, stop, … }`
 * @param faults each `{ name, go, back, isSeen }`: `go` injects it, `back` brings the lost server back once others have taken over, `isSeen` is
 * false where nothing is away, so that `/readyz` must name nothing
 */
export async function redisDrill({ start, faults }, { quick, say, keep }) {
  const { couples, ms } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2, redis: start });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  await untilDegraded(world, false, wall(), WELL_MS);
  const pages = await world.open(sessions);
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS, LONG));
  const stretch = async (during = async () => undefined) => {
    const peaks = watchPeaks(world.nodes);
    const probing = probeCalls(world, probe);
    const from = wall();
    const seen = await during();
    await pause(Math.max(0, from + ms - wall()));
    return { seen, took: await probing(), peaks: peaks() };
  };
  // Young processes grow for a while, whatever happens.
  await pause(WARM_MS);
  let before = await stretch();
  let calm = await stretch();
  const figures = [];
  for (const fault of faults) {
    const disturbed = await stretch(() => inject(world, fault));
    figures.push(...figuresOf(fault, before, calm, disturbed));
    say(`${fault.name}: ${said(disturbed, calm)}`);
    before = calm;
    calm = await stretch();
  }
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge({ settleMs: SETTLE_MS });
  return {
    injected: faults.map(({ name }) => name).join(', '),
    judged,
    tally: world.tally,
    ends: world.ends(),
    figures: [...unclearFigures(world.tally, []), ...figures],
  };
}

/** Milliseconds until `/readyz` of each node named the fault, until it no longer did, and once more after the lost server's return. */
async function inject(world, { go, back, isSeen }) {
  const from = wall();
  const note = await go(world.redis);
  if (!isSeen) return { note };
  const reported = await untilDegraded(world, true, from);
  const well = await untilDegraded(world, false, from, WELL_MS);
  const backAt = wall();
  await back(world.redis);
  return { note, reported, well, again: await untilDegraded(world, false, backAt, WELL_MS) };
}

function figuresOf({ name, isSeen }, before, calm, { seen, took, peaks }) {
  const cost = (of) => Math.max(0, of(took) - of(calm.took));
  return [
    ...(isSeen
      ? [
          { what: `${name}: /readyz says degraded after`, unit: 'ms', ours: seen.reported, atMost: REPORT_MS },
          { what: `${name}: well after`, unit: 'ms', ours: seen.well, atMost: WELL_MS },
        ]
      : []),
    { what: `${name}: what calls cost more, p50`, unit: 'ms', ours: cost(median), atMost: SLOWER_MS },
    { what: `${name}: what calls cost more, p95`, unit: 'ms', ours: cost((all) => percentile(all, 0.95)), atMost: SLOWER_MS },
    { what: `${name}: memory gained by the worst node`, unit: 'MiB', ours: growth(before.peaks, calm.peaks, peaks), atMost: 10 },
  ];
}

function said({ seen: { note, reported, well }, took, peaks }, calm) {
  const times =
    well === undefined ? 'nothing is away' : `told after ${Math.round(reported)} ms, well after ${Math.round(well)} ms`;
  const p95 = [took, calm.took].map((all) => percentile(all, 0.95).toFixed(0));
  return `${note ? `${note}; ` : ''}${times}; calls p95 ${p95[0]} ms, undisturbed ${p95[1]} ms; memory ${peaks.map(Math.round)} MiB, undisturbed ${calm.peaks.map(Math.round)} MiB`;
}
