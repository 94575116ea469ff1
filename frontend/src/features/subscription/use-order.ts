import { MIN_CHARGE, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponView, CreateAnswer, PlanView } from '@beside/common/subscription/subscription.views';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { paymentForm } from './components/payment/payment-form-part.ts';
import { discounted } from './prices.ts';
import { type Order, postOrder } from './subscription.api.ts';
import { failedWith, subscriptionFault } from './subscription-fault.ts';
import { usePreparedOrder } from './use-prepared-order.ts';
import { useTaxPlace } from './use-tax-place.ts';

interface Options {
  plan: PlanView;
  /** Null: it was taken off, also of the order that is taken up again. */
  coupon: CouponView | null | undefined;
  onBusy: (busy: boolean) => void;
  /** `saved`: nothing was charged; `settled`: the order was done before, and only the server knows how it stands. */
  onDone: (how: 'succeeded' | 'processing' | 'saved' | 'settled') => void;
  /** The server has the order now, so that the account knows of it. */
  onPrepared: () => void;
}

/** The order of a plan: its terms, its making, and what the server answered. */
export function useOrder({ plan, coupon, onBusy, onDone, onPrepared }: Options) {
  const [byInvoice, setByInvoice] = useState(false);
  const [atOnce, setAtOnce] = useState(false);
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState<CreateAnswer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // An order that is placed waits here for its way to pay, although its plan has begun.
  const isFixed = busy || ordered !== null;
  useEffect(() => onBusy(isFixed), [isFixed, onBusy]);
  const tax = useTaxPlace();
  const { inOrder } = tax;
  const order = useMemo(() => ({ ...orderOf(plan.id, coupon), ...inOrder }), [plan.id, coupon, inOrder]);
  const due = discounted(plan.amount, coupon ?? null);
  // Where nothing can be charged now, the call itself is the order: it waits for the button.
  const prepares = !byInvoice && due >= MIN_CHARGE && ordered === null && inOrder !== null;
  const prepared = usePreparedOrder({ order, atOnce, enabled: prepares, onPrepared, onFault: setFailure });
  const answer = ordered ?? (prepares ? prepared.answer : undefined);
  const fault = prepares ? (failure ?? prepared.error) : failure;
  useFaultAlert(fault);
  const settled = answer?.billingType === 'none';
  useEffect(() => {
    if (settled) onDone('settled');
  }, [settled, onDone]);
  const place = usePlacing(order, { atOnce, byInvoice }, { setBusy, setFailure, setOrdered });
  const onSaved = useCallback((state: 'succeeded' | 'processing') => onDone(state === 'succeeded' ? 'saved' : state), [onDone]);
  return {
    ...{ byInvoice, setByInvoice, atOnce, busy, setBusy, ordered, tax, due, prepares, prepared, answer, fault, place, onSaved },
    setAtOnce: (checked: boolean) => {
      setAtOnce(checked);
      if (failedWith(failure, 'begin_at_once_needed')) setFailure(null);
    },
    retry: () => {
      setFailure(null);
      if (prepares) prepared.refetch();
    },
  };
}

/** Shows a fault as an alert, too, until it is over. */
function useFaultAlert(fault: unknown): void {
  const alerts = useAlerts();
  useEffect(() => {
    if (fault) alerts.show(t('error.heading'), subscriptionFault(fault, t('billing.create_failed')));
    else alerts.clear();
  }, [fault, alerts]);
}

interface Setters {
  setBusy: (busy: boolean) => void;
  setFailure: (failure: unknown) => void;
  setOrdered: (ordered: CreateAnswer) => void;
}

/** Places an order that nothing is charged for now, or that is paid by invoice. */
function usePlacing(order: Order, terms: { atOnce: boolean; byInvoice: boolean }, set: Setters): () => Promise<void> {
  const running = useRef(false);
  return async () => {
    if (running.current) return;
    running.current = true;
    set.setBusy(true);
    set.setFailure(null);
    try {
      // Before anything is ordered: what is due next is asked for by it, and its file may be gone.
      if (!terms.byInvoice) await paymentForm.preload();
      const made = await postOrder(order, {
        beginAtOnce: terms.atOnce,
        ...(terms.byInvoice && { selectedPaymentMethod: 'eps' }),
      });
      if (made.billingType !== 'invoice' || !made.clientSecret) set.setOrdered(made);
      // The browser leaves: stay busy until it has.
      else return window.location.assign(made.clientSecret);
    } catch (error) {
      set.setFailure(error);
    }
    running.current = false;
    set.setBusy(false);
  };
}

function orderOf(planId: PaidPlan, coupon: CouponView | null | undefined): Order {
  if (coupon === undefined) return { planId };
  return coupon ? { planId, couponCode: coupon.id } : { planId, withoutCoupon: true };
}
