import { Button } from '@mantine/core';
import { PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Note } from '../../../../components/kit/Note.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { approve, confirm, type Outcome } from '../../payment/intents.ts';
import { paymentAlerts } from '../../payment/payment-alerts.ts';
import { notCharged } from '../../subscription-fault.ts';
import styles from './Payment.module.css';
import { PaymentRetry } from './PaymentRetry.tsx';
import { PaymentWait } from './PaymentWait.tsx';
import type { PaymentFormProps } from './payment-form.props.ts';

interface Props extends PaymentFormProps {
  stripe: Stripe;
  /** How the payment stood when the form was opened. */
  outcome: Outcome;
  order: readonly string[];
  /** It can no longer be paid, since another order has replaced it. */
  onGone: () => void;
}

const parts = { b: (words: string) => <strong>{words}</strong> };

/** The provider's fields, and the button that confirms. Where the bank asks for approval, the button asks for that first. */
export function PaymentFields({ stripe, outcome, order, onGone, clientSecret, label, onBusy, onDone, before, ordered }: Props) {
  const t = useT();
  const elements = useElements();
  const [fields, setFields] = useState<'loading' | 'ready' | 'failed'>('loading');
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
    if (!elements || fields !== 'ready') {
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

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <form className={styles.form} noValidate aria-busy={busy} onSubmit={submit}>
      {approving && <p>{t('billing.approve')}</p>}
      {!approving && fields === 'failed' && (
        <PaymentRetry text={t('billing.not_ready')} onRetry={() => window.location.reload()} />
      )}
      {!approving && fields !== 'failed' && (
        <div className={styles.slot} data-loading={fields === 'loading' || undefined}>
          {fields === 'loading' && <PaymentWait />}
          <PaymentElement
            options={{ layout: 'tabs', paymentMethodOrder: [...order] }}
            onReady={() => setFields('ready')}
            onLoadError={() => setFields('failed')}
          />
        </div>
      )}
      {failure && (
        <Note tone="danger" icon={IconAlertCircle}>
          <Rich text={t('billing.failed_why')} params={{ why: failure }} parts={parts} />
        </Note>
      )}
      <Button type="submit" size="lg" color="terracotta" aria-disabled={busy || undefined}>
        {busy ? t('billing.confirming') : label}
      </Button>
      {approving && !busy && (
        <Button variant="default" onClick={() => setApproving(false)}>
          {t('billing.other_way')}
        </Button>
      )}
    </form>
  );
}
