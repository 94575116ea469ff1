import type { EmailDto, RegisterDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import { transact } from '../../database/transaction.ts';
import { tellSessionEnd } from '../../http/session-ends.ts';
import { AppError } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { AccountRow } from './account.entity.ts';
import { mailLater } from './account.jobs.ts';
import { languageOf } from './account.language.ts';
import { accounts } from './account.store.ts';
import { linkInvalid, useToken } from './account.tokens.ts';
import type { AccountDeps, Caller } from './account.types.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', 409, 'This email address already has an account', {
    errors: { email: ['This email address already has an account'] },
  });

/** Registering, and verifying an address. */
export function registration({ pool, passwords, jobs, mail, publisher }: AccountDeps) {
  return {
    /**
     * Makes an account. Where addresses are verified, it says and does the same for one that has an account: what its mail says differs.
     * @returns null when the address is to be verified first
     * @throws AppError 409 when the address is taken, where addresses are not verified
     */
    async register(dto: RegisterDto, { actor }: Caller): Promise<AccountRow | null> {
      const language = languageOf(dto.language, actor);
      const email = normaliseEmail(dto.email);
      const account = {
        email,
        password: await passwords.hash(dto.password),
        firstName: dto.firstName.trim(),
        lastName: dto.lastName.trim(),
        dateOfBirth: dto.dateOfBirth,
        language,
      };
      if (!mail.verification) {
        const user = await accounts.insert(pool, account);
        if (!user) throw emailTaken();
        return user;
      }
      await transact(pool, async (transaction) => {
        await accounts.insertUnverified(transaction, account);
        await mailLater(jobs, transaction, { about: 'registered', email, language });
      });
      return null;
    },

    /** Sends the link again, to an address that has an account and is not verified; it says the same for any. */
    async resend(dto: EmailDto, { actor }: Caller): Promise<void> {
      const job = { about: 'resend', email: normaliseEmail(dto.email), language: languageOf(dto.language, actor) } as const;
      await transact(pool, (transaction) => mailLater(jobs, transaction, job));
    },

    /**
     * Takes the link of a mail: the address is its owner's, or, after a change, becomes so.
     * @throws AppError 400 `link_invalid`
     */
    async verify(token: string): Promise<void> {
      const userId = await transact(pool, async (transaction) => {
        const used = await useToken(transaction, 'verify', token);
        const user = await accounts.byId(transaction, used.userId);
        if (!user || (used.email !== user.email && used.email !== user.pendingEmail)) throw linkInvalid();
        await accounts.verify(transaction, user.id, used.email);
        if (used.email !== user.email)
          await mailLater(jobs, transaction, {
            about: 'email_changed',
            email: user.email,
            firstName: user.firstName,
            language: languageOf(user.language, null),
          });
        await tellSessionEnd(transaction, { userId: user.id, changed: true });
        return user.id;
      }).catch((error: unknown) => {
        // Someone else has verified this address meanwhile.
        if (error instanceof Error && 'code' in error && error.code === '23505') throw linkInvalid();
        throw error;
      });
      publisher.publish(rooms.user(userId), 'account:changed', { userId });
    },
  };
}
