import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Transaction } from '../../../database/transaction.ts';
import type { RateLimit, RateLimits } from '../../../http/rate-limits.ts';
import { keyedHash } from '../../../lib/keyed-hash.ts';
import { GUESS } from '../account.limits.ts';
import { devices } from './account.known-devices.statements.ts';

const DEVICE_COOKIE = 'beside.device';
const YEAR_MS = 365 * 86_400_000;

/** Where a caller signs in from: an address, and perhaps a browser that signed in before. Keyed hashes, so that the table reveals neither. */
export interface CallerDevice {
  address: string;
  browser: string | null;
  /** The same browser and address under former secrets. */
  former?: { browser: string[]; address: string[] };
}

/** Milliseconds for which a known device need not be written again. */
const REMEMBERED_MS = 86_400_000;

/**
 * Separates guessing from forgetting: attempts from all devices that an account does not know share one small budget,
 * and each device from which its owner has signed in has its own. So guesses end after a handful, and the owner still gets in.
 */
export function knownDevices(secrets: readonly string[], secure: boolean, limits: RateLimits) {
  const hash = keyedHash(secrets);
  /** Sets a cookie with a new random name for a browser that has none. */
  const nameDevice = (response: Response, { address, browser }: CallerDevice): CallerDevice => {
    if (browser) return { address, browser };
    const made = randomBytes(24).toString('base64url');
    response.cookie(DEVICE_COOKIE, made, { httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_MS, path: '/api/auth' });
    return { address, browser: hash.of(`device:${made}`) };
  };

  return {
    of(request: Request, ip: string): CallerDevice {
      const name = cookieOf(request, DEVICE_COOKIE);
      const [address = '', ...addresses] = hash.all(`address:${ip}`);
      const [browser = null, ...browsers] = name && name.length < 100 ? hash.all(`device:${name}`) : [];
      return { address, browser, former: { address: addresses, browser: browsers } };
    },

    /**
     * Counts an attempt, before its password is verified.
     * @returns whether the device was remembered recently enough
     * @throws AppError 429 after too many
     */
    async countAttempt(db: Transaction, email: string, from: CallerDevice): Promise<boolean> {
      const rows = await readDevices(db, email, from);
      await limits.consume(GUESS, hash.of(budgetOf(email, rows, from)));
      return isRemembered(rows, from);
    },

    /**
     * Counts a mail or a code for an address, with or without an account: strangers cannot use up its owner's budget.
     * @throws AppError 429 after too many
     */
    async count(limit: RateLimit, db: Transaction, email: string, from: CallerDevice): Promise<void> {
      await limits.consume(limit, hash.of(budgetOf(email, await readDevices(db, email, from), from)));
    },

    /** Forgets all of an account's devices: an intruder may have used one. */
    forget: devices.forget,

    nameDevice,

    isNewBrowser,

    /** A short keyed hash of an address, for records that must not hold it. */
    hashEmail: (email: string): string => hash.of(`email:${email}`).slice(0, 12),

    /** Remembers the device of a user who has signed in, and names its browser. */
    async remember(db: Transaction, response: Response, userId: string, from: CallerDevice): Promise<void> {
      const { address, browser } = nameDevice(response, from);
      // The user's row is locked before its devices: a deletion locks in this order too.
      await Promise.all([
        devices.lockUser(db, userId),
        devices.remember(db, userId, [address, browser]),
        devices.dropOld(db, userId),
      ]);
    },
  };
}

/** Whether a user signs in in a browser that is new to their account; their first is not. */
const isNewBrowser = (db: Transaction, userId: string, from: CallerDevice): Promise<boolean> =>
  devices.isNewBrowser(db, userId, hashesOf(from).browsers);

/** The key of an attempt's budget: one for all unknown devices of an account, one for each known device. */
function budgetOf(email: string, rows: { place: string }[], from: CallerDevice): string {
  const place = rows.some((row) => isBrowserOf(from, row.place)) ? from.browser : rows[0]?.place;
  return place ? `guess:${email} ${place}` : `guess:${email}`;
}

/** Whether both were used recently. What is known under a former secret alone is to be remembered anew. */
function isRemembered(rows: { place: string; lastUsed: Date }[], { browser, address }: CallerDevice): boolean {
  const recent = rows.filter(({ place, lastUsed }) => {
    return (place === browser || place === address) && Date.now() - lastUsed.getTime() < REMEMBERED_MS;
  });
  return recent.length === 2;
}

/** Whether a record names the caller's browser, under any secret. */
export function isBrowserOf(device: CallerDevice, recorded: string | null): boolean {
  return recorded !== null && hashesOf(device).browsers.includes(recorded);
}

/** What a record may name a caller by, under any secret. */
export function hashesOf({ address, browser, former }: CallerDevice): { addresses: string[]; browsers: string[] } {
  return {
    addresses: [address, ...(former?.address ?? [])],
    browsers: [...(browser ? [browser] : []), ...(former?.browser ?? [])],
  };
}

function readDevices(db: Transaction, email: string, device: CallerDevice) {
  const { addresses, browsers } = hashesOf(device);
  return devices.known(db, email, [...addresses, ...browsers]);
}

export type KnownDevices = ReturnType<typeof knownDevices>;

function cookieOf({ headers }: Request, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
