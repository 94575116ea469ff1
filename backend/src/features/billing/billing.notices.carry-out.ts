import type { PaidPlan } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import type { NoticeOutcome } from './billing.notices.entity.ts';
import { type Decision, type Notice, notices } from './billing.notices.statements.ts';

interface ContractPlan {
  plan: PaidPlan;
  /** ISO; null before the first payment. */
  endsAt: string | null;
  /** It is renewed until then. */
  isLater: boolean;
  /** While a bank looks into a payment, it is not renewed, and may end earlier. */
  isDisputed: boolean;
  /** The subscription at the provider. */
  contract: string | null;
}

/** How contracts end; subscriptions implement it. */
export interface Leaving {
  /** What a withdrawal would give back, declared now unless said otherwise; null without a contract that may be withdrawn from. */
  withdrawalOf(userId: string, declared?: DeclaredThen): Promise<WithdrawalView | null>;
  /**
   * Ends the contract and pays back; where its payment is still processed, once that has settled. Repeated for the same notice, it does nothing more.
   * @param contract see `planOf`; null: whichever there is
   */
  withdraw(userId: string, noticeId: string, declared: DeclaredThen, contract: string | null): Promise<WithdrawalView>;
  /**
   * Does nothing to a contract that is to end by then already.
   * @param contract see `planOf`; null: whichever there is
   * @param endsOn the day that was named; null: as early as possible
   */
  cancel(userId: string, contract: string | null, endsOn: string | null): Promise<void>;
  /** The paid plan, and when a cancellation would end it that names this day, or none; from what is stored. */
  planOf(userId: string, endsOn: string | null): Promise<ContractPlan | null>;
  /** Reads at the provider again what a user has. */
  refresh(userId: string): Promise<void>;
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
    const decision = notice.outcome
      ? { outcome: notice.outcome, contract: notice.subscriptionId }
      : await decisionOf(leaving, notice);
    await notices.decide(pool, { id: notice.id, ...decision });
    const withdrawal = await perform(leaving, notice, decision);
    await notices.finish(pool, notice.id);
    return { outcome: decision.outcome, withdrawal };
  } catch (error) {
    await notices.release(pool, noticeId).catch(() => undefined);
    throw error;
  }
}

/** Without a right to withdraw (any more), a withdrawal is an ordinary cancellation. */
async function decisionOf(leaving: Leaving, notice: Notice): Promise<Decision> {
  const { userId, kind } = notice;
  const found = userId === null ? null : await currentPlan(leaving, userId);
  if (userId === null || found === null) return { outcome: 'none', contract: null };
  const isInTime = kind === 'withdraw' && (await leaving.withdrawalOf(userId, declaredThen(notice))) !== null;
  return { outcome: isInTime ? 'withdrawn' : 'cancelled', contract: found.contract };
}

/** The plan of a user; where none is stored, read at the provider first: a declaration may overtake the event of its payment. */
export async function currentPlan(leaving: Leaving, userId: string): ReturnType<Leaving['planOf']> {
  const stored = await leaving.planOf(userId, null);
  if (stored) return stored;
  await leaving.refresh(userId);
  return leaving.planOf(userId, null);
}

async function perform(leaving: Leaving, notice: Notice, { outcome, contract }: Decision): Promise<WithdrawalView | null> {
  const { id, userId } = notice;
  if (userId === null || outcome === 'none') return null;
  try {
    if (outcome === 'withdrawn') return await leaving.withdraw(userId, id, declaredThen(notice), contract);
    await leaving.cancel(userId, contract, notice.kind === 'cancel' ? notice.endsOn : null);
  } catch (error) {
    // The contract is over: this ran before, or its owner ended it meanwhile. A later one is not what was meant.
    if (!(error instanceof AppError && ['not_subscribed', 'conflict'].includes(error.code))) throw error;
  }
  return null;
}
