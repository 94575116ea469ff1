import type { Jobs } from '../../../database/jobs.ts';
import { accounts } from '../account.statements.ts';
import type { AccountDeps } from '../account.types.ts';

/** Forgets every night the addresses that admins have changed, once they count no more: see `users.formerEmailUntil`. */
export function forgetFormerEmails({ pool, jobs }: Pick<AccountDeps, 'pool'> & { jobs: Pick<Jobs, 'daily'> }): void {
  jobs.daily('former-emails', () => accounts.forgetOldFormerEmails(pool));
}
