import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isPayable, titleOf } from '../invoice-texts.ts';
import { useDownload } from '../use-download.ts';
import { usePayment } from '../use-payment.ts';
import styles from './InvoiceActions.module.css';

/** Pays an invoice, shows its page, and downloads it. Screen readers hear which one. */
export function InvoiceActions({ invoice, first }: { invoice: InvoiceView; first: boolean }) {
  const t = useT();
  const { pay, paying } = usePayment(invoice);
  const { download, downloading } = useDownload(invoice);
  const { status, hostedInvoiceUrl } = invoice;
  const which = <span className="vh">{t('invoices.of', { what: titleOf(invoice) })}</span>;
  return (
    <div className={styles.actions}>
      {isPayable(invoice) && (
        <Button
          size="sm"
          {...(first ? { color: 'terracotta' } : { variant: 'default' })}
          aria-disabled={paying || undefined}
          onClick={pay}
        >
          {t(paying ? 'invoices.paying' : 'invoices.pay')}
          {which}
        </Button>
      )}
      {hostedInvoiceUrl && (
        <Button
          component="a"
          href={hostedInvoiceUrl}
          target="_blank"
          rel="noreferrer"
          size="sm"
          variant="subtle"
          leftSection={<Icon of={IconExternalLink} size={16} />}
        >
          {t('invoices.view')}
          {which}
          <span className="vh">{t('invoices.opens')}</span>
        </Button>
      )}
      {status !== 'draft' && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<Icon of={IconDownload} size={16} />}
          aria-disabled={downloading || undefined}
          onClick={download}
        >
          {t(downloading ? 'invoices.downloading' : 'invoices.download')}
          {which}
        </Button>
      )}
    </div>
  );
}
