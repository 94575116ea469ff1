import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { PLAN_IDS } from '../usage/usage.constants.ts';
import { BROWSERS, SIGN_IN_WAYS, SYSTEMS } from './account.constants.ts';

/** A person's own account, as the API presents it to them. */
export const UserView = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** A new address that was asked for and is not verified yet; `email` holds until then. */
  pendingEmail: orNull(v.string()),
  /** `YYYY-MM-DD`. */
  dateOfBirth: orNull(v.string()),
  /** An ISO time. */
  createdAt: v.string(),
  isEmailVerified: v.boolean(),
  isAdmin: v.boolean(),
  isOwner: v.boolean(),
  subscriptionPlan: v.picklist(PLAN_IDS),
  subscriptionStatus: v.string(),
  usageCount: v.number(),
});
export type UserView = v.InferOutput<typeof UserView>;

export const UserAnswer = v.object({ user: UserView });

/** What a call did, in English. */
export const MessageAnswer = v.object({ message: v.string() });

/** What a call did, and the user afterwards. */
export const UserMessageAnswer = v.object({ message: v.string(), user: UserView });

/** Who has signed in. `verifyBy`: an ISO time until which the address has to be verified, where that was asked for since. */
export const SignedIn = v.object({ user: UserView, verifyBy: v.optional(v.string()) });

/** The answer of `POST /api/auth/login`. */
export const SignedInAnswer = v.object({ message: v.string(), ...SignedIn.entries });

/** The answer of `POST /api/auth/register`: the user, signed in; or that the address must be verified first. */
export const RegisterAnswer = v.object({
  message: v.string(),
  user: v.optional(UserView),
  requiresVerification: v.optional(v.boolean()),
});

export const AccountChanged = v.object({ userId: v.string() });

/** A browser in which a user is signed in. It says nothing of the place, and no hour: whoever opens the page should learn neither. */
export const LoginSessionView = v.object({
  /** A hash of the session's secret name. */
  id: v.string(),
  /** The browser that asks. */
  current: v.boolean(),
  /** Null: not known. */
  browser: orNull(v.picklist(BROWSERS)),
  system: orNull(v.picklist(SYSTEMS)),
  /** `YYYY-MM-DD`, by UTC; null for a session of an earlier release. */
  since: orNull(v.string()),
  /** `YYYY-MM-DD`, by UTC. */
  lastUsed: v.string(),
  how: v.picklist(SIGN_IN_WAYS),
});
export type LoginSessionView = v.InferOutput<typeof LoginSessionView>;

/** The browsers in which a user is signed in, the asking one first, then the latest used. `hasMore`: there are more than are listed. */
export const LoginSessionsAnswer = v.object({ sessions: v.array(LoginSessionView), hasMore: v.boolean() });

/** Until when a login session may do what needs a recent proof: an ISO time. */
export const ProofAnswer = v.object({ until: v.string() });

/** A user has signed in or out somewhere. */
export const SessionsChanged = v.object({});
