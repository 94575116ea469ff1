import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type pg from 'pg';
import { lockByNumber } from '../../database/locks.statements.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { loginSessions } from '../../http/session.statements.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { type AccountRow, accounts } from './account.statements.ts';
import { dropTokens } from './registration/account.tokens.ts';
import { secondFactors } from './second-factor/account.second-factor.statements.ts';

/** The advisory lock under which starting nodes look for an owner one after the other. */
const OWNER_LOCK = 7_203_115;

export interface Seeded {
  email: string;
  /** The made-up password, shown once; null where it was configured. */
  password: string | null;
}

/** Writes down, in the same transaction, who was made an owner without an admin's doing; with the rights from before. */
export type RecordOwner = (transaction: Transaction, user: Pick<AccountRow, 'id' | 'isAdmin' | 'isOwner'>) => Promise<void>;

/**
 * Makes the first owner, if there is none. An existing account with the address is promoted and gets the configured password, so that
 * somebody who registered it before cannot sign in.
 * @param configured `OWNER_EMAIL` and `OWNER_PASSWORD`; null makes up an owner, and only where `isTrial`
 * @returns null when an owner exists
 */
export async function seedOwner(
  pool: pg.Pool,
  passwords: Passwords,
  configured: { email: string; password: string } | null,
  isTrial: boolean,
  record: RecordOwner,
): Promise<Seeded | null> {
  if ((await accounts.hasOwner(pool)) || (!configured && !isTrial)) return null;
  const password = configured?.password ?? randomBytes(12).toString('base64url');
  const hash = await passwords.hash(password);
  const email = configured?.email ?? 'owner@example.com';
  return transact(pool, async (transaction) => {
    await lockByNumber(transaction, OWNER_LOCK);
    if (await accounts.hasOwner(transaction)) return null;
    const fresh = await accounts.insert(transaction, {
      email,
      password: hash,
      firstName: 'Site',
      lastName: 'Owner',
      dateOfBirth: null,
      language: 'en',
    });
    const user = fresh ?? (await accounts.byEmail(transaction, email));
    if (!user) return null;
    if (!fresh) {
      await accounts.changePassword(transaction, user.id, user.password, hash);
      await dropTokens(transaction, user.id);
      await publishSessionEnd(transaction, { userId: user.id });
    }
    await accounts.makeOwner(transaction, user.id, true);
    await record(transaction, user);
    return { email, password: configured ? null : password };
  });
}

/** Makes an account an owner. Its sockets come back with the new rights. False: no account has this address. */
export async function promoteOwner(pool: pg.Pool, address: string, record: RecordOwner): Promise<boolean> {
  return transact(pool, async (transaction) => {
    const user = await accounts.byEmail(transaction, normaliseEmail(address));
    if (!user) return false;
    await accounts.makeOwner(transaction, user.id, false);
    await publishSessionEnd(transaction, { userId: user.id, changed: true, shown: true });
    await publishSessionEnd(transaction, { userId: user.id });
    await record(transaction, user);
    return true;
  });
}

/**
 * Takes a user's second step away, who has lost the app and the recovery codes; they are signed out everywhere, and sign in by their password.
 * @returns whether they had one; null: no account has this address
 */
export async function resetSecondFactor(
  pool: pg.Pool,
  address: string,
  record: (transaction: Transaction, user: Pick<AccountRow, 'id'>) => Promise<void>,
): Promise<boolean | null> {
  return transact(pool, async (transaction) => {
    const user = await accounts.byEmail(transaction, normaliseEmail(address));
    if (!user) return null;
    await secondFactors.removeCodes(transaction, user.id);
    if (!(await secondFactors.remove(transaction, user.id))) return false;
    await loginSessions.removeOf(transaction, user.id);
    await publishSessionEnd(transaction, { userId: user.id });
    await record(transaction, user);
    return true;
  });
}

const ownersOf = (rows: { id: string; isOwner: number }[]): string[] =>
  rows.filter(({ isOwner }) => isOwner === 1).map(({ id }) => id);

/**
 * Locks all owners until the end, so that of two who leave, or demote each other, at once one stays. Locks these users' rows too, in the same order:
 * whoever locks several users does so by id. What is written for an owner meanwhile is not held up.
 * @returns the ids of the owners
 */
export async function lockOwners(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  return ownersOf(await accounts.lockOwners(transaction, ids));
}

/**
 * The same for a user who leaves. Their own row is locked as its deletion will lock it, and in its turn: nothing is written for them from then on, and
 * no lock is raised later.
 */
export async function lockOwnersAndAccount(transaction: Transaction, id: string): Promise<string[]> {
  const owners: string[] = [];
  for (const lock of accounts.lockOwnersAround) owners.push(...ownersOf(await lock(transaction, [id], id)));
  return owners;
}

export const lastOwner = (): AppError => new AppError('last_owner', 'This is the only owner. Make someone else an owner first.');
