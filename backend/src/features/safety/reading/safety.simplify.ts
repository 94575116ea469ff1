import { SIMPLIFIED_PAIRS } from './safety.simplified.ts';

/** The first Chinese character; below are Latin, Greek, Cyrillic, symbols and punctuation, which simplifying leaves alone. */
export const HAN_FROM = 0x2e80;

const SIMPLE = new Uint16Array(0x1_0000);
for (let at = 0; at + 1 < SIMPLIFIED_PAIRS.length; at += 2)
  SIMPLE[SIMPLIFIED_PAIRS.charCodeAt(at)] = SIMPLIFIED_PAIRS.charCodeAt(at + 1);

/** The simplified form of a UTF-16 unit; the unit itself where it has none. */
export function simplified(unit: number): number {
  return SIMPLE[unit] || unit;
}

/** A text in simplified characters. */
export function simplify(text: string): string {
  let found = '';
  let kept = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const simple = unit < HAN_FROM ? unit : simplified(unit);
    if (simple === unit) continue;
    found += text.slice(kept, at) + String.fromCharCode(simple);
    kept = at + 1;
  }
  return kept === 0 ? text : found + text.slice(kept);
}
