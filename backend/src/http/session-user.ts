/** The person whom a session belongs to, as far as every call and event may need it; read with the session, in one question. */
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

/** The columns of `users` that make one; the day of birth as it is written, in no time zone. */
export const SESSION_USER_COLUMNS = `u.id, u.email, u."pendingEmail", u."firstName", u."lastName", u."dateOfBirth"::text as "dateOfBirth", u.language,
  u."isAdmin", u."isOwner", u."isEmailVerified", u."subscriptionPlan", u."subscriptionStatus", u."usageCount", u."usageResetAt",
  u."createdAt", u."sessionEpoch"`;
