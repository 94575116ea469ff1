import { median } from '../../lib/numbers.mjs';
import { memoryOf } from '../../lib/proc.mjs';

const LOOK_EVERY_MS = 100;

/** Each node's highest resident memory, over a stretch that `stop` ends: MiB by node. */
export function watchPeaks(nodes) {
  const peaks = nodes.map(() => 0);
  const look = () => {
    for (const [at, { pid }] of nodes.entries())
      try {
        peaks[at] = Math.max(peaks[at], memoryOf(pid) || 0);
      } catch {
        // It has ended, which is reported elsewhere.
      }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();
  return () => {
    clearInterval(timer);
    return peaks;
  };
}

/**
 * The worst node's growth in a disturbed stretch, beyond its growth from one undisturbed stretch to the next.
 * @param stretches peaks of warm-up, undisturbed and disturbed stretch, each of the same length
 */
export function growth(warm, undisturbed, disturbed) {
  return Math.max(...disturbed.map((peak, at) => peak - undisturbed[at] - Math.max(0, undisturbed[at] - warm[at])));
}

/**
 * The worst node's growth in disturbed stretches, each beside the undisturbed ones before and after it: the median of the rounds. What a
 * node gains or gives back in the course of a run is in both neighbours, and counts as half of each.
 * @param undisturbed peaks of the stretches around the disturbed ones: one more than those
 */
export function growthBetween(undisturbed, disturbed) {
  const rounds = disturbed.map((peaks, round) =>
    Math.max(...peaks.map((peak, at) => peak - (undisturbed[round][at] + undisturbed[round + 1][at]) / 2)),
  );
  return median(rounds);
}
