import * as t from '../database/sql-types.ts';
import { statement } from '../database/statement.ts';
import { SESSION_USER, SESSION_USER_COLUMNS } from './session-user.ts';

/** A session (`s`) that has not expired, and whose user (`u`), if it has one, exists and has not ended it. */
const HOLDS = `s.expire >= now() and (s.sess ->> 'userId' is null or u."sessionEpoch"::text = s.sess ->> 'epoch')`;
const sess = t.jsonb<object>();
/** A session's public name, as `sessionName` makes it. */
const NAME = `translate(rtrim(encode(sha256(convert_to(s.sid, 'UTF8')), 'base64'), '='), '+/', '-_')`;

/** The statements on `sessions`. Each runs on the pool, or in a transaction. */
export const loginSessions = {
  begin: statement({
    name: 'session-begin',
    sql: 'insert into sessions (sid, sess, expire) values ($1, $2, $3)',
    takes: [t.text, sess, t.timestamptz],
  }).run,

  renew: statement({
    name: 'session-renew',
    sql: 'update sessions set sess = $2, expire = $3 where sid = $1',
    takes: [t.text, sess, t.timestamptz],
  }).run,

  /** A session that holds, as JSON, with its user, whose columns are null for a visitor. */
  read: statement({
    name: 'session-read',
    sql: `select s.sess::text as sess, ${SESSION_USER_COLUMNS} from sessions s left join users u on u.id = s.sess ->> 'userId'
      where s.sid = $1 and ${HOLDS}`,
    takes: [t.text],
    gives: { ...t.allOrNull(SESSION_USER), sess: t.present(t.text) },
  }).first,

  /** Which of these still hold, and what their users may do. */
  holding: statement({
    sql: `select s.sid, coalesce(u."isAdmin", 0) as "isAdmin", coalesce(u."isOwner", 0) as "isOwner"
      from sessions s left join users u on u.id = s.sess ->> 'userId'
      where s.sid = any($1) and ${HOLDS}`,
    takes: [t.array(t.text)],
    gives: { sid: t.text, isAdmin: t.present(t.integer), isOwner: t.present(t.integer) },
  }).all,

  /** A user's that hold, the latest used first, by their public names. */
  listOf: statement({
    sql: `select ${NAME} as name, s.sess -> 'device' ->> 'browser' as browser, s.sess -> 'device' ->> 'system' as system, s.sess ->> 'since' as since,
        coalesce((s.sess ->> 'renewedAt')::numeric, 0)::float8 as "renewedAt", s.sess ->> 'how' as how
      from sessions s join users u on u.id = s.sess ->> 'userId'
      where s.sess ->> 'userId' = $1 and ${HOLDS} order by "renewedAt" desc, name limit $2`,
    takes: [t.text, t.bigint],
    gives: {
      name: t.present(t.text),
      browser: t.orNull(t.text),
      system: t.orNull(t.text),
      since: t.orNull(t.text),
      renewedAt: t.present(t.float),
      how: t.orNull(t.text),
    },
  }).all,

  /** The public names of a user's that hold. */
  namesOf: statement({
    sql: `select ${NAME} as name from sessions s join users u on u.id = s.sess ->> 'userId' where s.sess ->> 'userId' = $1 and ${HOLDS}`,
    takes: [t.text],
    gives: { name: t.present(t.text) },
  }).values,

  /** Deletes one of a user's, by its public name. */
  removeNamed: statement({
    sql: `delete from sessions s where s.sess ->> 'userId' = $1 and ${NAME} = $2`,
    takes: [t.text, t.text],
  }).some,

  /** Deletes a user's but for one. @returns how many */
  removeOthers: statement({ sql: `delete from sessions where sess ->> 'userId' = $1 and sid <> $2`, takes: [t.text, t.text] })
    .count,

  /** Deletes those of a user's that began with a passkey, but for one. @returns how many */
  removeByPasskey: statement({
    sql: `delete from sessions where sess ->> 'userId' = $1 and sess ->> 'passkeyId' = $2 and sid <> $3`,
    takes: [t.text, t.text, t.text],
  }).count,

  /** What a passkey has proved in a user's sessions counts no more, but in one. */
  forgetPasskey: statement({
    sql: `update sessions set sess = (sess::jsonb - '{secondFactor,provenAt,provenBy}'::text[])::json
      where sess ->> 'userId' = $1 and $2 in (sess ->> 'passkeyId', sess ->> 'provenBy') and sid <> $3`,
    takes: [t.text, t.text, t.text],
  }).run,

  /** A user's sessions have not passed a second step any more, but for those that began with a passkey. */
  forgetSecondFactor: statement({
    sql: `update sessions set sess = (sess::jsonb - 'secondFactor')::json
      where sess ->> 'userId' = $1 and sess ->> 'secondFactor' is not null and sess ->> 'passkeyId' is null`,
    takes: [t.text],
  }).run,

  /** Deletes a user's, which the epoch has voided already. */
  removeOf: statement({ sql: `delete from sessions where sess ->> 'userId' = $1`, takes: [t.text] }).run,

  /** Deletes everybody's; visitors keep theirs, which their advice needs. */
  removeSignedIn: statement({ sql: `delete from sessions where sess ->> 'userId' is not null` }).run,

  remove: statement({ sql: 'delete from sessions where sid = $1', takes: [t.text] }).run,

  exportOf: statement({
    sql: `select s.sess -> 'device' ->> 'browser' as browser, s.sess -> 'device' ->> 'system' as system, s.sess ->> 'since' as since,
        to_char(to_timestamp((s.sess ->> 'renewedAt')::numeric / 1000) at time zone 'UTC', 'YYYY-MM-DD') as "lastUsed", s.sess ->> 'how' as how, to_char(s.expire at time zone 'UTC', 'YYYY-MM-DD') as "validUntil"
      from sessions s where s.sess ->> 'userId' = $1 order by expire`,
    takes: [t.text],
    gives: {
      browser: t.orNull(t.text),
      system: t.orNull(t.text),
      since: t.orNull(t.text),
      lastUsed: t.orNull(t.text),
      how: t.orNull(t.text),
      validUntil: t.present(t.text),
    },
  }).all,
};

/** A condition for another's statement: the browser of this visitor still has its session. */
export const visitorHasSession = (visitorId: string): string =>
  `exists (select 1 from sessions s where s.sess ->> 'visitorId' = ${visitorId} and s.expire >= now())`;
