import type { Request } from 'express';
import { recordErasure } from '../../../database/erasures.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { endSession } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { notFound } from '../../../lib/app-error.ts';
import { eraseAccount } from '../account.erasure.ts';
import type { AccountRow } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { DirectoryRow } from '../directory/account.directory.statements.ts';
import { directory } from '../directory/account.directory.ts';
import { accountMail, enqueueMail } from '../mails/account.jobs.ts';

type Leaver = Pick<AccountRow, 'id' | 'email' | 'firstName' | 'language'>;

/** Deleting an account. */
export function deletion(deps: AccountDeps) {
  const { pool, jobs, mail, userData } = deps;
  const { byId } = directory(deps);

  /**
   * Erases an account and all that depends on it: advice, chats, the couples sessions it created, its links, known devices, sessions, API tokens,
   * and running replies; its subscription ends at the payment provider. Its words in other users' couples sessions stay, under the name shown, without the link
   * to it. Its sockets are closed on every node.
   * @param check is called when all of its locks are held; it refuses by throwing
   */
  const eraseAll = async (transaction: Transaction, user: Leaver, check?: () => Promise<void>): Promise<void> => {
    await eraseAccount(transaction, user, userData, check);
    await recordErasure(transaction, 'account', user.id);
    await publishSessionEnd(transaction, { userId: user.id, gone: true });
    if (mail.enabled) await enqueueMail(jobs, transaction, accountMail(user, 'account_deleted'));
  };

  return {
    /**
     * Erases the caller's account.
     * @throws AppError 409 `last_owner`
     */
    async erase(request: Request, { actor }: Caller): Promise<void> {
      const user = requireUser(actor);
      await transact(pool, (transaction) => eraseAll(transaction, user));
      // The epoch has voided the session; the account is deleted even if this fails.
      await endSession(request).catch(() => undefined);
    },

    /**
     * Erases somebody's account, by the same way, in a transaction of the caller's.
     * @param check is called with the user as they are now, locked; it refuses by throwing
     * @throws AppError 404, 409 `last_owner`
     */
    async eraseUser(transaction: Transaction, id: string, check: (user: DirectoryRow) => void): Promise<DirectoryRow> {
      const user = await byId(id, transaction);
      if (!user) throw notFound();
      await eraseAll(transaction, user, async () => {
        const now = await byId(id, transaction);
        if (!now) throw notFound();
        check(now);
      });
      return user;
    },
  };
}
