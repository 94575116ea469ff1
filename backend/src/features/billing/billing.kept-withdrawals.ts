import { createHmac } from 'node:crypto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Transaction } from '../../database/transaction.ts';
import type { UserData } from '../../database/user-data.ts';
import { type KeptUse, keptUseOf } from '../usage/usage.service.ts';
import { notices } from './billing.notices.statements.ts';
import { withdrawals } from './billing.statements.ts';

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
    find: (db: Transaction, email: string): Promise<KeptUse | null> => withdrawals.find(db, hashOf(email)),

    userData: {
      /** Also under the addresses from which it has withdrawn: the account's own may have been changed since. */
      async erase(transaction, { id, email }) {
        const made = await notices.withdrawn(transaction, id);
        if (made.length === 0) return;
        const { count, until } = await keptUseOf(transaction, id);
        const at = new Date(Math.max(...made.map(({ receivedAt }) => receivedAt.getTime())));
        for (const address of new Set([email, ...made.map((each) => each.email)]))
          await withdrawals.keep(transaction, { hash: hashOf(address), at, count, until });
      },
    } satisfies UserData,
  };
}

export type KeptWithdrawals = ReturnType<typeof keptWithdrawals>;
