import { invoiceNumber } from '@beside/common/invoices/invoices.constants';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import { dayText } from '../../lib/day-text.ts';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';

/** The server's text where there is none. */
const DEFAULT_DESCRIPTION = 'Subscription payment';

/** The last 8 characters of the id. */
export const numberOf = ({ id }: InvoiceView) => invoiceNumber(id);

/** What an invoice is for, as the server says; the default in the page's language. */
export function titleOf({ description }: InvoiceView): string {
  return description === '' || description === DEFAULT_DESCRIPTION ? t('invoices.default') : description;
}

/** Plan and time of an invoice, like "Silver, 14 November – 14 December 2026"; null where it is for no single plan. */
export function periodOf({ plan, periodStart, periodEnd }: InvoiceView): string | null {
  const known = PLAN_IDS.find((each) => each === plan);
  if (!known || periodStart === null || periodEnd === null) return null;
  const days = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long' });
  return t('invoices.period', { plan: t(`plan.${known}`), period: days.formatRange(periodStart * 1000, periodEnd * 1000) });
}

/** A day of Unix seconds. */
export const dayOf = (seconds: number) => dayText(new Date(seconds * 1000).toISOString());

/** What follows the status, like "Due on 30 November 2026"; null where nothing does. */
export function whenText({ status, dueDate, paidAt }: InvoiceView): string | null {
  if (status === 'paid') return paidAt === null ? null : t('invoices.paid_on', { date: dayOf(paidAt) });
  if (status === 'draft') return t('invoices.not_final');
  if (status === 'uncollectible' || status === 'void') return t('invoices.none_expected');
  if (dueDate === null) return null;
  return t(status === 'overdue' ? 'invoices.was_due' : 'invoices.due', { date: dayOf(dueDate) });
}

/** Whether an invoice can be paid now. */
export const isPayable = ({ status }: InvoiceView) => status === 'open' || status === 'overdue';
