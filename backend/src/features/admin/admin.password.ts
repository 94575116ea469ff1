import { ADMIN_TEXTS } from '@beside/common/admin/admin.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { type RateLimits, rateLimitKey } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { PASSWORD_GUESS, PASSWORD_GUESS_ADDRESS } from './admin.limits.ts';

interface PasswordDeps {
  pool: pg.Pool;
  passwords: Passwords;
  limits: RateLimits;
  log: Log;
  /** Records a wrong password. */
  onRefused(actor: Actor): Promise<void>;
}

/** The admin password: a second secret for every change, kept as a hash. */
export function adminPassword({ pool, passwords, limits, log, onRefused }: PasswordDeps) {
  const stored = async (): Promise<string | null> => {
    const { rows } = await pool.query<{ adminPassword: string }>(
      'select "adminPassword" from admin_settings order by id limit 1',
    );
    return rows[0]?.adminPassword ?? null;
  };

  return {
    isSet: async (): Promise<boolean> => (await stored()) !== null,

    /**
     * Checks the admin password. Each try is counted before it is verified, and a right one is given back: parallel guesses get no further
     * than single ones.
     * @throws AppError 401 `invalid_admin_password`, 409 `admin_password_not_set`, 429 after too many wrong ones
     */
    async require(actor: Actor, password: string): Promise<void> {
      const counted = [PASSWORD_GUESS, PASSWORD_GUESS_ADDRESS].map((limit) => ({ limit, key: rateLimitKey(limit, actor) }));
      for (const { limit, key } of counted) await limits.consume(limit, key);
      const hash = await stored();
      if (hash === null || (await passwords.verify(hash, password))) {
        for (const { limit, key } of counted) await limits.giveBack(limit, key);
        if (hash !== null) return;
        throw new AppError('admin_password_not_set', 'There is no admin password yet. The owner sets it in Owner Settings.');
      }
      log.warn({ userId: actor.userId }, 'a wrong admin password was given');
      await onRefused(actor);
      throw new AppError('invalid_admin_password', ADMIN_TEXTS.passwordRefused);
    },

    /** The hash of a new admin password. */
    hash: (password: string): Promise<string> => passwords.hash(password),

    /** Stores it. @returns whether it is the first */
    async store(transaction: Transaction, hash: string): Promise<boolean> {
      const { rows } = await transaction.query<{ isFirst: boolean }>(
        `insert into admin_settings (id, "adminPassword") values (1, $1)
         on conflict (id) do update set "adminPassword" = excluded."adminPassword", "updatedAt" = now()
         returning xmax = 0 as "isFirst"`,
        [hash],
      );
      return rows[0]?.isFirst ?? true;
    },
  };
}
