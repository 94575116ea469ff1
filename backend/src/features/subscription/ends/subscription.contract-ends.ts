import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Clock } from '../../../lib/clock.ts';
import { paymentsOff, providerSeconds } from '../../../lib/stripe.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';
import { sessionsIn, type UsageService } from '../../usage/usage.service.ts';
import { findLive } from '../orders/subscription.quotes.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operations } from '../subscription.operations.ts';
import { subscriptionStatements } from '../subscription.statements.ts';
import { paidPlan } from '../subscription.stripe.ts';
import type { BillingState } from '../subscription.types.ts';
import { isoOf } from '../sync/subscription.state.ts';
import type { Sync } from '../sync/subscription.sync.ts';
import type { cancelPlan } from './subscription.cancelling.ts';
import { findProcessing, withdrawalOfOrder } from './subscription.declared-orders.ts';
import { declaredEnd, periodEndOn } from './subscription.ends.ts';
import type { Refunds } from './subscription.refunds.ts';
import { calculateWithdrawal } from './subscription.withdrawal.ts';
import type { withdrawPlan } from './subscription.withdrawing.ts';

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

/** How contracts end by a declaration. */
export interface ContractEnds {
  /** What a withdrawal would give back, declared now unless said otherwise; null without a contract that may be withdrawn from. */
  withdrawalOf(userId: string, declared?: DeclaredThen): Promise<WithdrawalView | null>;
  /**
   * Ends the contract and pays back; where its payment is still processed, once that has settled. Repeated for the same declaration, it does nothing more.
   * @param contract see `planOf`; null: whichever there is
   */
  withdraw(userId: string, declarationId: string, declared: DeclaredThen, contract: string | null): Promise<WithdrawalView>;
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

interface ContractEndDeps {
  pool: pg.Pool;
  stripe: Stripe;
  customers: Customers;
  operations: Operations;
  sync: Sync;
  usage: UsageService;
  refunds: Pick<Refunds, 'areDisputed'>;
  tasks: Pick<TasksService, 'awaitsBank'>;
  clock: Clock;
  kinds: { cancel: ReturnType<typeof cancelPlan>; withdraw: ReturnType<typeof withdrawPlan> };
  /** Asks Stripe something that changes nothing. */
  asking<T>(ask: () => Promise<T>): Promise<T>;
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** How subscriptions end by a declaration, whose user may be known by a mailed link alone. */
export function contractEnds(deps: ContractEndDeps): ContractEnds {
  const { pool, customers, operations, sync, usage, tasks, kinds, asking } = deps;
  return {
    withdrawalOf: (userId, declared) => asking(() => withdrawalOf(deps, userId, declared)),
    async withdraw(userId, declarationId, { at, usedBefore }, contract) {
      const view = await operations.run(kinds.withdraw, userId, {
        noticeId: declarationId,
        declaredAt: secondsOf(at),
        usedBefore,
        contract,
      });
      return (await tasks.awaitsBank(userId)) ? { ...view, isDisputed: true } : view;
    },
    cancel: (userId, contract, endsOn) =>
      operations.run(kinds.cancel, userId, {
        ...(contract === null ? {} : { contract }),
        ...(endsOn === null ? {} : { endsOn }),
      }),
    async refresh(userId) {
      if (await customers.of(userId)) await asking(() => sync(userId));
    },
    // From what is stored: a receipt must not wait for Stripe.
    async planOf(userId, endsOn) {
      const state = (await subscriptionStatements.account(pool, userId))?.state;
      const pending = state?.billing?.pending ?? null;
      const isContract = state?.billing?.byInvoice || pending?.reason === 'processing';
      const plan = paidPlan(state?.plan) ?? (isContract ? (pending?.plan ?? null) : null);
      if (!state || !plan) return null;
      return { plan, ...endOf(state, endsOn), isDisputed: state.billing?.isDisputed ?? false, contract: state.subscriptionId };
    },
    usedBy: async (userId) => sessionsIn((await usage.ofPeriod(userId)).use),
  };
}

async function withdrawalOf(
  { stripe, customers, usage, refunds, clock }: ContractEndDeps,
  userId: string,
  declared?: DeclaredThen,
): Promise<WithdrawalView | null> {
  const customer = await customers.of(userId);
  const live = await findLive(stripe, customer);
  const declaredAt = providerSeconds(stripe, declared?.at ?? clock.now());
  const order = live ? null : await findProcessing(stripe, customer);
  if (order) return withdrawalOfOrder(order, declaredAt);
  if (!live) return null;
  const usedUntil = providerSeconds(stripe, clock.now());
  const use = await usage.ofPeriod(userId);
  const found = await calculateWithdrawal(stripe, live, {
    declaredAt,
    usedUntil,
    usedBefore: declared?.usedBefore ?? null,
    use,
  });
  if (!found) return null;
  // A dispute leaves its mark on the subscription: without one, nobody is asked.
  const isDisputed = Boolean(live.subscription.metadata.disputed) && (await refunds.areDisputed(found.payments));
  return isDisputed ? { ...found.view, isDisputed } : found.view;
}

/** When a cancellation that names a day, or none, ends a contract: never later than it was to end before. */
function endOf(state: BillingState, endsOn: string | null): { endsAt: string | null; isLater: boolean } {
  const { period, billing } = state;
  if (!period) return { endsAt: null, isLater: false };
  const anchor = billing?.startedAt ? secondsOf(new Date(billing.startedAt)) : period.start;
  const wished = isoOf(endsOn === null ? period.end : periodEndOn(endsOn, period.end, anchor));
  const known = declaredEnd(state);
  const endsAt = known !== null && known < wished ? known : wished;
  return { endsAt, isLater: endsAt > isoOf(period.end) };
}

const off = (): Promise<never> => Promise.reject(paymentsOff());

/** Where this server takes no payments. */
export const noContractEnds: ContractEnds = {
  withdrawalOf: off,
  withdraw: off,
  cancel: off,
  planOf: async () => null,
  refresh: async () => undefined,
  usedBy: async () => 0,
};
