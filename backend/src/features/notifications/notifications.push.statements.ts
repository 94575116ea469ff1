import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { LOOKS, type Look } from '@beside/common/notifications/notifications.constants';
import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/** A subscription's failures in a row after which it is deleted. */
const FAILURES_MAX = 20;
/** Seconds in which a node that took a push sends it; after them another node does. */
export const LEASE_SECONDS = 60;

const LOOK = { look: t.oneOf(LOOKS) as t.SqlType<Look>, language: t.oneOf(LANGUAGES) as t.SqlType<Language> };
const TARGET = { endpoint: t.text, p256dh: t.text, auth: t.text, ...LOOK };
const DEVICE = { id: t.uuid, sessionMark: t.text, failures: t.integer, ...TARGET };
const COUNT = { sentAt: t.orNull(t.timestamptz), tries: t.integer, sentToday: t.integer, day: t.orNull(t.text) };

/** The statements on `push_subscriptions`. */
export const pushSubscriptions = {
  /** Stores a browser's. An endpoint that is known is from now on that user's and session's who sent it. */
  store: statement({
    sql: `insert into push_subscriptions (id, "userId", "sessionMark", "endpointHash", ${t.namesOf(TARGET)})
      values (gen_random_uuid(), $userId, $sessionMark, $endpointHash, $endpoint, $p256dh, $auth, $look, $language)
      on conflict ("endpointHash") do update set "userId" = excluded."userId", "sessionMark" = excluded."sessionMark",
        p256dh = excluded.p256dh, auth = excluded.auth, look = excluded.look, language = excluded.language, "lastOkAt" = now(), failures = 0`,
    takes: { userId: t.text, sessionMark: t.text, endpointHash: t.text, ...TARGET },
  }).run,

  /** How many a user has, but for one endpoint. */
  countOthers: statement({
    sql: 'select count(*)::integer as count from push_subscriptions where "userId" = $1 and "endpointHash" <> $2',
    takes: [t.text, t.text],
    gives: { count: t.present(t.integer) },
  }).value,

  of: statement({
    sql: `select ${t.namesOf(DEVICE)} from push_subscriptions where "userId" = $1`,
    takes: [t.text],
    gives: DEVICE,
  }).all,

  /** The one that a login session of a user's made last. */
  ofSession: statement({
    sql: `select ${t.namesOf(DEVICE)} from push_subscriptions where "userId" = $1 and "sessionMark" = $2 order by "lastOkAt" desc limit 1`,
    takes: [t.text, t.text],
    gives: DEVICE,
  }).first,

  /** A login session goes on under another name. */
  follow: statement({
    sql: 'update push_subscriptions set "sessionMark" = $3 where "userId" = $1 and "sessionMark" = $2',
    takes: [t.text, t.text, t.text],
  }).run,

  remove: statement({ sql: 'delete from push_subscriptions where id = $1', takes: [t.uuid] }).run,

  removeEndpoint: statement({ sql: 'delete from push_subscriptions where "endpointHash" = $1', takes: [t.text] }).run,

  removeOwnEndpoint: statement({
    sql: 'delete from push_subscriptions where "userId" = $1 and "endpointHash" = $2',
    takes: [t.text, t.text],
  }).run,

  removeSession: statement({ sql: 'delete from push_subscriptions where "sessionMark" = $1', takes: [t.text] }).run,

  /** Deletes a user's of some login sessions. */
  removeSessions: statement({
    sql: 'delete from push_subscriptions where "userId" = $1 and "sessionMark" = any($2)',
    takes: [t.text, t.array(t.text)],
  }).run,

  succeed: statement({
    sql: 'update push_subscriptions set "lastOkAt" = now(), failures = 0 where id = $1',
    takes: [t.uuid],
  }).run,

  /** Counts a failure. After too many in a row the subscription is deleted. */
  fail: statement({
    sql: `with counted as (update push_subscriptions set failures = failures + 1 where id = $1 and failures < ${FAILURES_MAX - 1} returning id)
      delete from push_subscriptions where id = $1 and not exists (select from counted)`,
    takes: [t.uuid],
  }).run,

  exportOf: statement({
    sql: `select look, language, to_char("createdAt" at time zone 'UTC', 'YYYY-MM-DD') as since from push_subscriptions
      where "userId" = $1 order by "createdAt"`,
    takes: [t.text],
    gives: { ...LOOK, since: t.present(t.text) },
  }).all,
};

/** No node is sending it. */
const UNLEASED = '("leasedUntil" is null or "leasedUntil" <= now())';
const LEASE_END = `now() + interval '${LEASE_SECONDS} seconds'`;
/** What becomes of a user's waiting push when another is asked for: one waits, at the earliest time. */
export const ASK_AGAIN = `do update set "dueAt" = least(push_due."dueAt", excluded."dueAt"), "askedAt" = excluded."askedAt", tries = 0`;

/** The statements on `push_due`. */
export const pushDue = {
  /** Asks for a push so many seconds from now, where a user has a browser that receives any: one waits for each user, at the earliest time. */
  ask: statement({
    sql: `insert into push_due ("userId", "dueAt", "askedAt")
      select users.id, now() + make_interval(secs => $2), clock_timestamp() from unnest($1::text[]) as users (id)
        where exists (select from push_subscriptions s where s."userId" = users.id)
      on conflict ("userId") ${ASK_AGAIN}`,
    takes: [t.array(t.text), t.float],
  }).run,

  /** A push that waits is looked at again: the quiet hours have changed. One that is being sent is looked at after that. */
  lookAgain: statement({
    sql: `update push_due set "askedAt" = clock_timestamp(), "dueAt" = case when ${UNLEASED} then now() else "dueAt" end
      where "userId" = $1 and "dueAt" > now()`,
    takes: [t.text],
  }).run,

  /** Takes pushes that are due: other nodes leave them alone for a while, whatever asks meanwhile. `takenAt` and `lease` are as PostgreSQL writes them. */
  take: statement({
    sql: `with due as (select "userId" from push_due where "dueAt" <= now() and ${UNLEASED} order by "dueAt" limit $1 for update skip locked)
      update push_due p set "dueAt" = ${LEASE_END}, "leasedUntil" = ${LEASE_END} from due where p."userId" = due."userId"
      returning p."userId", p."sentAt", p.tries, p."sentToday", p.day, now()::text as "takenAt", p."leasedUntil"::text as lease`,
    takes: [t.bigint],
    gives: { userId: t.text, ...COUNT, takenAt: t.present(t.text), lease: t.present(t.text) },
  }).all,

  /** What comes of a push that was taken, unless it took so long that another node has it; where something new came meanwhile, that is due as it asked. */
  finish: statement({
    sql: `update push_due set "leasedUntil" = null, "sentAt" = $sentAt, "sentToday" = $sentToday, day = $day,
        "dueAt" = case when "askedAt" > $takenAt then "dueAt" else $dueAt end,
        tries = case when "askedAt" > $takenAt then 0 else $tries end
      where "userId" = $userId and "leasedUntil" = $lease`,
    takes: { userId: t.text, takenAt: t.timestamptz, lease: t.timestamptz, dueAt: t.orNull(t.timestamptz), ...COUNT },
  }).run,

  exportOf: statement({
    sql: `select day, "sentToday" as sent, "sentAt", "dueAt" as "nextAt" from push_due where "userId" = $1`,
    takes: [t.text],
    gives: {
      ...{ day: t.orNull(t.text), sent: t.integer },
      ...{ sentAt: t.orNull(t.timestamptz), nextAt: t.orNull(t.timestamptz) },
    },
  }).all,
};
