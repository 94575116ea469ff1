import { DEFAULT_LIMIT } from '@beside/common/usage/usage.constants';
import type { AnonymousUsageView } from '@beside/common/usage/usage.dto';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';

/** A use that was counted, and whom to give it back to. */
export interface Reservation {
  ipAddress: string;
  monthYear: string;
}

/** The calendar month (UTC) that anonymous use is counted in, for example `2026-11`. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

export function usageService(pool: pg.Pool, now: () => Date = () => new Date()) {
  return {
    /** What a use by this person would be counted as. */
    reservationFor: (actor: Actor): Reservation => ({ ipAddress: actor.ip, monthYear: monthOf(now()) }),

    /**
     * Counts one use, atomically: parallel requests can never exceed the limit.
     * @param transaction the one that also stores what the use is for
     * @throws AppError 402 `usage_limit_reached`
     */
    async reserve(transaction: Transaction, reservation: Reservation, userAgent: string | null): Promise<void> {
      const { rowCount } = await transaction.query({
        name: 'usage-reserve',
        text: `insert into anonymous_usage ("ipAddress", "userAgent", "monthYear") values ($1, $2, $3)
         on conflict ("ipAddress", "monthYear") do update
           set "sessionCount" = anonymous_usage."sessionCount" + 1, "lastUsed" = now(), "userAgent" = excluded."userAgent"
           where anonymous_usage."sessionCount" < $4
         returning id`,
        values: [reservation.ipAddress, userAgent, reservation.monthYear, DEFAULT_LIMIT],
      });
      if (rowCount === 0) throw new AppError('usage_limit_reached', 402, 'Usage limit reached. Upgrade your plan to continue.');
    },

    /** Gives a use back, in the transaction that ends what it was for. */
    async giveBack(transaction: Transaction, reservation: Reservation): Promise<void> {
      await transaction.query(
        `update anonymous_usage set "sessionCount" = "sessionCount" - 1 where "ipAddress" = $1 and "monthYear" = $2 and "sessionCount" > 0`,
        [reservation.ipAddress, reservation.monthYear],
      );
    },

    async anonymous(actor: Actor): Promise<AnonymousUsageView> {
      const { rows } = await pool.query<{ sessionCount: number }>({
        name: 'usage-anonymous',
        text: `select "sessionCount" from anonymous_usage where "ipAddress" = $1 and "monthYear" = $2`,
        values: [actor.ip, monthOf(now())],
      });
      return { usageCount: rows[0]?.sessionCount ?? 0, limit: DEFAULT_LIMIT };
    },
  };
}

export type UsageService = ReturnType<typeof usageService>;

/** Reads a reservation back from where a reply kept it. */
export function parseReservation(stored: unknown): Reservation | null {
  if (typeof stored !== 'object' || stored === null || !('ipAddress' in stored) || !('monthYear' in stored)) return null;
  const { ipAddress, monthYear } = stored;
  return typeof ipAddress === 'string' && typeof monthYear === 'string' ? { ipAddress, monthYear } : null;
}
