import * as v from 'valibot';
import { commitPush } from '../database/commit-push.ts';

const yes = v.optional(v.literal(true));
/** Ended sessions and changed users, for every node with the commit. */
const SessionEnd = v.union([
  /** One browser's session: signed in or out. */
  v.object({ session: v.string() }),
  /** No session ends; the user's row has changed, as a trigger says too. `shown`: something that their pages show. */
  v.object({ userId: v.string(), changed: v.literal(true), shown: yes }),
  /**
   * All sessions of a user, except perhaps the one that asked. `gone`: the account is deleted too. Without a raised epoch only the connections end,
   * and come back with the user's present rights.
   */
  v.object({ userId: v.string(), except: v.optional(v.string()), gone: yes }),
]);
export type SessionEnd = v.InferOutput<typeof SessionEnd>;

export const { send: publishSessionEnd, on: onSessionEnd } = commitPush('beside_sessions', SessionEnd);
