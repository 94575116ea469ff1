import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { lastOwner, lockOwnersAndLeaver } from './account.owner.ts';
import { pendingRegistrations } from './account.pending.ts';

/** Expired links. */
export const EXPIRED_LINKS: CleanUp = {
  table: 'auth_tokens',
  by: '"expiresAt"',
  type: 'timestamptz',
  before: `now() - interval '1 day'`,
};

/** Unverified registrations. */
export const UNVERIFIED_REGISTRATIONS: CleanUp = {
  table: 'pending_registrations',
  by: 'id',
  type: 'uuid',
  only: `t."createdAt" < now() - interval '1 day'`,
};

export const accountUserData = {
  async export(pool, userId) {
    const devices = await pool.query<object>(`select "lastUsed" from sign_in_places where "userId" = $1 order by "lastUsed"`, [
      userId,
    ]);
    const links = await pool.query<object>(
      `select "tokenType" as kind, email, "createdAt", "expiresAt", "isUsed" = 1 as used from auth_tokens where "userId" = $1 order by id`,
      [userId],
    );
    return { knownPlaces: devices.rows, mailLinks: links.rows };
  },

  /** @throws AppError 409 for the last owner */
  async erase(transaction, { id, email }) {
    // The user's own row, too: changes of links lock it first.
    const owners = await lockOwnersAndLeaver(transaction, id);
    if (owners.length === 1 && owners[0] === id) throw lastOwner();
    await transaction.query('delete from auth_tokens where email = $1 and ("userId" is null or "userId" = $2)', [email, id]);
    await pendingRegistrations.clear(transaction, email);
  },

  prune: [EXPIRED_LINKS, UNVERIFIED_REGISTRATIONS],
} satisfies UserData;
