import { MIN_CHARGE } from '@beside/common/subscription/subscription.constants';
import type { CouponView, PlanView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { isCouponFault, subscriptionFault } from '../../subscription-fault.ts';
import { useOrder } from '../../use-order.ts';
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
  /** `saved`: nothing was charged; `settled`: the order was done before, and only the server knows how it stands. */
  onDone: (how: 'succeeded' | 'processing' | 'saved' | 'settled') => void;
  onDropCoupon: () => void;
  /** The server has the order now, so that the account knows of it. */
  onPrepared: () => void;
}

type OrderState = ReturnType<typeof useOrder>;

/** Orders a plan: what it costs, what is due now, and the payment form with the button that orders. */
export function OrderStep({ plan, coupon, methods, discount, kept, onBusy, onDone, onDropCoupon, onPrepared }: Props) {
  const order = useOrder({ plan, coupon, onBusy, onDone, onPrepared });
  const { ordered, answer, due, busy, tax } = order;
  const form = answer?.clientSecret && (answer.billingType === 'payment' || answer.billingType === 'setup') ? answer : null;
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <OrderFacts plan={plan} coupon={coupon} discount={discount} due={form?.billingType === 'payment' ? form.amount : due} />
        {kept && <CarriedUse {...kept} />}
      </div>
      <div className={styles.act}>
        {ordered === null && (
          <>
            {methods.includes('eps') && due >= MIN_CHARGE && (
              <PayBy byInvoice={order.byInvoice} onChange={order.setByInvoice} disabled={busy} />
            )}
            {tax.isAsked && <TaxPlaceFields place={tax.place} onChange={tax.setPlace} disabled={busy} />}
            <BeginAtOnce checked={order.atOnce} onChange={order.setAtOnce} disabled={busy} />
          </>
        )}
        <OrderTerms />
        {order.fault !== null && <OrderFault order={order} onDropCoupon={onDropCoupon} />}
        {ordered?.billingType === 'setup' && <NothingDue plan={plan} />}
        {form?.clientSecret ? (
          <OrderPayment order={order} secret={form.clientSecret} isSetup={form.billingType === 'setup'} onDone={onDone} />
        ) : (
          <OrderButton order={order} />
        )}
      </div>
    </div>
  );
}

function OrderFault({ order: { fault, retry }, onDropCoupon }: { order: OrderState; onDropCoupon: () => void }) {
  const t = useT();
  const text = subscriptionFault(fault, t('billing.create_failed'));
  if (!isCouponFault(fault)) return <PaymentRetry text={text} onRetry={retry} />;
  return (
    <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('billing.drop_coupon')} onPress={onDropCoupon}>
      {text}
    </ActionNote>
  );
}

/** Announces an order without a payment: it takes the focus. */
function NothingDue({ plan }: Pick<Props, 'plan'>) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1}>
      <p>{t('billing.yours_now', { plan: t(`plan.${plan.id}`) })}</p>
      <p>{t('billing.nothing_due')}</p>
    </div>
  );
}

interface PaymentProps extends Pick<Props, 'onDone'> {
  order: OrderState;
  secret: string;
  /** Nothing is charged: the way to pay is kept. */
  isSetup: boolean;
}

function OrderPayment({ order: { ordered, prepared, setBusy, onSaved }, secret, isSetup, onDone }: PaymentProps) {
  const t = useT();
  return (
    <Paying
      clientSecret={secret}
      label={t(isSetup ? 'billing.save_method' : 'billing.order')}
      onBusy={setBusy}
      onDone={isSetup ? onSaved : onDone}
      {...(ordered === null && { before: prepared.sendTerms })}
    />
  );
}

/** Where the call itself is the order. */
function OrderButton({ order: { prepares, prepared, tax, busy, place } }: { order: OrderState }) {
  const t = useT();
  if (prepares) return prepared.isFetching && <PaymentWait />;
  if (tax.inOrder === null) return null;
  return (
    <Button className={styles.order} size="lg" color="terracotta" aria-disabled={busy || undefined} onClick={() => void place()}>
      {busy ? t('billing.confirming') : t('billing.order')}
    </Button>
  );
}
