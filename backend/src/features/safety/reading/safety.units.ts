import { HAN_FROM, simplified } from './safety.simplify.ts';

/** Characters read of a folded text. */
export const READ_MAX = 20_000;

/** The most features of one kind that a character can bring: a Chinese one, with three concepts and their pairs and triples. */
export const FEATURES_PER_CHARACTER = 64;

export const SPACE = 0x20;
export const STOP = 0x2e;
export const APOSTROPHE = 0x27;

/** The characters of the text that is read. Used again for the next one. */
export const units = new Uint16Array(READ_MAX + 2);

/** Copies a folded text into `units`: digits alike, no letter more than twice in a row, simplified characters. Returns its length. */
export function readUnits(folded: string): number {
  let length = 0;
  const end = Math.min(folded.length, READ_MAX);
  for (let at = 0; at < end; at += 1) {
    let unit = folded.charCodeAt(at);
    if (unit >= 0x30 && unit <= 0x39) unit = 0x30;
    else if (unit >= HAN_FROM) unit = simplified(unit);
    if (length > 1 && unit === units[length - 1] && unit === units[length - 2]) continue;
    units[length] = unit;
    length += 1;
  }
  // The last word ends.
  units[length] = STOP;
  return length + 1;
}
