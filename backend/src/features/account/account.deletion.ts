import type { Request } from 'express';
import { transact } from '../../database/transaction.ts';
import { requireUser } from '../../http/authorize.ts';
import { endSession } from '../../http/session.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { accountNotice, enqueueMail } from './account.jobs.ts';
import { accounts } from './account.store.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** Deleting an account. */
export function deletion({ pool, jobs, mail, userData }: AccountDeps) {
  return {
    /**
     * Erases an account and all that depends on it: advice, chats, the couples sessions it created, its links, known devices, sessions, and running
     * replies. Its words in other users' couples sessions stay, under the name shown, without the link to it. Its sockets
     * are closed on every node.
     * @throws AppError 409 for the last owner
     */
    async erase(request: Request, { actor }: Caller): Promise<void> {
      const user = requireUser(actor);
      const { id } = user;
      await transact(pool, async (transaction) => {
        for (const data of userData) await data.lock?.(transaction, id);
        for (const data of userData) await data.erase?.(transaction, user);
        await accounts.remove(transaction, id);
        await publishSessionEnd(transaction, { userId: id, gone: true });
        if (mail.enabled) await enqueueMail(jobs, transaction, accountNotice(user, 'account_deleted'));
      });
      // The epoch has voided the session; the account is deleted even if this fails.
      await endSession(request).catch(() => undefined);
    },
  };
}
