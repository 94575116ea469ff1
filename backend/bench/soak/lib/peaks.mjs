import { memoryOf } from '../../lib/proc.mjs';

const LOOK_EVERY_MS = 100;

/** Resident memory of each node at its highest, over a stretch that `stop` ends: MiB by node. */
export function watchPeaks(nodes) {
  const peaks = nodes.map(() => 0);
  const look = () => {
    for (const [at, { pid }] of nodes.entries())
      try {
        peaks[at] = Math.max(peaks[at], memoryOf(pid) || 0);
      } catch {
        // It is not there now; that it ended is said elsewhere.
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
 * By how much the worst node grew in a disturbed stretch, beyond what it gained from one undisturbed stretch to the next.
 * @param stretches peaks of warm-up, undisturbed and disturbed stretch, each as long
 */
export function growth(warm, undisturbed, disturbed) {
  return Math.max(...disturbed.map((peak, at) => peak - undisturbed[at] - Math.max(0, undisturbed[at] - warm[at])));
}
