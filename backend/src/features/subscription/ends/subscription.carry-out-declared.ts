import { endUnpaidOrder } from '../orders/subscription.orders.ts';
import { type Live, withPlan } from '../orders/subscription.quotes.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { awaitsFirstPayment, isPaidFor, subscriptionsOf } from '../subscription.stripe.ts';
import { declaredOf, withdrawnBy } from '../sync/subscription.state.ts';
import { endLive } from './subscription.cancelling.ts';
import { endAndGiveBack, type WithdrawDeps } from './subscription.withdrawing.ts';

/** Carries out what was declared about an order while its payment was being processed. */
export function carryOutDeclared(deps: WithdrawDeps): OperationKind<void> {
  const { stripe, customers } = deps;
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    for (const one of all) {
      const known = declaredOf(one);
      if (!known) continue;
      const live = withPlan(one);
      if (awaitsFirstPayment(one)) await endUnpaidOrder(stripe, operation, one);
      else if (live && isPaidFor(one) && known.declared === 'cancel') {
        await endLive(stripe, operation, live, known.endsOn);
        await stripe.subscriptions.update(
          one.id,
          { metadata: { declared: '', endsOn: '' } },
          operation.step(`declared:${one.id}`),
        );
      } else if (live && (isPaidFor(one) || withdrawnBy(one) === operation.id))
        // Nothing can have been used before the payment, and nothing is used for the moment since.
        await endAndGiveBack(deps, operation, atDeclaration(live), {
          ...{ declaredAt: known.at, usedUntil: known.at, usedBefore: null },
          use: { since: null, use: {}, previous: {} },
        });
    }
  };
  return { name: 'declared', work, settle: work };
}

/** As it was when the withdrawal was declared: the service had not begun. */
const atDeclaration = (live: Live): Live => ({
  ...live,
  subscription: { ...live.subscription, metadata: { ...live.subscription.metadata, beginAtOnce: 'false' } },
});
