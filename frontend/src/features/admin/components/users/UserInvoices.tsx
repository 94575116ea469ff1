import { invoiceNumber } from '@beside/common/invoices/invoices.constants';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { hasPassword } from '../../../../hooks/use-admin-change.ts';
import { useAdminPassword } from '../../../../hooks/use-admin-password.ts';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { adminFault } from '../../../../lib/admin-fault.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { fetchUserInvoices, markInvoice } from '../../admin.api.ts';
import { adminKeys } from '../../admin.keys.ts';
import styles from './UserInvoices.module.css';

interface Props {
  userId: string;
  showInvoices: (invoices: readonly InvoiceView[], action: (invoice: InvoiceView) => ReactNode) => ReactNode;
}

const MARKS: Partial<Record<InvoiceView['status'], 'paid' | 'unpaid'>> = {
  open: 'paid',
  overdue: 'paid',
  uncollectible: 'paid',
  paid: 'unpaid',
};

/** The invoices of a user, each to be marked as paid or unpaid. The password is typed once for all of them, and goes with the dialog. */
export function UserInvoices({ userId, showInvoices }: Props) {
  const t = useT();
  const password = useAdminPassword();
  const [marking, setMarking] = useState<string | null>(null);
  const alerts = useAlerts();
  const queryKey = adminKeys.invoices(userId);
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchUserInvoices(userId, signal),
    // An invoice may have been paid on its own page.
    refetchOnMount: 'always',
    networkMode: 'always',
  });

  async function mark({ id }: InvoiceView, as: 'paid' | 'unpaid') {
    if (marking || !hasPassword(password)) return;
    alerts.clear();
    setMarking(id);
    try {
      const marked = await markInvoice(id, as, password.value);
      queryClient.setQueryData<InvoiceView[]>(queryKey, (all) => all?.map((each) => (each.id === id ? marked : each)));
      toast('done', t(`admin.marked_${as}`, { number: numberOf(marked) }));
    } catch (failure) {
      if (!password.refused(failure)) alerts.show(t(`admin.mark_${as}_failed`), adminFault(failure));
    } finally {
      setMarking(null);
    }
  }

  if (isError && !data) {
    return <ErrorState inside title={t('admin.invoices_failed')} text={adminFault(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="fine">{t('admin.invoices_none')}</p>;
  return (
    <>
      <div className={styles.password}>
        <AdminPasswordField of={password} />
        <p className="fine">{t('admin.invoices_once')}</p>
      </div>
      {showInvoices(data, (invoice) => {
        const as = MARKS[invoice.status];
        return (
          as && (
            <Button
              variant="default"
              size="sm"
              aria-disabled={marking === invoice.id || undefined}
              onClick={() => void mark(invoice, as)}
            >
              {t(`admin.mark_${as}`)}
              <span className="vh">{t('admin.mark_of', { number: numberOf(invoice) })}</span>
            </Button>
          )
        );
      })}
      <p className="fine">{t('admin.invoices_note')}</p>
    </>
  );
}

/** As the user's own list names it. */
const numberOf = ({ id }: InvoiceView) => invoiceNumber(id);

function Waiting() {
  const t = useT();
  return (
    <div className={styles.waiting} role="status">
      <span className="vh">{t('shell.loading')}</span>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton width="85%" />
    </div>
  );
}
