import { Button } from '@mantine/core';
import { PaymentElement } from '@stripe/react-stripe-js';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Note } from '../../../../components/kit/Note.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import styles from './Payment.module.css';
import { PaymentRetry } from './PaymentRetry.tsx';
import { PaymentWait } from './PaymentWait.tsx';
import { type PaymentFieldsProps, usePaymentRun } from './use-payment-run.ts';

const parts = { b: (words: string) => <strong>{words}</strong> };

/** The provider's fields, and the button that confirms. Where the bank asks for approval, the button asks for that first. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { order, label } = props;
  const t = useT();
  const [fields, setFields] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { busy, failure, approving, run, payOtherwise } = usePaymentRun(props, fields === 'ready');

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
        <Button variant="default" onClick={payOtherwise}>
          {t('billing.other_way')}
        </Button>
      )}
    </form>
  );
}
