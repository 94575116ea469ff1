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
  /** An ISO time from when the admin panel needs a second step that this session has not passed; left out for everybody else. */
  secondFactorFrom: v.optional(v.string()),
});
export type UserView = v.InferOutput<typeof UserView>;

export const UserAnswer = v.object({ user: UserView });

/** What a call did, in English. */
export const MessageAnswer = v.object({ message: v.string() });

/** What a call did, and the user afterwards. */
export const UserMessageAnswer = v.object({ message: v.string(), user: UserView });

/**
 * Who has signed in. `verifyBy`: an ISO time until which the address has to be verified, where that was asked for since. `passkeysInQuestion`: how
 * many passkeys the user has not said yet to be theirs, after a reset; left out for none.
 */
export const SignedIn = v.object({
  user: UserView,
  verifyBy: v.optional(v.string()),
  passkeysInQuestion: v.optional(v.number()),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

/** Who has signed in, or which second step their sign-in still needs. */
export const SignInOutcome = v.object({ ...v.partial(SignedIn).entries, secondFactor: v.optional(v.picklist(['totp'])) });

/**
 * The answer of `POST /api/auth/login`: the user, signed in; or that a second step is needed, for which `POST /api/auth/second-factor/verify` takes a
 * code.
 */
export const SignedInAnswer = v.object({ message: v.string(), ...SignInOutcome.entries });
/** The answer of `POST /api/auth/second-factor/verify`. */
export const SecondFactorPassedAnswer = v.object({ message: v.string(), ...SignedIn.entries });

/** The answer of `POST /api/auth/register`: the user, signed in; or that the address must be verified first. */
export const RegisterAnswer = v.object({
  message: v.string(),
  user: v.optional(UserView),
  requiresVerification: v.optional(v.boolean()),
});

/** The answer of `POST /api/auth/reset-password`. `passkeys`: how many the account has, where it has any; their user is asked whether they are theirs. */
export const PasswordResetAnswer = v.object({ message: v.string(), passkeys: v.optional(v.number()) });

export const AccountChanged = v.object({ userId: v.string() });

/** How a user signs in has changed: their second step was turned on or off, or has other recovery codes; or a passkey has changed. */
export const SecurityChanged = v.object({});

/** A user has signed in or out somewhere. */
export const SessionsChanged = v.object({});
