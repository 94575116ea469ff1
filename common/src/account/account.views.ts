import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { PLAN_IDS } from '../usage/usage.constants.ts';

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

/** A user has signed in or out somewhere. */
export const SessionsChanged = v.object({});
