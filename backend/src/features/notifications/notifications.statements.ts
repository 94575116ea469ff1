import { EMAIL_DIGESTS, NOTICE_DAYS, NOTICE_KINDS, type NoticeKind } from '@beside/common/notifications/notifications.constants';
import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';
import { ASK_AGAIN } from './notifications.push.statements.ts';

const kinds = t.array(t.textAs<NoticeKind>());
const SETTINGS = { kinds, quietFrom: t.text, quietUntil: t.text, zone: t.text, email: t.oneOf(EMAIL_DIGESTS) };
const NOTICE = { id: t.uuid, kind: t.oneOf(NOTICE_KINDS), subject: t.text, createdAt: t.timestamptz };

/** Hours in which a user hears once of one couples session. */
const MESSAGE_HOURS = 3;
const UNSEEN = `"seenAt" is null and "createdAt" > now() - interval '${NOTICE_DAYS} days'`;
/** What was seen, or has come again, is a new notice: a page that says late what it has shown must not hide it. */
const AGAIN = `do update set id = gen_random_uuid(), "createdAt" = excluded."createdAt", "seenAt" = null`;

const settingsOf = statement({
  name: 'notification-settings',
  sql: `select ${t.namesOf(SETTINGS)} from notification_settings where "userId" = $1`,
  takes: [t.text],
  gives: SETTINGS,
});

/** The statements on `notification_settings`. */
export const notificationSettings = {
  of: settingsOf.first,
  exportOf: statement({
    sql: `select ${t.namesOf(SETTINGS)}, "mailAt" as "nextEmailAt", "mailedAt" as "lastEmailAt" from notification_settings where "userId" = $1`,
    takes: [t.text],
    gives: { ...SETTINGS, nextEmailAt: t.orNull(t.timestamptz), lastEmailAt: t.orNull(t.timestamptz) },
  }).all,

  /** An email that is due, or whose hours have not changed, keeps its time. */
  choose: statement({
    sql: `insert into notification_settings as s ("userId", ${t.namesOf(SETTINGS)}, "mailAt", "mailedAt")
      values ($userId, $kinds, $quietFrom, $quietUntil, $zone, $email, $mailAt, case when $email = 'never' then null else now() end)
      on conflict ("userId") do update set kinds = excluded.kinds, "quietFrom" = excluded."quietFrom",
        "quietUntil" = excluded."quietUntil", zone = excluded.zone, email = excluded.email,
        "mailAt" = case when s.email = excluded.email and (s."mailAt" <= now()
          or (s."quietFrom", s."quietUntil", s.zone) = (excluded."quietFrom", excluded."quietUntil", excluded.zone))
          then s."mailAt" else excluded."mailAt" end,
        "mailedAt" = case when s.email = 'never' or excluded.email = 'never' then excluded."mailedAt" else s."mailedAt" end,
        "mailsRefused" = case when s.email = 'never' then 0 else s."mailsRefused" end`,
    takes: { userId: t.text, ...SETTINGS, mailAt: t.orNull(t.timestamptz) },
  }).run,

  /** So many users who want to hear of messages, after one of them. */
  wantMessages: statement({
    sql: `select "userId" from notification_settings where 'message' = any(kinds) and "userId" > $1 order by "userId" limit $2`,
    takes: [t.text, t.bigint],
    gives: { userId: t.text },
  }).values,
};

/** The statements on `notices`. */
export const notices = {
  /**
   * Stores that something is new for a user, and has one push wait for them, so many seconds from now: where its kind is on, and a browser of theirs
   * receives any. One statement, since it happens with each answer. Its time is this moment, not its transaction's begin: another node's push may lie
   * between the two.
   * @param seconds null: this server pushes nothing
   * @param isOn whether the kind is on for a user who has chosen nothing
   */
  add: statement({
    name: 'notices-add',
    sql: `with told as (
        insert into notices (id, "userId", kind, subject, "createdAt") values (gen_random_uuid(), $userId, $kind, $subject, clock_timestamp())
        on conflict ("userId", kind, subject) ${AGAIN} returning "userId")
      insert into push_due ("userId", "dueAt", "askedAt") select "userId", now() + make_interval(secs => $seconds), clock_timestamp() from told
        where $seconds is not null and coalesce((select $kind = any(kinds) from notification_settings s where s."userId" = told."userId"), $isOn)
          and exists (select from push_subscriptions p where p."userId" = told."userId")
      on conflict ("userId") ${ASK_AGAIN}`,
    takes: { userId: t.text, kind: t.oneOf(NOTICE_KINDS), subject: t.text, seconds: t.orNull(t.float), isOn: t.boolean },
  }).run,

  /** The same of messages that came at these times, unless their users heard of their sessions lately, or since. @returns the users that hear of it now */
  addMessages: statement({
    sql: `insert into notices (id, "userId", kind, subject)
      select gen_random_uuid(), given.id, 'message', given.subject from unnest($1::text[], $2::text[], $3::timestamptz[]) as given (id, subject, at)
        left join notices n on n."userId" = given.id and n.kind = 'message' and n.subject = given.subject
        where n.id is null or (n."createdAt" < now() - interval '${MESSAGE_HOURS} hours' and n."createdAt" < given.at)
      on conflict ("userId", kind, subject) ${AGAIN} returning "userId"`,
    takes: [t.array(t.text), t.array(t.text), t.array(t.timestamptz)],
    gives: { userId: t.present(t.text) },
  }).values,

  /** A user's unseen ones, the newest. */
  unseen: statement({
    name: 'notices-unseen',
    sql: `select ${t.namesOf(NOTICE)} from notices where "userId" = $1 and ${UNSEEN} order by "createdAt" desc, id limit $2`,
    takes: [t.text, t.bigint],
    gives: NOTICE,
  }).all,

  /** @returns how many were unseen until now */
  see: statement({
    sql: 'update notices set "seenAt" = now() where "userId" = $1 and id = any($2) and "seenAt" is null',
    takes: [t.text, t.array(t.uuid)],
  }).count,

  exportOf: statement({
    sql: `select kind, subject as about, "createdAt", "seenAt" from notices where "userId" = $1 order by "createdAt"`,
    takes: [t.text],
    gives: { kind: t.oneOf(NOTICE_KINDS), about: t.text, createdAt: t.timestamptz, seenAt: t.orNull(t.timestamptz) },
  }).all,
};
