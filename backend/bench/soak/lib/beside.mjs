import { pause, wall } from '../../lib/clock.mjs';
import { median } from '../../lib/numbers.mjs';
import { watchPeaks } from './peaks.mjs';

/**
 * Undisturbed and disturbed stretches in turns, and what others noticed of it. The first stretch warms up.
 * @param accept which of the world's calls are the others'
 * @param disturb begins the disturbance; what it returns ends it
 */
export async function inTurns(world, { rounds, ms, restMs = 1000, accept, disturb, say }) {
  const stretch = async () => {
    const peaks = watchPeaks(world.nodes);
    const from = wall();
    await pause(ms);
    const to = wall();
    return { p99: world.tally.p99((call) => accept(call) && call.at >= from && call.at < to), peaks: peaks() };
  };
  const warm = await stretch();
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
  return { warm, seen };
}

/** The figure of the others' p99, as the median of the rounds' own ratios. */
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
