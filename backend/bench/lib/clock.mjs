/** Milliseconds of the machine's one monotonic clock, the same in every process, so that stamps can be compared across them. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;

/** Milliseconds since 1970 with fractions: comparable across restarts, and fine enough for a p99. */
export const wall = () => performance.timeOrigin + performance.now();

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
