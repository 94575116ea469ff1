import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { SESSION_USER, SESSION_USER_COLUMNS } from '../../http/session-user.ts';

/** A token with its user's name and address. */
const TOKEN = {
  id: t.integer,
  userId: t.text,
  tokenName: t.text,
  prefix: t.text,
  permissions: t.array(t.text),
  isActive: t.integer,
  createdAt: t.timestamptz,
  expiresAt: t.orNull(t.timestamptz),
  lastUsed: t.orNull(t.timestamptz),
  firstName: t.text,
  lastName: t.text,
  email: t.text,
};
export type TokenRow = RowOf<typeof TOKEN>;

const HOLDS = `t."isActive" = 1 and (t."expiresAt" is null or t."expiresAt" > now())`;

/** Locks users by id, as everyone locks several. @returns how many are there */
const lockUsers = statement({
  sql: 'select 1 from users where id = any($1::text[]) order by id for no key update',
  takes: [t.array(t.text)],
}).count;

const count = statement({
  sql: 'select count(*)::int as count from api_tokens where "userId" = $1',
  takes: [t.text],
  gives: { count: t.present(t.integer) },
}).value;

/** The statements on `api_tokens`. Each runs on the pool, or in a transaction. */
export const tokens = {
  /** The token with this hash, if it holds, and its user: the one query that a call with a token costs. */
  bearer: statement({
    name: 'token-read',
    sql: `select t.id as "tokenId", t.permissions, t."expiresAt",
        coalesce(t."lastUsed" < now() - interval '1 minute', true) as "isStale", ${SESSION_USER_COLUMNS}
      from api_tokens t join users u on u.id = t."userId" where t."tokenHash" = $1 and ${HOLDS}`,
    takes: [t.text],
    gives: {
      ...SESSION_USER,
      tokenId: t.integer,
      permissions: t.array(t.text),
      expiresAt: t.orNull(t.timestamptz),
      /** `lastUsed` is older than a minute. */
      isStale: t.present(t.boolean),
    },
  }).first,

  /** Those of some tokens that hold, with their users' rights. */
  holding: statement({
    sql: `select t.id as "tokenId", u."isAdmin", u."isOwner" from api_tokens t join users u on u.id = t."userId"
      where t.id = any($1) and ${HOLDS}`,
    takes: [t.array(t.integer)],
    gives: { tokenId: t.integer, isAdmin: t.integer, isOwner: t.integer },
  }).all,

  /** Again only after a minute, whichever node asks: a busy token is not rewritten with each call. */
  used: statement({
    sql: `update api_tokens set "lastUsed" = now() where id = $1 and coalesce("lastUsed" < now() - interval '1 minute', true)`,
    takes: [t.integer],
  }).run,

  /** All (null), or a user's, the newest first. */
  all: statement({
    sql: `select t.id, t."userId", t."tokenName", t.prefix, t.permissions, t."isActive", t."createdAt", t."expiresAt", t."lastUsed",
        u."firstName", u."lastName", u.email
      from api_tokens t join users u on u.id = t."userId" where $1::text is null or t."userId" = $1 order by t.id desc`,
    takes: [t.orNull(t.text)],
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
      userId: t.text,
      tokenName: t.text,
      tokenHash: t.text,
      prefix: t.text,
      permissions: t.array(t.text),
      createdBy: t.orNull(t.text),
      days: t.orNull(t.integer),
    },
    gives: { id: t.integer },
  }).one,

  /** Locked until the transaction ends. */
  lock: statement({
    sql: 'select "userId", "isActive" from api_tokens where id = $1 for update',
    takes: [t.integer],
    gives: { userId: t.text, isActive: t.integer },
  }).first,

  /** 1 or 0. */
  setActive: statement({ sql: 'update api_tokens set "isActive" = $2 where id = $1', takes: [t.integer, t.integer] }).run,

  /** Deletes a token, if it is this user's; null: whoever's it is. @returns whether it was there */
  remove: statement({
    sql: 'delete from api_tokens where id = $1 and ($2::text is null or "userId" = $2)',
    takes: [t.integer, t.orNull(t.text)],
  }).some,

  exportOf: statement({
    sql: `select "tokenName" as name, prefix, permissions, "createdAt", "lastUsed", "expiresAt", "isActive" = 1 as "isActive"
      from api_tokens where "userId" = $1 order by id`,
    takes: [t.text],
    gives: {
      name: t.text,
      prefix: t.text,
      permissions: t.array(t.text),
      createdAt: t.timestamptz,
      lastUsed: t.orNull(t.timestamptz),
      expiresAt: t.orNull(t.timestamptz),
      isActive: t.present(t.boolean),
    },
  }).all,
};
