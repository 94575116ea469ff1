import type { CouponView, QuoteView } from '@beside/common/billing/billing.views';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageFallback } from '../../../components/PageFallback.tsx';
import { useMe } from '../../../features/account/use-me.ts';
import { ChangeStep } from '../../../features/billing/components/ChangeStep.tsx';
import { NewMethodStep } from '../../../features/billing/components/NewMethodStep.tsx';
import { OrderStep } from '../../../features/billing/components/OrderStep.tsx';
import { Step } from '../../../features/billing/components/Step.tsx';
import { keepCoupon, keptCoupon } from '../../../features/billing/kept-coupon.ts';
import { useActivation } from '../../../features/billing/use-activation.ts';
import { usePaymentMethods, usePlans } from '../../../features/billing/use-plans.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { announceChange, announcePaid } from './announce.ts';
import { PlansView } from './PlansView.tsx';
import { useOrderAddress } from './use-order-address.ts';
import { usePaymentReturn } from './use-payment-return.ts';

/** The plans, and in their place the steps towards one: ordering, changing, another way to pay. */
export function SubscribePage() {
  const t = useT();
  const navigate = useNavigate();
  const me = useMe();
  const own = useSubscription(Boolean(me));
  const plans = usePlans();
  const methods = usePaymentMethods();
  const subscription = me === null ? null : own.data;
  const { awaited, begin } = useActivation({ subscription, updatedAt: own.dataUpdatedAt, refetch: own.refetch });
  usePaymentReturn(begin);
  const [coupon, setCoupon] = useCoupon(me?.id);
  const [busy, setBusy] = useState(false);

  const blocked = !config.payments || awaited !== null || (own.isError && !own.data) || (plans.isError && !plans.data);
  const { named, open } = useOrderAddress({ subscription: blocked ? null : subscription, plans: plans.data });
  // What is being confirmed stays, also when a push says meanwhile that it is paid. Who leaves, leaves.
  const held = useRef(open);
  if (!busy || !named) held.current = open;
  const step = held.current;

  const close = useCallback(() => {
    setBusy(false);
    navigate('/subscribe', { replace: true });
  }, [navigate]);
  const paid = useCallback(
    (state: 'succeeded' | 'processing', kept = false) => {
      close();
      announcePaid(state, kept);
      begin(state);
    },
    [close, begin],
  );
  const ordered = useCallback((state: 'succeeded' | 'processing') => paid(state), [paid]);
  const saved = useCallback((state: 'succeeded' | 'processing') => paid(state, true), [paid]);
  const changed = useCallback(
    (quote: QuoteView, state: 'succeeded' | 'processing' | null) => {
      close();
      if (state === 'processing') announcePaid(state, false);
      else announceChange(quote);
      begin(state ?? 'succeeded');
    },
    [close, begin],
  );

  if (step?.kind === 'waiting') return <PageFallback />;
  const pending = subscription?.billing?.pending;
  if (step?.kind === 'order') {
    return (
      <Step title={t('billing.order_title', { plan: t(`plan.${step.plan.id}`) })}>
        <OrderStep
          key={`${step.plan.id} ${coupon?.id}`}
          plan={step.plan}
          discount={pending?.plan === step.plan.id ? (subscription?.billing?.discount?.name ?? null) : null}
          coupon={coupon}
          methods={methods.data ?? []}
          onBusy={setBusy}
          onDone={ordered}
          onDropCoupon={() => setCoupon(null)}
        />
      </Step>
    );
  }
  if (step?.kind === 'change') {
    return (
      <Step
        title={t(step.plan === subscription?.plan ? 'billing.keep' : 'billing.change_title', { plan: t(`plan.${step.plan}`) })}
      >
        <ChangeStep
          key={step.plan}
          plan={step.plan}
          method={subscription?.billing?.paymentMethod ?? null}
          onBusy={setBusy}
          onDone={changed}
        />
      </Step>
    );
  }
  if (step?.kind === 'method' && subscription?.billing) {
    return (
      <Step title={t('billing.method_title')}>
        <NewMethodStep billing={subscription.billing} onBusy={setBusy} onDone={saved} />
      </Step>
    );
  }
  return (
    <PlansView
      subscription={subscription}
      ownFailed={Boolean(me) && own.isError && !own.data}
      onOwnRetry={() => void own.refetch()}
      plans={plans}
      methods={methods}
      coupon={coupon}
      onCoupon={setCoupon}
      awaited={awaited}
    />
  );
}

/** The discount code of the user, kept in this tab. */
function useCoupon(userId: string | undefined): [CouponView | null, (coupon: CouponView | null) => void] {
  const [set, setSet] = useState<{ userId: string; coupon: CouponView | null } | null>(null);
  if (userId === undefined) return [null, () => undefined];
  const known = set?.userId === userId ? set.coupon : keptCoupon(userId);
  return [
    known,
    (coupon) => {
      keepCoupon(userId, coupon);
      setSet({ userId, coupon });
    },
  ];
}
