import type { Request } from 'express';
import { type Transaction, transact } from '../../database/transaction.ts';
import { requireUser } from '../../http/authorize.ts';
import { endSession } from '../../http/session.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { AppError } from '../../lib/app-error.ts';
import { mailLater, noticeTo } from './account.jobs.ts';
import { pendingRegistrations } from './account.pending.ts';
import { accounts } from './account.store.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** Being forgotten. */
export function deletion({ pool, jobs, mail, replies, couples }: AccountDeps) {
  return {
    /**
     * Erases an account and everything that hangs on it: advice, chats, the couples sessions it created, its links, places, sessions, and what is being
     * written for it this moment. What it wrote in other people's couples sessions stays, under the name shown, without the link to it. Its sockets
     * are closed on every node.
     * @throws AppError 409 for the last owner
     */
    async erase(request: Request, { actor }: Caller): Promise<void> {
      const user = requireUser(actor);
      const { id, email } = user;
      await transact(pool, async (transaction) => {
        await couples.lockConversations(transaction, id);
        // Replies first: an answer that is just being stored is waited for, and goes with the rest.
        await replies.erase(transaction, id);
        await refuseLastOwner(transaction, id);
        await transaction.query('delete from auth_tokens where email = $1', [email]);
        await pendingRegistrations.clear(transaction, email);
        await accounts.endSessions(transaction, id);
        await transaction.query('delete from users where id = $1', [id]);
        await publishSessionEnd(transaction, { userId: id, gone: true });
        if (mail.enabled) await mailLater(jobs, transaction, noticeTo(user, 'account_deleted'));
      });
      // What is left of it is void; the account is gone, whatever this says.
      await endSession(request).catch(() => undefined);
    },
  };
}

/** The owners are held until the end, so that of two who go at once one stays. The person's own row with them: whoever changes links holds it first. */
async function refuseLastOwner(transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.query<{ id: string; isOwner: number }>(
    'select id, "isOwner" from users where "isOwner" = 1 or id = $1 order by id for update',
    [id],
  );
  const owners = rows.filter(({ isOwner }) => isOwner === 1);
  if (owners.length === 1 && owners[0]?.id === id)
    throw new AppError('conflict', 'You are the only owner. Make someone else an owner first.');
}
