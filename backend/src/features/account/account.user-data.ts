import type { CleanUp } from '../../database/clean-up.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
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
    await refuseLastOwner(transaction, id);
    await transaction.query('delete from auth_tokens where email = $1', [email]);
    await pendingRegistrations.clear(transaction, email);
  },

  prune: [EXPIRED_LINKS, UNVERIFIED_REGISTRATIONS],
} satisfies UserData;

/** Locks the owners until the end, so that of two who delete themselves at once one stays. Locks the user's own row too: changes of links lock it first. */
async function refuseLastOwner(transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.query<{ id: string; isOwner: number }>(
    'select id, "isOwner" from users where "isOwner" = 1 or id = $1 order by id for update',
    [id],
  );
  const owners = rows.filter(({ isOwner }) => isOwner === 1);
  if (owners.length === 1 && owners[0]?.id === id)
    throw new AppError('conflict', 'You are the only owner. Make someone else an owner first.');
}
