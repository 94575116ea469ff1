import * as t from '../database/sql-types.ts';
import { statement } from '../database/statement.ts';
import { SESSION_USER, SESSION_USER_COLUMNS } from './session-user.ts';

/** A session (`s`) that has not expired, and whose user (`u`), if it has one, exists and has not ended it. */
const HOLDS = `s.expire >= now() and (s.sess ->> 'userId' is null or u."sessionEpoch"::text = s.sess ->> 'epoch')`;
const sess = t.jsonb<object>();

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

  /** Deletes a user's, which the epoch has voided already. */
  removeOf: statement({ sql: `delete from sessions where sess ->> 'userId' = $1`, takes: [t.text] }).run,

  /** Deletes everybody's; visitors keep theirs, which their advice needs. */
  removeSignedIn: statement({ sql: `delete from sessions where sess ->> 'userId' is not null` }).run,

  remove: statement({ sql: 'delete from sessions where sid = $1', takes: [t.text] }).run,

  exportOf: statement({
    sql: `select expire as "validUntil" from sessions where sess ->> 'userId' = $1 order by expire`,
    takes: [t.text],
    gives: { validUntil: t.timestamptz },
  }).all,
};

/** A condition for another's statement: the browser of this visitor still has its session. */
export const visitorHasSession = (visitorId: string): string =>
  `exists (select 1 from sessions s where s.sess ->> 'visitorId' = ${visitorId} and s.expire >= now())`;
