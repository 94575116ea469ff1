const ROUNDS = 5;
const references = new Map<number, number>();

/**
 * Whether some work on `length` characters takes less time than reading them once from each of their places, as a hostile text makes a
 * careless pattern do. The reading is measured here, and each side counts by its quickest round, so the machine's speed and load do not matter.
 */
export function isQuick(length: number, work: () => void): boolean {
  const most = reference(length);
  for (let round = 0; round < ROUNDS; round++) if (duration(work) < most) return true;
  return false;
}

/** Milliseconds that a program takes to read so many characters once from each of their places. */
function reference(length: number): number {
  let least = references.get(length);
  if (least === undefined) {
    const text = 'a'.repeat(length);
    least = Math.min(...[1, 2].map(() => duration(() => void /a*?b/.test(text))));
    references.set(length, least);
  }
  return least;
}

function duration(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
