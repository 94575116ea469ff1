const ROUNDS = 10;
const references = new Map<number, number>();

/**
 * Whether some work on `length` characters takes less time than reading them once from each of their places, as a hostile text makes a
 * careless pattern do. The reading is measured here, and again beside each further round, so the machine's speed and load do not matter.
 */
export function isQuick(length: number, work: () => void): boolean {
  if (duration(work) < reference(length)) return true;
  for (let round = 1; round < ROUNDS; round++) if (duration(work) < measure(length)) return true;
  return false;
}

function reference(length: number): number {
  const least = references.get(length) ?? Math.min(measure(length), measure(length));
  references.set(length, least);
  return least;
}

/** Milliseconds that a program takes to read so many characters once from each of their places. */
function measure(length: number): number {
  const text = 'a'.repeat(length);
  return duration(() => void /a*?b/.test(text));
}

function duration(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
