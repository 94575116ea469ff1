/** Numbers from 0 up to but not including `below`, the same in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 0x1_00_00_00) * below);
  };
}

/** A random expression over few letters, from all operators that phrases use. */
export function invent(random: (below: number) => number, depth: number): string {
  const one = () => {
    const inner = () => invent(random, depth - 1);
    const makes = [
      () => 'abc .'.charAt(random(4)),
      () => '[ab]',
      () => '[^c]',
      () => '[a-b]',
      () => '\\.',
      () => `(?:${inner()})`,
      () => `(?:${inner()}|${inner()})`,
      () => `(?!${inner()})`,
      () => `(?=${inner()})`,
    ];
    const part = makes[random(depth > 0 ? makes.length : 5)]?.() ?? '';
    const bounds = ['', '', '', '?', '{0,2}', '{1,2}', '{2}', '??'][random(8)] ?? '';
    return /^\(\?[!=]/.test(part) ? part : part + bounds;
  };
  return Array.from({ length: 1 + random(4) }, one).join('');
}

/** A short text from an expression's letters, which it often matches. */
export function wander(random: (below: number) => number, source: string): string {
  const letters = source.replace(/[^abc .]/g, '') || 'abc';
  let at = random(letters.length);
  return Array.from({ length: 1 + random(9) }, () => {
    at = random(4) === 0 ? random(letters.length) : at + 1;
    return letters.charAt(at % letters.length);
  }).join('');
}
