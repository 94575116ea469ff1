import { useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../lib/i18n/i18n.store.ts';
import { approve, confirm, type Outcome } from '../../payment/intents.ts';
import { paymentAlerts } from '../../payment/payment-alerts.ts';
import { notCharged } from '../../subscription-fault.ts';
import type { PaymentFormProps } from './payment-form.props.ts';

export interface PaymentFieldsProps extends PaymentFormProps {
  stripe: Stripe;
  /** How the payment stood when the form was opened. */
  outcome: Outcome;
  order: readonly string[];
  /** It can no longer be paid, since another order has replaced it. */
  onGone: () => void;
}

/** Confirms a payment, or lets the bank approve it first, one press at a time. `isReady`: the provider's fields are there. */
export function usePaymentRun(props: PaymentFieldsProps, isReady: boolean) {
  const { stripe, outcome, onGone, clientSecret, onBusy, onDone, before, ordered } = props;
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [approving, setApproving] = useState(outcome.state === 'action');
  const [failure, setFailure] = useState<string | null>(outcome.state === 'failed' ? notCharged(outcome.message) : null);
  /** A second press within the same frame. */
  const running = useRef(false);
  // A form that goes away while it confirms is no longer busy.
  useEffect(() => () => onBusy(false), [onBusy]);

  function fail(message: string): void {
    setFailure(message);
    paymentAlerts.show(t('billing.failed'), message);
  }

  /** Null: it did not come to that, and the page says why. */
  async function attempt(): Promise<Outcome | null> {
    if (approving) return (await (before?.() ?? true)) ? approve(stripe, clientSecret) : null;
    if (!elements || !isReady) {
      paymentAlerts.show(t('billing.failed'), t('billing.not_ready'));
      return null;
    }
    // The fields say themselves what is missing.
    if ((await elements.submit()).error) return null;
    return (await (before?.() ?? true)) ? confirm(stripe, clientSecret, elements) : null;
  }

  async function run() {
    if (running.current) return;
    running.current = true;
    paymentAlerts.clear();
    setBusy(true);
    onBusy(true);
    setFailure(null);
    const ended = await attempt().catch((): Outcome => ({ state: 'unknown' }));
    running.current = false;
    setBusy(false);
    onBusy(false);
    if (!ended) return;
    // A refused approval is followed by another try, with any way to pay.
    setApproving(ended.state === 'action');
    if (ended.state === 'succeeded' || ended.state === 'processing') onDone(ended.state);
    else if (ended.state === 'failed' && ended.gone) onGone();
    else if (ended.state === 'failed') fail(notCharged(ended.message));
    else fail(t('billing.redirect_unknown'));
  }

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!ordered || !approving || begun.current) return;
    begun.current = true;
    void run();
  }, []);

  return { busy, failure, approving, run, payOtherwise: () => setApproving(false) };
}
