import { pause, wall } from '../../lib/clock.mjs';
import { median } from '../../lib/numbers.mjs';
import { growthBetween, watchPeaks } from './peaks.mjs';

/**
 * Alternates undisturbed and disturbed stretches, and measures other calls in both. The first stretch warms up; the last is undisturbed.
 * @param accept which of the world's calls count as other calls
 * @param disturb begins the disturbance; its result ends it
 */
export async function alternate(world, { rounds, ms, restMs = 1000, accept, disturb, say }) {
  const stretch = async () => {
    const peaks = watchPeaks(world.nodes);
    const from = wall();
    await pause(ms);
    const to = wall();
    return { p99: world.tally.p99((call) => accept(call) && call.at >= from && call.at < to), peaks: peaks() };
  };
  await stretch();
  const seen = [];
  for (let round = 0; round < rounds; round++) {
    const calm = await stretch();
    const end = await disturb(round);
    const disturbed = await stretch();
    await end();
    await pause(restMs);
    seen.push({ calm, disturbed });
    say(
      `others' p99 ${disturbed.p99.toFixed(1)} ms, undisturbed ${calm.p99.toFixed(1)} ms; memory ${disturbed.peaks.map(Math.round)} MiB, undisturbed ${calm.peaks.map(Math.round)} MiB`,
    );
  }
  return { seen, last: await stretch() };
}

/** The figure of the other calls' p99, as the median of the rounds' own ratios. */
export function p99Figure(what, { seen }, atMost) {
  return {
    what,
    unit: 'ms',
    ours: median(seen.map(({ disturbed }) => disturbed.p99)),
    bare: median(seen.map(({ calm }) => calm.p99)),
    ratio: median(seen.map(({ disturbed, calm }) => disturbed.p99 / calm.p99)),
    atMost,
  };
}

/** The figure of the memory that the disturbance takes. */
export function memoryFigure(what, { seen, last }, atMost) {
  const undisturbed = [...seen.map(({ calm }) => calm), last].map(({ peaks }) => peaks);
  const ours = growthBetween(
    undisturbed,
    seen.map(({ disturbed }) => disturbed.peaks),
  );
  return { what, unit: 'MiB', ours, atMost };
}
