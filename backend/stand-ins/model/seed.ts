/** A 32-bit hash of a text (FNV-1a with a final mix, so that the low bits vary too). Not for security. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of the list, the same one for the same seed. An empty list gives undefined. */
export function pick<T>(list: readonly T[], seed: string): T | undefined {
  return list[hash(seed) % Math.max(1, list.length)];
}

/** `count` of the list (or all, if there are fewer), chosen by the seed and kept in the list's order. */
export function pickSome<T>(list: readonly T[], count: number, seed: string): T[] {
  const order = list.map((_, index) => index).sort((a, b) => hash(`${seed}/${a}`) - hash(`${seed}/${b}`));
  const chosen = new Set(order.slice(0, count));
  return list.filter((_, index) => chosen.has(index));
}
