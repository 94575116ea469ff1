import type { BillingView } from '@beside/common/subscription/subscription.views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { billingKeys, postPaymentMethod } from '../../subscription.api.ts';
import { subscriptionFault } from '../../subscription-fault.ts';
import { Paying } from '../payment/Paying.tsx';
import { PaymentRetry } from '../payment/PaymentRetry.tsx';
import { PaymentWait } from '../payment/PaymentWait.tsx';
import styles from './Step.module.css';

interface Props {
  billing: BillingView;
  onBusy: (busy: boolean) => void;
  onDone: (state: 'succeeded' | 'processing') => void;
}

/** Keeps another way to pay. It also settles a renewal that failed. */
export function NewMethodStep({ billing, onBusy, onDone }: Props) {
  const t = useT();
  const alerts = useAlerts();
  const { data, error, refetch } = useQuery({
    queryKey: billingKeys.newMethod,
    queryFn: postPaymentMethod,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (error) alerts.show(t('error.heading'), subscriptionFault(error, t('billing.method_failed')));
    else alerts.clear();
  }, [error, t, alerts]);
  const open = billing.pastDue && moneyText(billing.pastDue.amount, billing.currency);
  return (
    <div className={styles.act}>
      <p>{open ? t('billing.method_settles', { amount: open }) : t('billing.method_intro')}</p>
      {error && <PaymentRetry text={subscriptionFault(error, t('billing.method_failed'))} onRetry={() => void refetch()} />}
      {!error && !data && <PaymentWait />}
      {data && (
        <Paying
          clientSecret={data}
          label={open ? t('billing.save_and_pay', { amount: open }) : t('billing.save_method')}
          onBusy={onBusy}
          onDone={onDone}
        />
      )}
    </div>
  );
}
