import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { BROWSERS, SIGN_IN_WAYS, SYSTEMS } from './account.login-sessions.constants.ts';

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
