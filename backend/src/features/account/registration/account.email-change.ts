import type { EmailChangeDto } from '@beside/common/account/account.dto';
import { transact } from '../../../database/transaction.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { accounts } from '../account.statements.ts';
import type { AccountDeps } from '../account.types.ts';
import { accountMail, enqueueMail } from '../mails/account.jobs.ts';
import { emailTaken } from './account.registration.ts';
import { dropTokens, linkInvalid, subjectOf, useToken } from './account.tokens.ts';

/** The answer of an address's owner to a change that somebody else made, by the link that was mailed to the former address. */
export function emailChange({ pool, jobs, notices }: Pick<AccountDeps, 'pool' | 'jobs' | 'notices'>) {
  return {
    /**
     * `agree`: the new address counts for everything from now on. `undo`: the former one is the account's again, all sessions end, and open links
     * are void; a password that somebody else may know stays, so the page offers a new one.
     * @throws AppError 400 `link_invalid`, 409 `email_taken` when the former address belongs to another account meanwhile: the link stays valid
     */
    async answerEmailChange(token: string, { answer }: EmailChangeDto): Promise<void> {
      const subject = await subjectOf(pool, 'email_change', token);
      if (!subject || !('userId' in subject)) throw linkInvalid();
      await transact(pool, async (transaction) => {
        const user = await accounts.lock(transaction, subject.userId);
        const email = await useToken(transaction, 'email_change', token);
        if (!user || email !== user.formerEmail) throw linkInvalid();
        await dropTokens(transaction, user.id);
        if (answer === 'agree') return accounts.forgetFormerEmail(transaction, user.id);
        if (!(await accounts.restoreEmail(transaction, user.id))) throw emailTaken();
        await loginSessions.removeOf(transaction, user.id);
        await publishSessionEnd(transaction, { userId: user.id });
        await enqueueMail(jobs, transaction, accountMail(user, 'email_changed'));
        await notices.addForAccount(transaction, user.id);
      }).catch((error: unknown) => {
        // Somebody else took the address at the same moment.
        throw codeOf(error) === '23505' ? emailTaken() : error;
      });
    },
  };
}
