/**
 * Writes `safety.simplified.ts`: every traditional Chinese character with another simplified form, and that form, by OpenCC's tables.
 * Run with `npm run danger:characters`.
 */
import { writeFileSync } from 'node:fs';
import { Converter } from 'opencc-js/t2cn';

const simplify = Converter({ from: 't', to: 'cn' });
const pairs: string[] = [];
for (let code = 0x4e00; code <= 0x9fff; code += 1) {
  const character = String.fromCharCode(code);
  const simple = simplify(character);
  if (simple !== character && simple.length === 1) pairs.push(character + simple);
}
const lines: string[] = [];
for (let at = 0; at < pairs.length; at += 60) lines.push(`  '${pairs.slice(at, at + 60).join('')}'`);
const text = `/**
 * Traditional Chinese characters, each followed by its simplified form. Written by \`npm run danger:characters\` from the tables of
 * OpenCC (Apache-2.0).
 */
export const SIMPLIFIED_PAIRS = [
${lines.join(',\n')},
].join('');
`;
writeFileSync(new URL('../../src/features/safety/reading/safety.simplified.ts', import.meta.url), text);
console.log(`${pairs.length} characters`);
