import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Transaction } from '../../database/transaction.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { GUESS, MAIL_TO } from './account.limits.ts';

const DEVICE_COOKIE = 'beside.device';
const YEAR_MS = 365 * 86_400_000;
/** Places remembered for one account, the latest. */
const KEPT = 20;

/** Where someone signs in from: an address, and perhaps a browser that was let in before. Keyed hashes, which say nothing to whoever reads the table. */
export interface Places {
  address: string;
  device: string | null;
}

/** Milliseconds for which a place that was remembered need not be written again. */
const REMEMBERED_MS = 86_400_000;

/**
 * Keeps guessing apart from forgetting: attempts from places that an account does not know share one small budget, however many addresses they come from,
 * and each place from which its owner has signed in before has one of its own. So guesses end after a handful, and the owner still gets in.
 */
export function knownDevices(secret: string, secure: boolean, limits: RateLimits) {
  const keyed = (kind: string, value: string): string =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url');

  /** Which of the caller's places an account knows. */
  const known = async (
    db: Transaction,
    email: string,
    { address, device }: Places,
  ): Promise<{ place: string; lastUsed: Date }[]> => {
    const { rows } = await db.query<{ place: string; lastUsed: Date }>({
      name: 'places-known',
      text: `select p.place, p."lastUsed" from sign_in_places p join users u on u.id = p."userId" where u.email = $1 and p.place = any($2)`,
      values: [email, [address, device]],
    });
    return rows;
  };
  /** One budget for an address and all places that it does not know, one for each that it knows. */
  const budgetOf = (email: string, rows: { place: string }[], { device }: Places): string => {
    const place = rows.some((row) => row.place === device) ? device : rows[0]?.place;
    return keyed('guess', place ? `${email} ${place}` : email);
  };

  /** Gives a browser that has no name one of its own, by which it is known from then on. */
  const nameDevice = (response: Response, { address, device }: Places): Places => {
    if (device) return { address, device };
    const made = randomBytes(24).toString('base64url');
    response.cookie(DEVICE_COOKIE, made, { httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_MS, path: '/api/auth' });
    return { address, device: keyed('device', made) };
  };

  return {
    of(request: Request, ip: string): Places {
      const device = cookieOf(request, DEVICE_COOKIE);
      return { address: keyed('address', ip), device: device && device.length < 100 ? keyed('device', device) : null };
    },

    /**
     * Counts an attempt, before its password is looked at.
     * @returns whether the place is remembered well enough for now
     * @throws AppError 429 when there were too many
     */
    async admit(db: Transaction, email: string, from: Places): Promise<boolean> {
      const rows = await known(db, email, from);
      await limits.consume(GUESS, budgetOf(email, rows, from));
      return rows.length === 2 && rows.every(({ lastUsed }) => Date.now() - lastUsed.getTime() < REMEMBERED_MS);
    },

    /**
     * Counts a mail that someone causes to an address, whether or not it has an account: strangers cannot use up what its owner may ask for.
     * @throws AppError 429 when there were too many
     */
    async countMail(db: Transaction, email: string, from: Places): Promise<void> {
      await limits.consume(MAIL_TO, budgetOf(email, await known(db, email, from), from));
    },

    /** Forgets all of them: someone else may have been there. */
    async forget(db: Transaction, userId: string): Promise<void> {
      await db.query('delete from sign_in_places where "userId" = $1', [userId]);
    },

    nameDevice,

    /** Remembers a place from which someone has shown who they are, and gives the browser a name of its own. */
    async remember(db: Transaction, response: Response, userId: string, from: Places): Promise<void> {
      const { address, device: name } = nameDevice(response, from);
      // Locked before its devices are: a deletion takes them in this order too.
      const held = db.query({ name: 'places-person', text: 'select 1 from users where id = $1 for key share', values: [userId] });
      const kept = db.query({
        name: 'places-remember',
        text: `insert into sign_in_places ("userId", place) select $1, unnest($2::text[])
               on conflict ("userId", place) do update set "lastUsed" = now()`,
        values: [userId, [address, name]],
      });
      const dropped = db.query({
        name: 'places-drop',
        text: `delete from sign_in_places where "userId" = $1
                 and place not in (select place from sign_in_places where "userId" = $1 order by "lastUsed" desc limit ${KEPT})`,
        values: [userId],
      });
      await Promise.all([held, kept, dropped]);
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;

function cookieOf({ headers }: Request, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
