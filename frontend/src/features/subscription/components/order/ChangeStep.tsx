import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { PaymentMethodView, QuoteView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { failedWith, subscriptionFault } from '../../subscription-fault.ts';
import { useChange } from '../../use-change.ts';
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
  const { quote, fault, failure, changed, agreed, agree, isBusy, isWaiting, retry } = useChange({ plan, onBusy, onDone });
  if (failedWith(fault, 'conflict')) {
    return (
      <ActionNote tone="info" icon={IconInfoCircle} role="alert" label={t('billing.give_card')} to="/subscribe?method=new">
        {t('billing.card_first')}
      </ActionNote>
    );
  }
  if (fault && !quote) return <PaymentRetry text={subscriptionFault(fault, t('billing.change_failed'))} onRetry={retry} />;
  if (!quote) return <PaymentWait />;
  const name = t(`plan.${quote.plan}`);
  const words = {
    upgrade: t('billing.order'),
    downgrade: t('billing.change_at', { plan: name }),
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
        {failure !== null && <PaymentRetry text={subscriptionFault(failure, t('billing.change_failed'))} onRetry={retry} />}
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
            aria-disabled={isWaiting || undefined}
            onClick={() => void agree(quote)}
          >
            {isBusy ? t('billing.confirming') : words[quote.kind]}
          </Button>
        )}
      </div>
    </div>
  );
}
