import { createHmac } from 'node:crypto';

/** Hashes that only this installation can make, under a secret that can change. */
export interface KeyedHash {
  /** By the newest secret: for what is written. */
  of(value: string): string;
  /** By every secret, the newest first: for what is looked up. */
  all(value: string): string[];
}

/**
 * HMAC-SHA-256 in base64url.
 * @param secrets the newest first, at least one
 */
export function keyedHash(secrets: readonly string[]): KeyedHash {
  const [newest = ''] = secrets;
  const under = (secret: string, value: string): string => createHmac('sha256', secret).update(value).digest('base64url');
  return { of: (value) => under(newest, value), all: (value) => secrets.map((secret) => under(secret, value)) };
}
