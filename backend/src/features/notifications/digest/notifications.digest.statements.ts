import { EMAIL_DIGESTS, NOTICE_DAYS } from '@beside/common/notifications/notifications.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** Emails in a row that a mail server refuses for good, after which no more are written. */
const REFUSED_MAX = 3;

/** The statements on the emails of `notification_settings`, and on `digest_stops`. */
export const digestStatements = {
  /**
   * Takes users whose email is due, for the rest of the transaction; other nodes pass them over. `isAsked`: something that they want to hear of has
   * come since the last email, and is unseen. A change of the account has its own mail, always.
   */
  take: statement({
    sql: `select s."userId", s.email, s."quietFrom", s."quietUntil", s.zone, s."mailAt", s."mailDay", now() as "takenAt", exists (
        select from notices n where n."userId" = s."userId" and n."seenAt" is null and n.kind = any(s.kinds) and n.kind <> 'account'
          and n."createdAt" > greatest(now() - interval '${NOTICE_DAYS} days', s."mailedAt")) as "isAsked"
      from notification_settings s where s."mailAt" <= now() order by s."mailAt" limit $1 for update of s skip locked`,
    takes: [t.bigint],
    gives: {
      ...{ userId: t.text, email: t.oneOf(EMAIL_DIGESTS), quietFrom: t.text, quietUntil: t.text, zone: t.text },
      ...{
        mailAt: t.present(t.timestamptz),
        mailDay: t.orNull(t.text),
        takenAt: t.present(t.timestamptz),
        isAsked: t.present(t.boolean),
      },
    },
  }).all,

  /** When the next emails of users are due, and on which day one was last asked for. */
  plan: statement({
    sql: `update notification_settings s set "mailAt" = given.at, "mailDay" = given.day
      from unnest($1::text[], $2::timestamptz[], $3::text[]) as given (id, at, day) where s."userId" = given.id`,
    takes: [t.array(t.text), t.array(t.orNull(t.timestamptz)), t.array(t.orNull(t.text))],
  }).run,

  /** Since when something new was not mailed; null: emails are off. */
  mailedAt: statement({
    sql: 'select "mailedAt" from notification_settings where "userId" = $1',
    takes: [t.text],
    gives: { mailedAt: t.orNull(t.timestamptz) },
  }).value,

  /** An email has gone out that told of everything until a moment. */
  sent: statement({
    sql: 'update notification_settings set "mailedAt" = $2, "mailsRefused" = 0 where "userId" = $1 and "mailedAt" is not null',
    takes: [t.text, t.timestamptz],
  }).run,

  /** An email was refused for good. After a few in a row there are no more: they would cost the delivery of others. */
  refused: statement({
    sql: `update notification_settings set "mailedAt" = $2, "mailsRefused" = "mailsRefused" + 1,
        email = case when "mailsRefused" + 1 >= ${REFUSED_MAX} then 'never' else email end,
        "mailAt" = case when "mailsRefused" + 1 >= ${REFUSED_MAX} then null else "mailAt" end
      where "userId" = $1 and "mailedAt" is not null`,
    takes: [t.text, t.timestamptz],
  }).run,

  /** Keeps a link's hash: it works as long as the account is there. */
  keepStop: statement({
    sql: 'insert into digest_stops (hash, "userId") values ($1, $2) on conflict do nothing',
    takes: [t.text, t.text],
  }).run,

  /** Ends the emails to the user of a link's hash, if there is one. */
  stop: statement({
    sql: `update notification_settings set email = 'never', "mailAt" = null, "mailedAt" = null where "userId" = (select "userId" from digest_stops where hash = $1)`,
    takes: [t.text],
  }).run,
};
