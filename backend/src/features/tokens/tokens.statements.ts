import { array, boolean, integer, orNull, present, type RowOf, statement, text, timestamptz } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { SESSION_USER, SESSION_USER_COLUMNS } from '../../http/session-user.ts';

/** A token with its user's name and address. */
const TOKEN = {
  id: integer,
  userId: text,
  tokenName: text,
  prefix: text,
  permissions: array(text),
  isActive: integer,
  createdAt: timestamptz,
  expiresAt: orNull(timestamptz),
  lastUsed: orNull(timestamptz),
  firstName: text,
  lastName: text,
  email: text,
};
export type TokenRow = RowOf<typeof TOKEN>;

const HOLDS = `t."isActive" = 1 and (t."expiresAt" is null or t."expiresAt" > now())`;

/** Locks users by id, as everyone locks several. @returns how many are there */
const lockUsers = statement({
  sql: 'select 1 from users where id = any($1::text[]) order by id for no key update',
  takes: [array(text)],
}).count;

const count = statement({
  sql: 'select count(*)::int as count from api_tokens where "userId" = $1',
  takes: [text],
  gives: { count: present(integer) },
}).value;

/** The statements on `api_tokens`. Each runs on the pool, or in a transaction. */
export const tokens = {
  /** The token with this hash, if it holds, and its user: the one query that a call with a token costs. */
  bearer: statement({
    name: 'token-read',
    sql: `select t.id as "tokenId", t.permissions, t."expiresAt",
        coalesce(t."lastUsed" < now() - interval '1 minute', true) as "isStale", ${SESSION_USER_COLUMNS}
      from api_tokens t join users u on u.id = t."userId" where t."tokenHash" = $1 and ${HOLDS}`,
    takes: [text],
    gives: {
      ...SESSION_USER,
      tokenId: integer,
      permissions: array(text),
      expiresAt: orNull(timestamptz),
      /** `lastUsed` is older than a minute. */
      isStale: present(boolean),
    },
  }).first,

  /** Those of some tokens that hold, with their users' rights. */
  holding: statement({
    sql: `select t.id as "tokenId", u."isAdmin", u."isOwner" from api_tokens t join users u on u.id = t."userId"
      where t.id = any($1) and ${HOLDS}`,
    takes: [array(integer)],
    gives: { tokenId: integer, isAdmin: integer, isOwner: integer },
  }).all,

  /** Again only after a minute, whichever node asks: a busy token is not rewritten with each call. */
  used: statement({
    sql: `update api_tokens set "lastUsed" = now() where id = $1 and coalesce("lastUsed" < now() - interval '1 minute', true)`,
    takes: [integer],
  }).run,

  /** All (null), or a user's, the newest first. */
  all: statement({
    sql: `select t.id, t."userId", t."tokenName", t.prefix, t.permissions, t."isActive", t."createdAt", t."expiresAt", t."lastUsed",
        u."firstName", u."lastName", u.email
      from api_tokens t join users u on u.id = t."userId" where $1::text is null or t."userId" = $1 order by t.id desc`,
    takes: [orNull(text)],
    gives: TOKEN,
  }).all,

  /** How many a user has. Locks the user and the token's maker until the transaction ends; null: one of them is gone. */
  async countOf(db: Transaction, userId: string, createdBy: string | null): Promise<number | null> {
    const ids = [...new Set([userId, createdBy])].filter((id) => id !== null);
    return (await lockUsers(db, ids)) === ids.length ? count(db, userId) : null;
  },

  /** A day has 24 hours here, whatever the database's time zone does in spring; without days, it does not expire. @returns its id */
  insert: statement({
    sql: `insert into api_tokens ("userId", "tokenName", "tokenHash", prefix, permissions, "createdByUserId", "expiresAt")
      values ($userId, $tokenName, $tokenHash, $prefix, $permissions, $createdBy, now() + $days::int * interval '24 hours') returning id`,
    takes: {
      userId: text,
      tokenName: text,
      tokenHash: text,
      prefix: text,
      permissions: array(text),
      createdBy: orNull(text),
      days: orNull(integer),
    },
    gives: { id: integer },
  }).one,

  /** Locked until the transaction ends. */
  lock: statement({
    sql: 'select "userId", "isActive" from api_tokens where id = $1 for update',
    takes: [integer],
    gives: { userId: text, isActive: integer },
  }).first,

  /** 1 or 0. */
  setActive: statement({ sql: 'update api_tokens set "isActive" = $2 where id = $1', takes: [integer, integer] }).run,

  /** Deletes a token, if it is this user's; null: whoever's it is. @returns whether it was there */
  remove: statement({
    sql: 'delete from api_tokens where id = $1 and ($2::text is null or "userId" = $2)',
    takes: [integer, orNull(text)],
  }).some,

  exportOf: statement({
    sql: `select "tokenName" as name, prefix, permissions, "createdAt", "lastUsed", "expiresAt", "isActive" = 1 as "isActive"
      from api_tokens where "userId" = $1 order by id`,
    takes: [text],
    gives: {
      name: text,
      prefix: text,
      permissions: array(text),
      createdAt: timestamptz,
      lastUsed: orNull(timestamptz),
      expiresAt: orNull(timestamptz),
      isActive: present(boolean),
    },
  }).all,
};
