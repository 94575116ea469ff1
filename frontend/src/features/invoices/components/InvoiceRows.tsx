import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import type { ReactNode } from 'react';
import { t, useT } from '../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../lib/money-text.ts';
import { dayOf, numberOf, periodOf, titleOf, whenText } from '../invoice-texts.ts';
import styles from './InvoiceRows.module.css';
import { InvoiceStatus } from './InvoiceStatus.tsx';

interface Props {
  invoices: readonly InvoiceView[];
  /** What can be done with an invoice. */
  action: (invoice: InvoiceView) => ReactNode;
}

/** Invoices in a short form, for an admin. */
export function InvoiceRows({ invoices, action }: Props) {
  useT();
  return (
    <ul className={styles.rows}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <div className={styles.what}>
            <strong>{periodOf(invoice) ?? titleOf(invoice)}</strong>
            <span className="num">
              {[numberText(invoice), dayOf(invoice.created), whenText(invoice)].filter(Boolean).join(' · ')}
            </span>
          </div>
          <InvoiceStatus status={invoice.status} />
          <span className={styles.amount}>{moneyText(invoice.amount, invoice.currency)}</span>
          <div className={styles.action}>{action(invoice)}</div>
        </li>
      ))}
    </ul>
  );
}

const numberText = (invoice: InvoiceView) => t('invoices.number', { number: numberOf(invoice) });
