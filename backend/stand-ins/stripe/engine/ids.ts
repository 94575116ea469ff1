import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random base62 characters. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A new id in Stripe's form, such as `sub_1Q…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
