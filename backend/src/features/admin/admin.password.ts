import { ADMIN_TEXTS } from '@beside/common/admin/admin.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { type RateLimit, type RateLimits, rateLimitKey } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { turns } from '../../lib/turns.ts';
import { PASSWORD_GUESS, PASSWORD_GUESS_ADDRESS } from './admin.limits.ts';
import { adminSettings } from './admin.statements.ts';

interface PasswordDeps {
  pool: pg.Pool;
  passwords: Passwords;
  limits: RateLimits;
  log: Log;
  /** Whether a password is the user's own. */
  isOwn(userId: string, password: string): Promise<boolean>;
  /** Records a wrong password. */
  onRefused(actor: Actor): Promise<void>;
}

/** The admin password: a second secret for every change, kept as a hash. */
export function adminPassword({ pool, passwords, limits, log, isOwn, onRefused }: PasswordDeps) {
  const stored = (): Promise<string | null> => adminSettings.password(pool);

  const inTurn = turns();

  return {
    isSet: async (): Promise<boolean> => (await stored()) !== null,

    /**
     * Checks the admin password. Each try is counted before it is verified, so that guesses on several nodes get no further than single ones; nothing but
     * a wrong password stays counted. A user's tries on this node are verified one after the other: right ones do not use up each other's.
     * @param orOwn the user's own password is as good
     * @throws AppError 401 `invalid_admin_password`, 409 `admin_password_not_set`, 429 after too many wrong ones, 503
     */
    require: (actor: Actor, password: string, orOwn = false): Promise<void> =>
      inTurn(rateLimitKey(PASSWORD_GUESS, actor), async () => {
        const isRight = await guessing(limits, actor, async () => {
          const hash = await stored();
          if (hash === null)
            throw new AppError('admin_password_not_set', 'There is no admin password yet. The owner sets it in Owner Settings.');
          if (await passwords.verify(hash, password)) return true;
          return orOwn && actor.userId !== null && (await isOwn(actor.userId, password));
        });
        if (isRight) return;
        log.warn({ userId: actor.userId }, 'a wrong admin password was given');
        await onRefused(actor);
        throw new AppError('invalid_admin_password', ADMIN_TEXTS.passwordRefused);
      }),

    /** The hash of a new admin password. */
    hash: (password: string): Promise<string> => passwords.hash(password),

    /** Stores it. @returns whether it is the first */
    store: async (transaction: Transaction, hash: string): Promise<boolean> =>
      (await adminSettings.setPassword(transaction, hash)).isFirst,
  };
}

/** Counts a try, and gives it back unless its password was verified and is wrong. What is refused is given back, too. */
async function guessing(limits: RateLimits, actor: Actor, verify: () => Promise<boolean>): Promise<boolean> {
  const counted: [RateLimit, string][] = [];
  let isWrong = false;
  try {
    for (const limit of [PASSWORD_GUESS, PASSWORD_GUESS_ADDRESS]) {
      const key = rateLimitKey(limit, actor);
      await limits.consume(limit, key).catch((error: unknown) => {
        // A refused try was counted as well.
        if (error instanceof AppError) counted.push([limit, key]);
        throw error;
      });
      counted.push([limit, key]);
    }
    isWrong = !(await verify());
    return !isWrong;
  } finally {
    if (!isWrong) for (const [limit, key] of counted) await limits.giveBack(limit, key);
  }
}
