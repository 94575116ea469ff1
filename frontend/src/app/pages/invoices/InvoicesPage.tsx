import { Link, Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { InvoiceList } from '../../../features/invoices/components/InvoiceList.tsx';
import { bindInvoiceEvents } from '../../../features/invoices/invoices.events.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { dayText } from '../../../lib/day-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../lib/money-text.ts';
import { onSocket } from '../../../lib/socket.ts';
import styles from './InvoicesPage.module.css';

onSocket(bindInvoiceEvents);

/** The user's invoices. A visitor is led to the sign-in page, and back here. */
export function InvoicesPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  const { data } = useSubscription(Boolean(user));
  usePage(t('invoices.title'));

  if (user === null) return <Navigate to="/auth" replace state={{ from: '/invoices' }} />;
  const billing = data?.billing;
  // What follows an open payment is unknown until it is paid.
  const next = billing?.pastDue ? null : billing?.nextPayment;
  return (
    <div className={`page ${styles.page}`}>
      <Link to="/account">{t('invoices.back')}</Link>
      <h1 tabIndex={-1}>{t('invoices.title')}</h1>
      {config.payments && (
        <p className={styles.intro}>
          {data && billing && next
            ? t('invoices.intro_next', {
                plan: t(`plan.${billing.scheduledPlan ?? data.plan}`),
                price: moneyText(billing.scheduledPlan ? next.amount : billing.amount, billing.currency),
                date: dayText(next.at),
              })
            : t('invoices.intro')}
        </p>
      )}
      {content()}
    </div>
  );

  function content() {
    if (!config.payments) return <p>{t('invoices.off')}</p>;
    if (failed) return <ErrorState inside title={t('invoices.failed')} text={t('invoices.failed_text')} onRetry={retry} />;
    return <InvoiceList enabled={Boolean(user)} />;
  }
}
