import type { SessionUser } from '../../http/session-user.ts';

/** A row of `users` with what only this feature may read. */
export interface AccountRow extends SessionUser {
  /** An argon2id hash. */
  password: string;
}
