import { AppError } from '../../lib/app-error.ts';
import { deletion } from './account.deletion.ts';
import { exportAccount } from './account.export.ts';
import { passwordChanges } from './account.passwords.ts';
import { profile } from './account.profile.ts';
import { registration } from './account.registration.ts';
import { signIn } from './account.sign-in.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** All that an account can do; each use case has its own file. */
export function accountService(deps: AccountDeps) {
  const entering = signIn(deps);
  return {
    ...entering,
    ...registration(deps),
    ...passwordChanges(deps, entering.releaseOld),
    ...profile(deps),
    ...deletion(deps),
    export: ({ actor }: Caller) => exportAccount(deps.pool, deps.userData, actor),

    countMail: (email: string, { device }: Caller) => deps.devices.countMail(deps.pool, email, device),

    /** @throws AppError 503 where no mail server is configured */
    requireMail(): void {
      if (!deps.mail.enabled)
        throw new AppError('unavailable', 'This server cannot send mail. Please write to the support address.');
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
