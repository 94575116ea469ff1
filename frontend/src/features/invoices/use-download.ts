import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { useMutation } from '@tanstack/react-query';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { saveFile } from '../../lib/save-file.ts';
import { numberOf } from './invoice-texts.ts';
import { fetchInvoicePdf } from './invoices.api.ts';

/** Downloads an invoice as a PDF. */
export function useDownload(invoice: InvoiceView) {
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => fetchInvoicePdf(invoice.id),
    networkMode: 'always',
    onSuccess: (file) => saveFile(`invoice-${numberOf(invoice)}.pdf`, file),
    onError: (error) => alerts.show(t('invoices.download_failed'), errorText(error, t('error.internal_error'))),
  });
  return { downloading: isPending, download: () => void (isPending || mutate()) };
}
