import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { countDaily } from '../../database/counters.ts';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { SESSION_USER, SESSION_USER_COLUMNS } from '../../http/session-user.ts';

const language = t.oneOf(LANGUAGES);
const NAMES = { firstName: t.text, lastName: t.text, email: t.text };
/** A row of `users`, with columns that only this feature may read. */
const ACCOUNT = {
  ...SESSION_USER,
  usageCount: t.integer,
  /** An argon2id hash. */
  password: t.text,
  /** The address before somebody else changed it: for some days, links for a new password go there alone. Null: there is none. */
  formerEmail: t.orNull(t.text),
  /** Until when the user may sign in though the address is not verified. Null: they were not asked yet. */
  verifyBy: t.orNull(t.timestamptz),
};
const COLUMNS = `${SESSION_USER_COLUMNS}, u."usageCount", u.password, case when u."formerEmailUntil" > now() then u."formerEmail" end as "formerEmail", u."verifyBy"`;

export type AccountRow = RowOf<typeof ACCOUNT>;

/** The address that belongs to the user for sure: the one from before somebody else changed it, for as long as it counts. */
export const ownAddress = (user: AccountRow): string => user.formerEmail ?? user.email;

export interface NewAccount {
  email: string;
  /** An argon2id hash. */
  password: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  language: Language;
}

/** By an address that somebody else has changed, for as long as it counts on. */
const byFormerEmail = statement({
  sql: `select ${COLUMNS} from users u where "formerEmail" = $1 and "formerEmailUntil" > now() order by "formerEmailUntil" desc limit 1`,
  takes: [t.text],
  gives: ACCOUNT,
}).first;

/**
 * Whether an address is still another user's, from before somebody else changed it: without this, taking it would keep its owner from
 * undoing the change. Ask after the address is written: a change that is under way at the same moment is waited for by the write.
 */
async function isReserved(db: Transaction, email: string, exceptId: string | null): Promise<boolean> {
  const user = await byFormerEmail(db, email);
  return user !== null && user.id !== exceptId;
}

const insert = statement({
  sql: `insert into users as u (id, email, password, "firstName", "lastName", "dateOfBirth", language, "isEmailVerified")
    values ($id, $email, $password, $firstName, $lastName, $dateOfBirth, $language, $isEmailVerified)
    on conflict (email) do nothing returning ${COLUMNS}`,
  takes: { ...NAMES, id: t.text, password: t.text, language, dateOfBirth: t.orNull(t.date), isEmailVerified: t.integer },
  gives: ACCOUNT,
}).first;

/** Deletes the row, and by foreign keys its dependents. */
const remove = statement({ sql: 'delete from users where id = $1', takes: [t.text] }).run;

/** Locks owners and these users until the transaction ends, by id. */
const locking = (condition: string, lock: 'no key update' | 'update'): string =>
  `select id, "isOwner" from users where ("isOwner" = 1 or id = any($1::text[])) ${condition} order by id for ${lock}`;
const LOCKED = { id: t.text, isOwner: t.integer };
const lockPart = (condition: string, lock: 'no key update' | 'update') =>
  statement({ sql: locking(condition, lock), takes: [t.array(t.text), t.text], gives: LOCKED }).all;

/** Since when a user has rights; one who has some already keeps their time. */
const RIGHTS_SINCE = `case when "isOwner" = 1 or "isAdmin" = 1 then "rightsSince" else now() end`;

/** The statements on `users`. Each runs on the pool, or in a transaction. */
export const accounts = {
  byEmail: statement({
    name: 'account-by-email',
    sql: `select ${COLUMNS} from users u where email = $1`,
    takes: [t.text],
    gives: ACCOUNT,
  }).first,

  byFormerEmail,

  /**
   * Gives a user the address back that somebody else had changed, and ends their sessions. Somebody else's who has it by now stays theirs.
   * @returns whether it was given back
   */
  restoreEmail: statement({
    sql: `update users u set email = "formerEmail", "isEmailVerified" = 1, "pendingEmail" = null, "formerEmail" = null, "formerEmailUntil" = null, "updatedAt" = now(),
        "sessionEpoch" = "sessionEpoch" + 1
      where id = $1 and not exists (select 1 from users other where other.email = u."formerEmail" and other.id <> u.id)`,
    takes: [t.text],
  }).some,

  /** The address that somebody else chose counts for everything from now on. */
  forgetFormerEmail: statement({
    sql: 'update users set "formerEmail" = null, "formerEmailUntil" = null, "updatedAt" = now() where id = $1',
    takes: [t.text],
  }).run,

  /** Forgets those addresses of before that count no more. */
  forgetOldFormerEmails: statement({
    sql: 'update users set "formerEmail" = null, "formerEmailUntil" = null where "formerEmail" is not null and "formerEmailUntil" <= now()',
  }).run,

  byId: statement({
    name: 'account-by-id',
    sql: `select ${COLUMNS} from users u where id = $1`,
    takes: [t.text],
    gives: ACCOUNT,
  }).first,

  /** All owners. */
  owners: statement({ sql: `select ${COLUMNS} from users u where "isOwner" = 1 order by id`, gives: ACCOUNT }).all,

  hasOwner: statement({ sql: 'select 1 from users where "isOwner" = 1 limit 1' }).some,

  /** Makes a user an owner. @param verifies the address counts as theirs */
  makeOwner: statement({
    sql: `update users set "rightsSince" = ${RIGHTS_SINCE}, "isOwner" = 1, "isAdmin" = 1, "isEmailVerified" = case when $2 then 1 else "isEmailVerified" end, "updatedAt" = now() where id = $1`,
    takes: [t.text, t.boolean],
  }).run,

  /** Sets whether a user is an admin (1 or 0), and an owner. */
  setRights: statement({
    sql: `update users set "rightsSince" = ${RIGHTS_SINCE},
        "isAdmin" = $2, "isOwner" = $3, "updatedAt" = now() where id = $1`,
    takes: [t.text, t.integer, t.integer],
  }).run,

  /** As `byId`, locked until the transaction ends. */
  lock: statement({ sql: `select ${COLUMNS} from users u where id = $1 for no key update`, takes: [t.text], gives: ACCOUNT })
    .first,

  lockOwners: statement({ sql: locking('', 'no key update'), takes: [t.array(t.text)], gives: LOCKED }).all,
  /** The same in three parts: before an id, its own row as a deletion locks it, and after it. */
  lockOwnersAround: [
    lockPart('and id < $2', 'no key update'),
    lockPart('and id = $2', 'update'),
    lockPart('and id > $2', 'no key update'),
  ],

  isReserved,

  /** Null when the address has an account, or is still another user's. */
  async insert(db: Transaction, account: NewAccount, verified = false): Promise<AccountRow | null> {
    const made = await insert(db, { ...account, id: randomUUID(), isEmailVerified: verified ? 1 : 0 });
    if (!made) return null;
    if (await isReserved(db, account.email, made.id)) {
      await remove(db, made.id);
      return null;
    }
    await countDaily(db, 'registrations');
    return made;
  },

  /**
   * Replaces a password, by the one before, and raises the epoch, which ends every session. Drops an unverified address: an intruder may have asked for it.
   * Null: the user is deleted, or has changed meanwhile.
   */
  changePassword: statement({
    sql: `update users as u set password = $3, "sessionEpoch" = "sessionEpoch" + 1, "pendingEmail" = null, "updatedAt" = now() where id = $1 and password = $2 returning ${COLUMNS}`,
    takes: [t.text, t.text, t.text],
    gives: ACCOUNT,
  }).first,

  remove,

  /** @param pending a new address that is not verified yet; null: `email` holds at once */
  update: statement({
    sql: `update users as u set "firstName" = $firstName, "lastName" = $lastName, email = $email, "pendingEmail" = $pending,
        "formerEmail" = case when email = $email then "formerEmail" end,
        "isEmailVerified" = case when email = $email then "isEmailVerified" else 0 end,
        "verifyBy" = case when email = $email then "verifyBy" end, "updatedAt" = now()
      where id = $id returning ${COLUMNS}`,
    takes: { ...NAMES, id: t.text, pending: t.orNull(t.text) },
    gives: ACCOUNT,
  }).first,

  /**
   * Sets what somebody else may write of a user. The address before is kept (`isKept`) for its owner, for some days; one that was never verified, only where
   * all addresses count as proven.
   * @returns the address before that counts on
   */
  edit: statement({
    sql: `update users set "firstName" = $firstName, "lastName" = $lastName, email = $email, "dateOfBirth" = $dateOfBirth,
        "pendingEmail" = case when $isMoved then null else "pendingEmail" end,
        "formerEmail" = case when $isKept and ("isEmailVerified" = 1 or $isProven)
            then nullif(coalesce(case when "formerEmailUntil" > now() then "formerEmail" end, email), $email)
          when not $isMoved then "formerEmail" end,
        "formerEmailUntil" = case when $isKept then now() + make_interval(days => $days) else "formerEmailUntil" end, "updatedAt" = now()
      where id = $id returning case when "formerEmailUntil" > now() then "formerEmail" end as "formerEmail"`,
    takes: {
      ...NAMES,
      id: t.text,
      dateOfBirth: t.orNull(t.date),
      isMoved: t.boolean,
      isKept: t.boolean,
      isProven: t.boolean,
      days: t.integer,
    },
    gives: { formerEmail: t.orNull(t.text) },
  }).value,

  /** Asks a user to verify their address within some days. @returns the day; null: they were asked at the same moment, or are verified */
  askToVerify: statement({
    sql: `update users set "verifyBy" = now() + make_interval(days => $2) where id = $1 and "verifyBy" is null and "isEmailVerified" = 0 returning "verifyBy"`,
    takes: [t.text, t.integer],
    gives: { verifyBy: t.orNull(t.timestamptz) },
  }).value,

  /** Verification is not asked for any more: should it be again, a new week begins. */
  forgetVerifyBy: statement({ sql: 'update users set "verifyBy" = null where id = $1', takes: [t.text] }).run,

  /** Takes an address as a user's own. */
  verify: statement({
    sql: `update users set email = $2, "isEmailVerified" = 1, "verifyBy" = null, "pendingEmail" = nullif("pendingEmail", $2),
        "formerEmail" = case when email = $2 then "formerEmail" end, "updatedAt" = now() where id = $1`,
    takes: [t.text, t.text],
  }).run,
};
