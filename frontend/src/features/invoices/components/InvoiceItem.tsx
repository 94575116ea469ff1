import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { useId } from 'react';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../lib/money-text.ts';
import { dayOf, numberOf, periodOf, titleOf, whenText } from '../invoice-texts.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import styles from './InvoiceItem.module.css';
import { InvoiceStatus } from './InvoiceStatus.tsx';

interface Props {
  invoice: InvoiceView;
  /** The screen's one main action: the first invoice that waits to be paid. */
  first: boolean;
}

/** One invoice: what it is for, its status, its amount, and what can be done with it. */
export function InvoiceItem({ invoice, first }: Props) {
  const t = useT();
  const id = useId();
  const { status, amount, currency, vat, created } = invoice;
  const period = periodOf(invoice);
  const when = whenText(invoice);
  return (
    <article className={styles.invoice} aria-labelledby={id} data-invoice={invoice.id}>
      <div className={styles.what}>
        <h2 id={id} tabIndex={-1}>
          {titleOf(invoice)}
        </h2>
        <p className="num">
          {t('invoices.number', { number: numberOf(invoice) })} · {dayOf(created)}
        </p>
        {period && <p className="num">{period}</p>}
      </div>
      <p className={styles.state}>
        <InvoiceStatus status={status} />
        {when && <span className="num">{when}</span>}
      </p>
      <p className={styles.amount}>
        <span className="num">{moneyText(amount, currency)}</span>
        <small className="num">
          {vat === null ? t('invoices.vat') : t('invoices.vat_amount', { amount: moneyText(vat, currency) })}
        </small>
      </p>
      <InvoiceActions invoice={invoice} first={first} />
    </article>
  );
}
