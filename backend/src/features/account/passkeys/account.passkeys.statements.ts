import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const KEY = {
  id: t.uuid,
  userId: t.text,
  credentialId: t.text,
  publicKey: t.text,
  counter: t.bigint,
  transports: t.jsonb<string[]>(),
};
const KNOWN = { ...KEY, inQuestion: t.boolean };

const day = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;
const LISTED_COLUMNS = `id, name, aaguid, "isSynced", browser, system, ${day(`"createdAt" at time zone 'UTC'`)} as since, ${day('"lastUsedOn"')} as "lastUsed",
  "inQuestion"`;
/** A passkey as it is listed. */
export const LISTED_PASSKEY = {
  id: t.uuid,
  name: t.orNull(t.text),
  aaguid: t.text,
  isSynced: t.boolean,
  browser: t.orNull(t.text),
  system: t.orNull(t.text),
  since: t.present(t.text),
  lastUsed: t.orNull(t.text),
  inQuestion: t.boolean,
};

/** The statements on `passkeys` and `passkey_challenges`. */
export const passkeys = {
  /** By what its authenticator calls it. */
  byCredential: statement({
    name: 'passkey-by-credential',
    sql: `select ${t.namesOf(KNOWN)} from passkeys where "credentialId" = $1`,
    takes: [t.text],
    gives: KNOWN,
  }).first,

  /** A user's, to name them to a browser. */
  credentialsOf: statement({
    sql: 'select "credentialId", transports from passkeys where "userId" = $1 order by "createdAt", id',
    takes: [t.text],
    gives: { credentialId: t.text, transports: t.jsonb<string[]>() },
  }).all,

  /** A user's, the first added first. */
  listOf: statement({
    sql: `select ${LISTED_COLUMNS} from passkeys where "userId" = $1 order by "createdAt", id`,
    takes: [t.text],
    gives: LISTED_PASSKEY,
  }).all,

  byId: statement({
    sql: `select ${LISTED_COLUMNS} from passkeys where "userId" = $1 and id = $2`,
    takes: [t.text, t.uuid],
    gives: LISTED_PASSKEY,
  }).first,

  count: statement({
    sql: 'select count(*)::int as count from passkeys where "userId" = $1',
    takes: [t.text],
    gives: { count: t.present(t.integer) },
  }).value,

  /** @returns whether it was added: no credential is added twice */
  add: statement({
    sql: `insert into passkeys (id, "userId", "credentialId", "publicKey", counter, transports, aaguid, "isSynced", name, browser, system)
      values ($id, $userId, $credentialId, $publicKey, $counter, $transports, $aaguid, $isSynced, $name, $browser, $system)
      on conflict ("credentialId") do nothing`,
    takes: {
      ...KEY,
      aaguid: t.text,
      isSynced: t.boolean,
      name: t.orNull(t.text),
      browser: t.orNull(t.text),
      system: t.orNull(t.text),
    },
  }).some,

  /**
   * Records a use: the passkey, its counter now. A counter that does not rise is a copy's, unless its authenticator counts nothing.
   * @returns whether it was there, and the counter was newer
   */
  use: statement({
    name: 'passkey-use',
    sql: `update passkeys set counter = $2, "lastUsedOn" = (now() at time zone 'UTC')::date
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    takes: [t.uuid, t.bigint],
  }).some,

  /** Whether one is still there; waits for a removal that is under way. */
  isThere: statement({ name: 'passkey-is-there', sql: 'select 1 from passkeys where id = $1 for key share', takes: [t.uuid] })
    .some,

  /** How many of a user's they have not said yet to be theirs, after a reset. */
  inQuestion: statement({
    name: 'passkeys-in-question',
    sql: 'select count(*)::int as count from passkeys where "userId" = $1 and "inQuestion"',
    takes: [t.text],
    gives: { count: t.present(t.integer) },
  }).value,

  rename: statement({ sql: 'update passkeys set name = $3 where "userId" = $1 and id = $2', takes: [t.text, t.uuid, t.text] })
    .some,

  /** After a reset, its user says that it is theirs. */
  keep: statement({ sql: 'update passkeys set "inQuestion" = false where "userId" = $1 and id = $2', takes: [t.text, t.uuid] })
    .some,

  /** After a reset, all of a user's are to be looked at. @returns how many */
  question: statement({ sql: 'update passkeys set "inQuestion" = true where "userId" = $1', takes: [t.text] }).count,

  remove: statement({
    sql: 'delete from passkeys where "userId" = $1 and id = $2 returning "credentialId"',
    takes: [t.text, t.uuid],
    gives: { credentialId: t.text },
  }).first,

  /** Removes one once more, after a restore. */
  removeAgain: statement({ sql: 'delete from passkeys where id = $1', takes: [t.uuid] }).run,

  /** Takes a challenge, once. @returns whether it was not taken before */
  takeChallenge: statement({
    name: 'passkey-take-challenge',
    sql: 'insert into passkey_challenges (id) values ($1) on conflict do nothing',
    takes: [t.text],
  }).some,

  exportOf: statement({
    sql: `select name, aaguid, browser, system, "isSynced", ${day(`"createdAt" at time zone 'UTC'`)} as since, ${day('"lastUsedOn"')} as "lastUsed"
      from passkeys where "userId" = $1 order by "createdAt", id`,
    takes: [t.text],
    gives: {
      name: t.orNull(t.text),
      aaguid: t.text,
      browser: t.orNull(t.text),
      system: t.orNull(t.text),
      isSynced: t.boolean,
      since: t.present(t.text),
      lastUsed: t.orNull(t.text),
    },
  }).all,
};
