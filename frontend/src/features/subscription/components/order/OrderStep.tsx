import { MIN_CHARGE, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponView, CreateAnswer, PlanView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { discounted } from '../../prices.ts';
import { billingKeys, type Order, postOrder } from '../../subscription.api.ts';
import { failedWith, isCouponFault, subscriptionFault } from '../../subscription-fault.ts';
import { useTaxPlace } from '../../use-tax-place.ts';
import { Paying } from '../payment/Paying.tsx';
import { PaymentRetry } from '../payment/PaymentRetry.tsx';
import { PaymentWait } from '../payment/PaymentWait.tsx';
import { BeginAtOnce } from './BeginAtOnce.tsx';
import { CarriedUse } from './CarriedUse.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { PayBy } from './PayBy.tsx';
import styles from './Step.module.css';
import { TaxPlaceFields } from './TaxPlaceFields.tsx';

interface Props {
  plan: PlanView;
  /** Null: it was taken off, also of the order that is taken up again. */
  coupon: CouponView | null | undefined;
  /** Accepted payment methods. */
  methods: readonly string[];
  /** The discount of the same plan where it was chosen before. */
  discount: string | null;
  /** The sessions of a former plan that count in this one, too, and until when. */
  kept: { count: number; until: string } | null;
  onBusy: (busy: boolean) => void;
  /** `saved`: nothing was charged; `found`: the order was done before, and only the server knows how it stands. */
  onDone: (how: 'succeeded' | 'processing' | 'saved' | 'settled') => void;
  onDropCoupon: () => void;
  /** The server has the order now, so that the account knows of it. */
  onPrepared: () => void;
}

/** Orders a plan: what it costs, what is due now, and the payment form with the button that orders. */
export function OrderStep({ plan, coupon, methods, discount, kept: former, onBusy, onDone, onDropCoupon, onPrepared }: Props) {
  const t = useT();
  const alerts = useAlerts();
  const client = useQueryClient();
  const [byInvoice, setByInvoice] = useState(false);
  const [atOnce, setAtOnce] = useState(false);
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState<CreateAnswer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // An order that is placed waits here for its way to pay, although its plan has begun.
  const isFixed = busy || ordered !== null;
  useEffect(() => onBusy(isFixed), [isFixed, onBusy]);
  const running = useRef(false);
  /** Where an order without a payment is told. */
  const placed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ordered) placed.current?.focus();
  }, [ordered]);
  /** When the service begins, as the order knows it. */
  const sentAtOnce = useRef(false);
  const { isAsked, place: home, setPlace, inOrder } = useTaxPlace();
  const order = useMemo(() => ({ ...orderOf(plan.id, coupon), ...inOrder }), [plan.id, coupon, inOrder]);
  const due = discounted(plan.amount, coupon ?? null);
  // Where nothing can be charged now, the call itself is the order: it waits for the button.
  const prepares = !byInvoice && due >= MIN_CHARGE && ordered === null && inOrder !== null;
  const prepared = useQuery({
    queryKey: billingKeys.order(order),
    queryFn: async () => {
      const made = await postOrder(order, atOnce ? { beginAtOnce: true } : {});
      sentAtOnce.current = atOnce;
      return made;
    },
    networkMode: 'always',
    enabled: prepares,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isPrepared = prepared.data !== undefined;
  useEffect(() => {
    if (isPrepared) onPrepared();
  }, [isPrepared, onPrepared]);
  const answer = ordered ?? (prepares ? prepared.data : undefined);
  const fault = prepares ? (failure ?? prepared.error) : failure;
  const asks = failedWith(prepared.error, 'begin_at_once_needed');
  const { refetch } = prepared;
  // What was missing is given.
  useEffect(() => {
    if (asks && atOnce) void refetch();
  }, [asks, atOnce, refetch]);

  useEffect(() => {
    if (fault) alerts.show(t('error.heading'), subscriptionFault(fault, t('billing.create_failed')));
    else alerts.clear();
  }, [fault, t, alerts]);
  const settled = answer?.billingType === 'none';
  useEffect(() => {
    if (settled) onDone('settled');
  }, [settled, onDone]);

  /** Says before it is paid when the service begins; an order that has become another one is shown anew. */
  const before = useCallback(async () => {
    setFailure(null);
    if (sentAtOnce.current === atOnce) return true;
    try {
      const now = await postOrder(order, { beginAtOnce: atOnce });
      sentAtOnce.current = atOnce;
      if (now.clientSecret === answer?.clientSecret) return true;
      client.setQueryData(billingKeys.order(order), now);
    } catch (error) {
      setFailure(error);
    }
    return false;
  }, [order, atOnce, answer?.clientSecret, client]);

  async function place() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const terms = { beginAtOnce: atOnce, ...(byInvoice && { selectedPaymentMethod: 'eps' }) };
      const made = await postOrder(order, terms);
      if (made.billingType !== 'invoice' || !made.clientSecret) setOrdered(made);
      // The browser leaves: stay busy until it has.
      else return window.location.assign(made.clientSecret);
    } catch (error) {
      setFailure(error);
    }
    running.current = false;
    setBusy(false);
  }

  const kept = useCallback((state: 'succeeded' | 'processing') => onDone(state === 'succeeded' ? 'saved' : state), [onDone]);
  const form = answer?.clientSecret && (answer.billingType === 'payment' || answer.billingType === 'setup') ? answer : null;
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <OrderFacts plan={plan} coupon={coupon} discount={discount} due={form?.billingType === 'payment' ? form.amount : due} />
        {former && <CarriedUse {...former} />}
      </div>
      <div className={styles.act}>
        {ordered === null && (
          <>
            {methods.includes('eps') && due >= MIN_CHARGE && (
              <PayBy byInvoice={byInvoice} onChange={setByInvoice} disabled={busy} />
            )}
            {isAsked && <TaxPlaceFields place={home} onChange={setPlace} disabled={busy} />}
            <BeginAtOnce
              checked={atOnce}
              onChange={(checked) => {
                setAtOnce(checked);
                if (failedWith(failure, 'begin_at_once_needed')) setFailure(null);
              }}
              disabled={busy}
            />
          </>
        )}
        <OrderTerms />
        {fault !== null &&
          (isCouponFault(fault) ? (
            <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('billing.drop_coupon')} onPress={onDropCoupon}>
              {subscriptionFault(fault, t('billing.create_failed'))}
            </ActionNote>
          ) : (
            <PaymentRetry
              text={subscriptionFault(fault, t('billing.create_failed'))}
              onRetry={() => {
                setFailure(null);
                if (prepares) void prepared.refetch();
              }}
            />
          ))}
        {ordered?.billingType === 'setup' && (
          <div ref={placed} role="status" tabIndex={-1}>
            <p>{t('billing.yours_now', { plan: t(`plan.${plan.id}`) })}</p>
            <p>{t('billing.nothing_due')}</p>
          </div>
        )}
        {form?.clientSecret ? (
          <Paying
            clientSecret={form.clientSecret}
            label={t(form.billingType === 'setup' ? 'billing.save_method' : 'billing.order')}
            onBusy={setBusy}
            onDone={form.billingType === 'setup' ? kept : onDone}
            {...(ordered === null && { before })}
          />
        ) : prepares ? (
          prepared.isFetching && <PaymentWait />
        ) : inOrder === null ? null : (
          <Button
            className={styles.order}
            size="lg"
            color="terracotta"
            aria-disabled={busy || undefined}
            onClick={() => void place()}
          >
            {busy ? t('billing.confirming') : t('billing.order')}
          </Button>
        )}
      </div>
    </div>
  );
}

function orderOf(planId: PaidPlan, coupon: CouponView | null | undefined): Order {
  if (coupon === undefined) return { planId };
  return coupon ? { planId, couponCode: coupon.id } : { planId, withoutCoupon: true };
}
