import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const OF_USER = 'select secret, "confirmedAt", "lastStep" from second_factors where "userId" = $1';
const FACTOR = { secret: t.text, confirmedAt: t.orNull(t.timestamptz), lastStep: t.orNull(t.bigint) };

/** The statements on `second_factors` and `recovery_codes`. */
export const secondFactors = {
  /** A user's, also one that is being set up. */
  of: statement({
    name: 'second-factor-of',
    sql: OF_USER,
    takes: [t.text],
    gives: FACTOR,
  }).first,

  /** The same, locked until the transaction ends. */
  lock: statement({
    sql: `${OF_USER} for update`,
    takes: [t.text],
    gives: FACTOR,
  }).first,

  /** Whether a user's sign-ins need a second step. */
  isOn: statement({
    name: 'second-factor-is-on',
    sql: 'select 1 from second_factors where "userId" = $1 and "confirmedAt" is not null',
    takes: [t.text],
  }).some,

  /** Sets one up anew. @returns whether it could: one that is on stays */
  begin: statement({
    sql: `insert into second_factors ("userId", secret) values ($1, $2)
      on conflict ("userId") do update set secret = excluded.secret, "lastStep" = null where second_factors."confirmedAt" is null`,
    takes: [t.text, t.text],
  }).some,

  /** Turns on the one that was set up with this secret. @returns whether it was not on yet */
  confirm: statement({
    sql: `update second_factors set "confirmedAt" = now(), "lastStep" = $3 where "userId" = $1 and secret = $2 and "confirmedAt" is null`,
    takes: [t.text, t.text, t.bigint],
  }).some,

  /** Takes a code's step, once. @returns whether it is newer than all that were taken */
  takeStep: statement({
    sql: `update second_factors set "lastStep" = $2 where "userId" = $1 and ("lastStep" is null or "lastStep" < $2)`,
    takes: [t.text, t.bigint],
  }).some,

  remove: statement({ sql: 'delete from second_factors where "userId" = $1', takes: [t.text] }).some,

  /** Those that a former secret has sealed. @param newest what the newest's begin with */
  sealedBefore: statement({
    sql: 'select "userId", secret from second_factors where not starts_with(secret, $1)',
    takes: [t.text],
    gives: { userId: t.text, secret: t.text },
  }).all,

  /** Seals a user's anew, unless it has changed meanwhile: the user, the text before, the text now. */
  sealAnew: statement({
    sql: 'update second_factors set secret = $3 where "userId" = $1 and secret = $2',
    takes: [t.text, t.text, t.text],
  }).run,

  addCodes: statement({
    sql: 'insert into recovery_codes ("userId", hash) select $1, unnest($2::text[])',
    takes: [t.text, t.array(t.text)],
  }).run,

  removeCodes: statement({ sql: 'delete from recovery_codes where "userId" = $1', takes: [t.text] }).run,

  /** Takes a recovery code, once. @returns whether it was there */
  takeCode: statement({
    sql: 'update recovery_codes set "usedAt" = now() where "userId" = $1 and hash = $2 and "usedAt" is null',
    takes: [t.text, t.text],
  }).some,

  codesLeft: statement({
    sql: 'select count(*)::int as left from recovery_codes where "userId" = $1 and "usedAt" is null',
    takes: [t.text],
    gives: { left: t.present(t.integer) },
  }).value,

  exportOf: statement({
    sql: `select f."confirmedAt" as "onSince", (select count(*)::int from recovery_codes c where c."userId" = f."userId" and c."usedAt" is null) as "recoveryCodesLeft"
      from second_factors f where f."userId" = $1 and f."confirmedAt" is not null`,
    takes: [t.text],
    gives: { onSince: t.present(t.timestamptz), recoveryCodesLeft: t.present(t.integer) },
  }).all,
};
