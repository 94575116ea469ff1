import type { PaidPlan } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import type { NoticeOutcome } from './billing.notices.entity.ts';
import { type Notice, notices } from './billing.notices.store.ts';

/** How contracts end; subscriptions implement it. */
export interface Leaving {
  /** What a withdrawal would give back, declared now unless said otherwise; null without a contract that may be withdrawn from. */
  withdrawalOf(userId: string, declared?: DeclaredThen): Promise<WithdrawalView | null>;
  /** Ends the contract and pays back; where its payment is still processed, once that has settled. Repeated for the same notice, it does nothing more. */
  withdraw(userId: string, noticeId: string, declared: DeclaredThen): Promise<WithdrawalView>;
  /** Does nothing to a contract that is cancelled already. */
  cancel(userId: string, how: { at: 'period-end' | 'now' }): Promise<void>;
  /** The paid plan, and when the period that is paid for ends. */
  planOf(userId: string): Promise<{ plan: PaidPlan; endsAt: string | null } | null>;
  /** Sessions used in the period that goes on. */
  usedBy(userId: string): Promise<number>;
}

/** When a withdrawal was received, which is what counts, and how much was used then; null: it takes effect as it is received. */
export interface DeclaredThen {
  at: Date;
  usedBefore: number | null;
}

/** Only a notice that was confirmed later leaves time to use the plan after it. */
export const declaredThen = ({ receivedAt, confirmedAt, usedBefore }: Notice): DeclaredThen => ({
  at: receivedAt,
  usedBefore: confirmedAt?.getTime() === receivedAt.getTime() ? null : usedBefore,
});

export interface CarryOutDeps {
  pool: pg.Pool;
  leaving: Leaving;
}

/** What came of it; null when another process is at it. */
export interface CarriedOut {
  outcome: NoticeOutcome;
  withdrawal: WithdrawalView | null;
}

/**
 * Carries out a confirmed notice, once. What is to be done is stored before it is begun, so that a repetition does the same.
 * @throws what `leaving` throws; it may then be repeated
 */
export async function carryOut({ pool, leaving }: CarryOutDeps, noticeId: string): Promise<CarriedOut | null> {
  const notice = await notices.lease(pool, noticeId);
  if (!notice) return null;
  try {
    const outcome = notice.outcome ?? (await outcomeOf(leaving, notice));
    await notices.decide(pool, notice.id, outcome);
    const withdrawal = await perform(leaving, notice, outcome);
    await notices.finish(pool, notice.id);
    return { outcome, withdrawal };
  } catch (error) {
    await notices.release(pool, noticeId).catch(() => undefined);
    throw error;
  }
}

/** Without a right to withdraw (any more), a withdrawal is an ordinary cancellation. */
async function outcomeOf(leaving: Leaving, notice: Notice): Promise<NoticeOutcome> {
  const { userId, kind } = notice;
  if (userId === null || (await leaving.planOf(userId)) === null) return 'none';
  if (kind === 'cancel') return 'cancelled';
  return (await leaving.withdrawalOf(userId, declaredThen(notice))) ? 'withdrawn' : 'cancelled';
}

async function perform(leaving: Leaving, notice: Notice, outcome: NoticeOutcome): Promise<WithdrawalView | null> {
  const { id, userId } = notice;
  if (userId === null || outcome === 'none') return null;
  try {
    if (outcome === 'withdrawn') return await leaving.withdraw(userId, id, declaredThen(notice));
    await leaving.cancel(userId, { at: 'period-end' });
  } catch (error) {
    // The contract is over: this ran before, or its owner ended it meanwhile.
    if (!(error instanceof AppError && error.code === 'not_subscribed')) throw error;
  }
  return null;
}
