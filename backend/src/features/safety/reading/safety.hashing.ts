/** Spreads a hash over all 32 bits, so that any of them can choose a table's row. */
export function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  mixed = Math.imul(mixed, 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The hash of a text that grows by one UTF-16 unit. */
export function grow(hash: number, unit: number): number {
  return (Math.imul(hash ^ unit, 0x0100_0193) + 0x9e37) | 0;
}

/** The hash of a whole text. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = grow(hash, text.charCodeAt(at));
  return hash >>> 0;
}
