/** Milliseconds over which a stopping node sends its sockets elsewhere, by the contract: at least, at most, and for each. */
const SPREAD_MS = { least: 3000, most: 15_000, socket: 5 };
const WINDOW_MS = 1000;

/** Milliseconds over which so many sockets are to come back. */
export const evenOver = (sockets) => Math.min(SPREAD_MS.most, Math.max(SPREAD_MS.least, sockets * SPREAD_MS.socket));

/**
 * The busiest second of reconnections, as a multiple of an even spread.
 * @param times milliseconds, in any order
 */
export function peakOf(times) {
  const sorted = [...times].sort((one, other) => one - other);
  let most = 0;
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while (sorted[to] - sorted[from] >= WINDOW_MS) from += 1;
    most = Math.max(most, to - from + 1);
  }
  return sorted.length === 0 ? 0 : most / ((sorted.length * WINDOW_MS) / evenOver(sorted.length));
}
