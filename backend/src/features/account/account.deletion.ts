import type { Request } from 'express';
import { transact } from '../../database/transaction.ts';
import { requireUser } from '../../http/authorize.ts';
import { endSession } from '../../http/session.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { mailLater, noticeTo } from './account.jobs.ts';
import { accounts } from './account.store.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** Being forgotten. */
export function deletion({ pool, jobs, mail, userData }: AccountDeps) {
  return {
    /**
     * Erases an account and everything that hangs on it: advice, chats, the couples sessions it created, its links, places, sessions, and what is being
     * written for it this moment. What it wrote in other people's couples sessions stays, under the name shown, without the link to it. Its sockets
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
        if (mail.enabled) await mailLater(jobs, transaction, noticeTo(user, 'account_deleted'));
      });
      // What is left of it is void; the account is gone, whatever this says.
      await endSession(request).catch(() => undefined);
    },
  };
}
