import { EMAIL_DIGESTS, NOTICE_DAYS } from '@beside/common/notifications/notifications.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** The statements on the emails of `notification_settings`, and on `digest_stops`. */
export const digestStatements = {
  /**
   * Takes users whose email is due, for the rest of the transaction; other nodes pass them over. `isAsked`: something that they want to hear of has
   * come since the last email, and is unseen. A change of the account has its own mail, always.
   */
  take: statement({
    sql: `select s."userId", s.email, s."quietFrom", s."quietUntil", s.zone, exists (
        select from notices n where n."userId" = s."userId" and n."seenAt" is null and n.kind = any(s.kinds) and n.kind <> 'account'
          and n."createdAt" > greatest(now() - interval '${NOTICE_DAYS} days', s."mailedAt")) as "isAsked"
      from notification_settings s where s."mailAt" <= now() order by s."mailAt" limit $1 for update of s skip locked`,
    takes: [t.bigint],
    gives: {
      ...{ userId: t.text, email: t.oneOf(EMAIL_DIGESTS), quietFrom: t.text, quietUntil: t.text, zone: t.text },
      isAsked: t.present(t.boolean),
    },
  }).all,

  /** When the next emails of users are due, and whose was written now. */
  plan: statement({
    sql: `update notification_settings s set "mailAt" = given.at, "mailedAt" = case when given."isMailed" then now() else s."mailedAt" end
      from unnest($1::text[], $2::timestamptz[], $3::boolean[]) as given (id, at, "isMailed") where s."userId" = given.id`,
    takes: [t.array(t.text), t.array(t.orNull(t.timestamptz)), t.array(t.boolean)],
  }).run,

  /** Keeps a link's hash: it works as long as the account is there. */
  keepStop: statement({
    sql: 'insert into digest_stops (hash, "userId") values ($1, $2) on conflict do nothing',
    takes: [t.text, t.text],
  }).run,

  /** Ends the emails to the user of a link's hash, if there is one. */
  stop: statement({
    sql: `update notification_settings set email = 'never', "mailAt" = null where "userId" = (select "userId" from digest_stops where hash = $1)`,
    takes: [t.text],
  }).run,
};
