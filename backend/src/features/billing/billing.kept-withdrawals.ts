import { createHmac } from 'node:crypto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { type KeptUse, keptUseOf } from '../usage/usage.service.ts';
import { notices } from './billing.notices.store.ts';

/**
 * Withdrawals of deleted accounts. Who deletes an account and registers again with its address could else use a plan, withdraw and get all money
 * back, without end. The address is kept as a keyed hash alone; another secret forgets them all.
 */
export function keptWithdrawals(secret: string) {
  const hashOf = (email: string): string =>
    createHmac('sha256', secret)
      .update(`withdrawal:${normaliseEmail(email)}`)
      .digest('base64url');

  return {
    /** What a deleted account with this address has used before it withdrew; null: none has withdrawn. */
    async find(db: Transaction, email: string): Promise<KeptUse | null> {
      const { rows } = await db.query<KeptUse>(
        `select "usageCount" as count, "usageKeptUntil" as until from billing_withdrawals where "addressHash" = $1`,
        [hashOf(email)],
      );
      return rows[0] ?? null;
    },

    userData: {
      /** Also under the addresses from which it has withdrawn: the account's own may have been changed since. */
      async erase(transaction, { id, email }) {
        const withdrawals = await notices.withdrawn(transaction, id);
        if (withdrawals.length === 0) return;
        const { count, until } = await keptUseOf(transaction, id);
        const at = new Date(Math.max(...withdrawals.map(({ receivedAt }) => receivedAt.getTime())));
        for (const address of new Set([email, ...withdrawals.map((each) => each.email)]))
          await transaction.query(
            `insert into billing_withdrawals ("addressHash", "withdrawnAt", "usageCount", "usageKeptUntil") values ($1, $2, $3, $4)
             on conflict ("addressHash") do update
               set "withdrawnAt" = greatest(billing_withdrawals."withdrawnAt", excluded."withdrawnAt"),
                 "usageCount" = excluded."usageCount", "usageKeptUntil" = excluded."usageKeptUntil"`,
            [hashOf(address), at, count, until],
          );
      },
    } satisfies UserData,
  };
}

export type KeptWithdrawals = ReturnType<typeof keptWithdrawals>;
