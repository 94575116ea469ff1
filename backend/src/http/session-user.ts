/** The user of a session, with the fields that any call or event may need; read with the session, in one statement. */
export interface SessionUser {
  id: string;
  email: string;
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  language: string;
  isAdmin: number;
  isOwner: number;
  isEmailVerified: number;
  subscriptionPlan: string;
  subscriptionStatus: string;
  usageCount: number;
  usageResetAt: Date;
  createdAt: Date;
  sessionEpoch: number;
}

/** Its columns of `users`; the day of birth as text, so that no time zone shifts it. */
export const SESSION_USER_COLUMNS = `u.id, u.email, u."pendingEmail", u."firstName", u."lastName", u."dateOfBirth"::text as "dateOfBirth", u.language,
  u."isAdmin", u."isOwner", u."isEmailVerified", u."subscriptionPlan", u."subscriptionStatus", u."usageCount", u."usageResetAt",
  u."createdAt", u."sessionEpoch"`;
