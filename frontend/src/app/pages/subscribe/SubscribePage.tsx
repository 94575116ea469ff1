import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponView, QuoteView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { useMe } from '../../../features/account/use-me.ts';
import { ChangeStep } from '../../../features/subscription/components/order/ChangeStep.tsx';
import { NewMethodStep } from '../../../features/subscription/components/order/NewMethodStep.tsx';
import { OrderStep } from '../../../features/subscription/components/order/OrderStep.tsx';
import { Step } from '../../../features/subscription/components/order/Step.tsx';
import { keepCoupon, storedCoupon } from '../../../features/subscription/stored-coupon.ts';
import { useActivation } from '../../../features/subscription/use-activation.ts';
import { preparePlans, usePaymentMethods, usePlans } from '../../../features/subscription/use-plans.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { PlansView } from './PlansView.tsx';
import { useDropped } from './use-dropped.ts';
import { useOrderAddress } from './use-order-address.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { useStepEnds } from './use-step-ends.ts';

/** Asks for the plans before the first render, so that it shows them. */
export const prepareSubscribe = (): Promise<void> => preparePlans();

/** The plans, and in their place the steps towards one: ordering, changing, another way to pay. */
export function SubscribePage() {
  const t = useT();
  const me = useMe();
  const own = useSubscription(Boolean(me));
  const plans = usePlans();
  const methods = usePaymentMethods();
  const subscription = me === null ? null : own.data;
  const { awaited, begin } = useActivation({ subscription, updatedAt: own.dataUpdatedAt, refetch: own.refetch });
  usePaymentReturn({ subscription, awaited, begin });
  const [coupon, setCoupon] = useCoupon(me?.id);
  const [busy, setBusy] = useState(false);

  const waits = awaited === 'succeeded' || awaited === 'processing';
  const blocked = !config.payments || waits || (own.isError && !own.data) || (plans.isError && !plans.data);
  const { named, open } = useOrderAddress({ subscription: blocked ? null : subscription, plans: plans.data });
  const step = useLastStep(open, busy && Boolean(named));

  const { refetch } = own;
  const reread = useCallback(() => void refetch(), [refetch]);
  const owes = Boolean(subscription?.billing?.pastDue);
  const { close, saved, ordered, changed } = useStepEnds({ owes, begin, refetch, onBusy: setBusy });

  useDropped(subscription, step?.kind === 'change' ? step.plan : null, close);

  if (step?.kind === 'waiting') return <PageFallback />;
  if (step?.kind === 'order') {
    return (
      <Step title={t('billing.order_title', { plan: t(`plan.${step.plan.id}`) })}>
        <OrderStep
          key={`${step.plan.id} ${coupon === null ? 'none' : coupon?.id}`}
          plan={step.plan}
          discount={coupon === undefined ? formerDiscount(subscription, step.plan.id) : null}
          coupon={coupon}
          kept={keptUse(subscription)}
          methods={methods.data ?? []}
          onBusy={setBusy}
          onDone={ordered}
          onDropCoupon={() => setCoupon(null)}
          onPrepared={reread}
        />
      </Step>
    );
  }
  if (step?.kind === 'change')
    return <ChangePart plan={step.plan} subscription={subscription} onBusy={setBusy} onDone={changed} />;
  if (step?.kind === 'method' && subscription?.billing)
    return <MethodPart billing={subscription.billing} onBusy={setBusy} onDone={saved} />;
  return (
    <PlansView
      subscription={subscription}
      ownFailed={Boolean(me) && own.isError && !own.data}
      onOwnRetry={() => void own.refetch()}
      plans={plans}
      methods={methods}
      coupon={coupon ?? null}
      onCoupon={setCoupon}
      awaited={awaited}
    />
  );
}

function MethodPart(props: ComponentProps<typeof NewMethodStep>) {
  const t = useT();
  return (
    <Step title={t('billing.method_title')}>
      <NewMethodStep {...props} />
    </Step>
  );
}

interface ChangePartProps {
  plan: PaidPlan;
  subscription: SubscriptionView | null | undefined;
  onBusy: (busy: boolean) => void;
  onDone: (quote: QuoteView, state: 'succeeded' | 'processing' | null) => Promise<void>;
}

function ChangePart({ plan, subscription, onBusy, onDone }: ChangePartProps) {
  const t = useT();
  return (
    <Step title={t(plan === subscription?.plan ? 'billing.keep' : 'billing.change_title', { plan: t(`plan.${plan}`) })}>
      <ChangeStep
        key={plan}
        plan={plan}
        method={subscription?.billing?.paymentMethod ?? null}
        onBusy={onBusy}
        onDone={(quote, state) => void onDone(quote, state)}
      />
    </Step>
  );
}

/** What is being confirmed stays, also when a push says meanwhile that it is paid. Who leaves, leaves. */
function useLastStep<Step>(open: Step, stays: boolean): Step {
  const last = useRef(open);
  if (!stays) last.current = open;
  return last.current;
}

/** The discount code of the user, kept in this tab; null where it was taken off. */
function useCoupon(userId: string | undefined): [CouponView | null | undefined, (coupon: CouponView | null) => void] {
  const [set, setSet] = useState<{ userId: string; coupon: CouponView | null } | null>(null);
  if (userId === undefined) return [null, () => undefined];
  const known = set?.userId === userId ? set.coupon : storedCoupon(userId);
  return [
    known,
    (coupon) => {
      keepCoupon(userId, coupon);
      setSet({ userId, coupon });
    },
  ];
}

/** The discount of the same plan where it was chosen before. */
function formerDiscount(subscription: SubscriptionView | null | undefined, plan: PaidPlan): string | null {
  const pending = subscription?.billing?.pending;
  return pending?.plan === plan ? pending.discount : null;
}

/** What a former plan has left to count; null for nothing. */
function keptUse(subscription: SubscriptionView | null | undefined): { count: number; until: string } | null {
  const { usageKeptUntil: until = null, usageCount: count = 0 } = subscription ?? {};
  return until !== null && count > 0 ? { count, until } : null;
}
