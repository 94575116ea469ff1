import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

export const TOKEN_TYPES = ['verify', 'reset', 'email_change'] as const;
const type = t.oneOf(TOKEN_TYPES);
/** Links of one kind and owner that hold at once: a mail sent again must not void the one that is on its way. */
const KEPT = 3;

/** For one kind of owner. */
const issuing = (column: '"userId"' | '"registrationId"', id: typeof t.text) => ({
  /** Stores a token's hash for an owner, for some minutes. */
  insert: statement({
    sql: `insert into auth_tokens (email, ${column}, token, "tokenType", "expiresAt") values ($email, $id, $hash, $type, now() + make_interval(mins => $minutes))`,
    takes: { email: t.text, id, hash: t.text, type, minutes: t.integer },
  }).run,
  /** Deletes an owner's links of a kind but the newest. */
  dropOld: statement({
    sql: `delete from auth_tokens where ${column} = $1 and "tokenType" = $2
        and id not in (select id from auth_tokens where ${column} = $1 and "tokenType" = $2 order by id desc limit ${KEPT})`,
    takes: [id, type],
  }).run,
});

/** The statements on `auth_tokens`. Tokens are hashes. */
export const authTokens = {
  ofUser: issuing('"userId"', t.text),
  ofRegistration: issuing('"registrationId"', t.uuid),

  /** The owner of a valid link, by its token and kind. */
  find: statement({
    sql: `select "userId", "registrationId", email from auth_tokens where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now()`,
    takes: [t.text, type],
    gives: { userId: t.orNull(t.text), registrationId: t.orNull(t.uuid), email: t.text },
  }).first,

  /** @returns the address that it was sent to; null for one that is not valid */
  use: statement({
    sql: `update auth_tokens set "isUsed" = 1 where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now() returning email`,
    takes: [t.text, type],
    gives: { email: t.text },
  }).value,

  /** A user's: of one kind, or all. */
  drop: statement({
    sql: 'delete from auth_tokens where "userId" = $1 and "tokenType" = coalesce($2, "tokenType")',
    takes: [t.text, t.orNull(type)],
  }).run,

  /** Those to an address that are nobody else's. */
  erase: statement({
    sql: 'delete from auth_tokens where email = $1 and ("userId" is null or "userId" = $2)',
    takes: [t.text, t.text],
  }).run,

  exportOf: statement({
    sql: `select "tokenType" as kind, email, "createdAt", "expiresAt", "isUsed" = 1 as used from auth_tokens where "userId" = $1 order by id`,
    takes: [t.text],
    gives: { kind: t.text, email: t.text, createdAt: t.timestamptz, expiresAt: t.timestamptz, used: t.present(t.boolean) },
  }).all,
};
