import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TOKEN_PREFIX } from '../../http/bearer.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters after the prefix: 178 random bits, then their checksum. */
const RANDOM = 30;
const CHECK = 6;
const FORM = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM + CHECK}}$`);
/** Characters of a token that stay visible, to recognise it by. */
const SHOWN = TOKEN_PREFIX.length + 6;

/** A new token's value. Prefix and checksum let scanners of source code recognise a leaked one without asking. */
export function makeTokenValue(): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return TOKEN_PREFIX + random + checksum(random);
}

/** Whether a text can be a token at all; a mistyped one costs no query. */
export function isTokenValue(text: string): boolean {
  if (!FORM.test(text)) return false;
  const body = text.slice(TOKEN_PREFIX.length);
  return checksum(body.slice(0, RANDOM)) === body.slice(RANDOM);
}

/** What is stored of a token. A plain hash: the value has too many random bits to be guessed from it. */
export const hashToken = (value: string): string => createHash('sha256').update(value).digest('hex');

export const shownPrefix = (value: string): string => value.slice(0, SHOWN);

/** CRC-32 as six digits to the base of 62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let at = 0; at < CHECK; at++) {
    digits = DIGITS[rest % DIGITS.length] + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
