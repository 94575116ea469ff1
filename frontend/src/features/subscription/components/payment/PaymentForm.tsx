import { PAYMENT_METHOD_ORDER } from '@beside/common/subscription/subscription.constants';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { appearance } from '../../payment/appearance.ts';
import { type Outcome, retrieve } from '../../payment/intents.ts';
import { stripe } from '../../payment/stripe.ts';
import { useScheme } from '../../payment/use-scheme.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentRetry } from './PaymentRetry.tsx';
import { PaymentWait } from './PaymentWait.tsx';
import type { PaymentFormProps } from './payment-form.props.ts';

interface Ready {
  stripe: Stripe;
  outcome: Outcome;
}

/** The embedded payment form of a client secret. What was paid in another tab is told instead. */
export function PaymentForm(props: PaymentFormProps) {
  const t = useT();
  const { clientSecret, onDone } = props;
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const language = useI18n((state) => state.language);
  const scheme = useScheme();
  const look = useMemo(() => appearance(scheme), [scheme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads anew
  useEffect(() => {
    let here = true;
    stripe()
      .then(async (loaded) => ({ stripe: loaded, ...(await retrieve(loaded, clientSecret)) }))
      .then(
        (payment) => here && setReady(payment),
        () => here && setReady('failed'),
      );
    return () => {
      here = false;
    };
  }, [clientSecret, tries]);

  const settled = ready !== null && ready !== 'failed' ? ready.outcome.state : null;
  useEffect(() => {
    if (settled === 'succeeded' || settled === 'processing') onDone(settled);
  }, [settled, onDone]);

  if (ready === 'failed') {
    const again = () => {
      setReady(null);
      setTries(tries + 1);
    };
    return <PaymentRetry text={t('billing.not_ready')} onRetry={again} />;
  }
  if (ready === null || settled === 'succeeded' || settled === 'processing') return <PaymentWait />;
  if (ready.outcome.state === 'failed' && ready.outcome.gone) {
    return (
      <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('billing.back')} to="/subscribe">
        {t('billing.gone')}
      </ActionNote>
    );
  }
  return (
    <Elements
      key={`${clientSecret} ${language}`}
      stripe={ready.stripe}
      options={{ clientSecret, locale: language, appearance: look }}
    >
      <PaymentFields
        {...props}
        stripe={ready.stripe}
        outcome={ready.outcome}
        order={PAYMENT_METHOD_ORDER}
        onGone={() => setReady({ ...ready, outcome: { state: 'failed', message: '', gone: true } })}
      />
    </Elements>
  );
}
