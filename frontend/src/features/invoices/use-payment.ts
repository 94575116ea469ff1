import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../lib/query.ts';
import { toast } from '../../lib/toast.store.ts';
import { invoiceKeys, payInvoice } from './invoices.api.ts';

/** Leads to the page where an invoice is paid. It stays busy until the browser has left. */
export function usePayment({ id }: InvoiceView) {
  const [paying, setPaying] = useState(false);
  const alerts = useAlerts();

  async function run() {
    alerts.clear();
    setPaying(true);
    try {
      const address = await payInvoice(id);
      if (address) return window.location.assign(address);
      toast('done', t('invoices.paid'));
      await queryClient.invalidateQueries({ queryKey: invoiceKeys.list });
    } catch (error) {
      // A payment's own failure is told in the provider's words.
      const own = error instanceof ApiError && error.code === 'payment_failed' ? error.message : '';
      alerts.show(t('invoices.pay_failed'), own || errorText(error, t('invoices.pay_failed_text')));
    }
    setPaying(false);
  }

  return { paying, pay: () => void (paying || run()) };
}
