import * as t from '../database/sql-types.ts';
import type { RowOf } from '../database/statement.ts';

/**
 * Columns of `users` that any call or event may need; read with the session, in one statement. A change of one is a notification
 * (`person_changed`), so none of them may change on a hot path.
 */
export const SESSION_USER = {
  id: t.text,
  email: t.text,
  pendingEmail: t.orNull(t.text),
  firstName: t.text,
  lastName: t.text,
  /** `YYYY-MM-DD`. */
  dateOfBirth: t.orNull(t.text),
  language: t.text,
  isAdmin: t.integer,
  isOwner: t.integer,
  isEmailVerified: t.integer,
  subscriptionPlan: t.text,
  subscriptionStatus: t.text,
  createdAt: t.timestamptz,
  sessionEpoch: t.integer,
  /** Of an admin or owner; of anybody else it says nothing. */
  rightsSince: t.timestamptz,
};

/** The user of a session. */
export type SessionUser = RowOf<typeof SESSION_USER> & {
  /** From when an admin needs a second step; left out for everybody else, and where admins need none. */
  secondFactorFrom?: Date;
};

/** Its columns of `users`; the day of birth as text, so that no time zone shifts it. */
export const SESSION_USER_COLUMNS = `u.id, u.email, u."pendingEmail", u."firstName", u."lastName", u."dateOfBirth"::text as "dateOfBirth", u.language,
  u."isAdmin", u."isOwner", u."isEmailVerified", u."subscriptionPlan", u."subscriptionStatus",
  u."createdAt", u."sessionEpoch", u."rightsSince"`;
