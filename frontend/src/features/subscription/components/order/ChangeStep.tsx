import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CreateAnswer, PaymentMethodView, QuoteView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { billingKeys, postChange, postQuote } from '../../subscription.api.ts';
import { failedWith, subscriptionFault } from '../../subscription-fault.ts';
import { Paying } from '../payment/Paying.tsx';
import { PaymentRetry } from '../payment/PaymentRetry.tsx';
import { PaymentWait } from '../payment/PaymentWait.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import styles from './Step.module.css';

interface Props {
  plan: PaidPlan;
  method: PaymentMethodView | null;
  onBusy: (busy: boolean) => void;
  /** `quote`: what was agreed to. `state`: how its payment stands; null where nothing was to pay. */
  onDone: (quote: QuoteView, state: 'succeeded' | 'processing' | null) => void;
}

/** Changes a running plan: what it costs now and later, and the button that agrees. */
export function ChangeStep({ plan, method, onBusy, onDone }: Props) {
  const t = useT();
  const alerts = useAlerts();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [agreed, setAgreed] = useState<CreateAnswer | null>(null);
  const running = useRef(false);
  const {
    data: quote,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: billingKeys.quote(plan),
    queryFn: () => postQuote(plan),
    enabled: agreed === null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const fault = failure ?? error;
  useEffect(() => {
    if (fault && !failedWith(fault, 'conflict'))
      alerts.show(t('error.heading'), subscriptionFault(fault, t('billing.change_failed')));
    else alerts.clear();
  }, [fault, t, alerts]);

  async function agree(to: QuoteView) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    setChanged(false);
    try {
      const answer = await postChange(to.id);
      if (answer.billingType === 'invoice' && answer.clientSecret) return window.location.assign(answer.clientSecret);
      if (answer.clientSecret) setAgreed(answer);
      else onDone(to, to.dueNow > 0 ? 'succeeded' : null);
    } catch (reason) {
      if (failedWith(reason, 'quote_changed')) {
        await refetch();
        setChanged(true);
      } else setFailure(reason);
    }
    running.current = false;
    setBusy(false);
    onBusy(false);
  }

  if (failedWith(fault, 'conflict')) {
    return (
      <ActionNote tone="info" icon={IconInfoCircle} role="alert" label={t('billing.give_card')} to="/subscribe?method=new">
        {t('billing.card_first')}
      </ActionNote>
    );
  }
  if (fault && !quote)
    return <PaymentRetry text={subscriptionFault(fault, t('billing.change_failed'))} onRetry={() => void refetch()} />;
  if (!quote) return <PaymentWait />;
  const name = t(`plan.${quote.plan}`);
  const words = {
    upgrade: t('billing.order'),
    downgrade: t('billing.change_at', { plan: name, date: dayText(quote.startsAt) }),
    keep: t('billing.keep', { plan: name }),
  };
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <QuoteFacts quote={quote} method={method} />
      </div>
      <div className={styles.act}>
        {changed && (
          <Note tone="warn" icon={IconInfoCircle} role="alert">
            {t('billing.quote_new')}
          </Note>
        )}
        {failure !== null && (
          <PaymentRetry
            text={subscriptionFault(failure, t('billing.change_failed'))}
            onRetry={() => {
              setFailure(null);
              void refetch();
            }}
          />
        )}
        {quote.kind === 'upgrade' && <OrderTerms />}
        {agreed?.clientSecret ? (
          <Paying
            clientSecret={agreed.clientSecret}
            label={t(agreed.billingType === 'setup' ? 'billing.save_method' : 'billing.order')}
            ordered
            onBusy={onBusy}
            onDone={(state) => onDone(quote, state)}
          />
        ) : (
          <Button
            className={styles.order}
            size="lg"
            {...(quote.kind === 'upgrade' && { color: 'terracotta' })}
            aria-disabled={busy || isFetching || undefined}
            onClick={() => void agree(quote)}
          >
            {busy ? t('billing.confirming') : words[quote.kind]}
          </Button>
        )}
      </div>
    </div>
  );
}
