import type { ProfileDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import { transact } from '../../../database/transaction.ts';
import { requireProof, requireUser } from '../../../http/authorize.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { notSignedIn } from '../../../lib/app-error.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { MAIL_TO } from '../account.limits.ts';
import type { AccountRow } from '../account.statements.ts';
import { accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import { accountMail, enqueueMail } from '../mails/account.jobs.ts';
import { emailTaken } from '../registration/account.registration.ts';
import { dropTokens } from '../registration/account.tokens.ts';

/** Changing names and address. */
export function profile({ pool, jobs, devices, mail, notices }: AccountDeps) {
  return {
    /**
     * Changes names at once. A new address holds at once too, or, where addresses are verified, once its link is opened: a user who
     * mistypes it is not locked out, and nobody learns whether it has an account.
     * @throws AppError 403 for a new address without a recent proof; 409 when the address is taken, where addresses are not verified; 429 after too many mails to it
     */
    async update(dto: ProfileDto, { actor, device: from }: Caller): Promise<AccountRow> {
      const { id } = requireUser(actor);
      const email = normaliseEmail(dto.email);
      const isOther = email !== actor.user?.email && email !== actor.user?.pendingEmail;
      if (isOther) requireProof(actor);
      if (isOther && mail.verification) await devices.count(MAIL_TO, pool, email, from);
      const names = { firstName: dto.firstName.trim(), lastName: dto.lastName.trim() };
      const updated = await transact(pool, async (transaction) => {
        const user = await accounts.lock(transaction, id);
        if (!user) throw notSignedIn();
        const isNew = email !== user.email;
        const later = isNew && mail.verification;
        const pending = later ? email : null;
        const next = await accounts.update(transaction, { id, ...names, email: later ? user.email : email, pending });
        if (isNew && !later && (await accounts.isReserved(transaction, email, id))) throw emailTaken();
        if (user.email !== next?.email || user.pendingEmail !== pending) await dropTokens(transaction, id, 'verify');
        if (isNew && !later) await notices.addForAccount(transaction, id);
        if (later && user.pendingEmail !== email)
          await enqueueMail(jobs, transaction, { about: 'verify_change', userId: id, email });
        else if (isNew && !later && mail.enabled)
          await enqueueMail(
            jobs,
            transaction,
            accountMail({ ...user, language: dto.language ?? user.language }, 'email_changed'),
          );
        await publishSessionEnd(transaction, { userId: id, changed: true, shown: true });
        return next;
      }).catch((error: unknown) => {
        if (codeOf(error) === '23505') throw emailTaken();
        throw error;
      });
      if (!updated) throw notSignedIn();
      return updated;
    },
  };
}
