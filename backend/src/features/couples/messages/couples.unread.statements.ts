import type { CouplesRole } from '@beside/common/couples/couples.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** Minutes for which a message may be read before its reader hears of it; and for which nobody has looked, at most. */
const WAIT_MINUTES = 2;
const LATEST_MINUTES = 240;

const seat = (role: CouplesRole): string =>
  `select id, "sessionToken", '${role}' as role, coalesce("${role}Read", 0) as read from couples_sessions where "${role}Id" = u.id and "isActive" = 1`;
/** The open sessions (`s`) of a user (`u`), with how far they have read. */
const SEATS = `(${seat('partner1')} union all ${seat('partner2')}) s`;
/** Messages (`m`) that somebody else wrote, and the user has not read. */
const UNREAD = `from couples_messages m where m."sessionId" = s.id and m.id > s.read and m."senderRole" is distinct from s.role`;

/** The statements about what a partner has not read. */
export const unreadStatements = {
  /** Where these users have not read for a while, and when the newest of it came. */
  lately: statement({
    sql: `select u.id as "userId", s.id::text as subject, n.at from unnest($1::text[]) as u (id) cross join lateral ${SEATS}
      cross join lateral (select max(m."createdAt") as at ${UNREAD}
        and m."createdAt" between now() - interval '${LATEST_MINUTES} minutes' and now() - interval '${WAIT_MINUTES} minutes') n
      where n.at is not null`,
    takes: [t.array(t.text)],
    gives: { userId: t.present(t.text), subject: t.present(t.text), at: t.present(t.timestamptz) },
  }).all,

  /** The tokens of those sessions, of some, in which a user has something to read. */
  tokens: statement({
    sql: `select s.id::text as id, s."sessionToken" as token from (select $1::text as id) u cross join lateral ${SEATS}
      where s.id::text = any($2) and exists (select ${UNREAD})`,
    takes: [t.text, t.array(t.text)],
    gives: { id: t.present(t.text), token: t.present(t.text) },
  }).all,
};
