import type { EnglishTable } from '../groups.ts';

const texts = {
  'invoices.title': 'Invoices',
  'invoices.back': 'Back to your account',
  'invoices.intro': 'In euros, VAT included.',
  'invoices.intro_next': 'In euros, VAT included. The {plan} plan costs {price} a month; the next invoice comes on {date}.',
  'invoices.default': 'Subscription payment',
  'invoices.number': 'No. {number}',
  'invoices.period': '{plan}, {period}',
  'invoices.vat': 'VAT included',
  'invoices.vat_amount': 'of which VAT: {amount}',
  'invoices.status_draft': 'Draft',
  'invoices.status_open': 'Open',
  'invoices.status_overdue': 'Overdue',
  'invoices.status_paid': 'Paid',
  'invoices.status_uncollectible': 'Uncollectible',
  'invoices.status_void': 'Void',
  'invoices.due': 'Due on {date}',
  'invoices.was_due': 'Was due on {date}',
  'invoices.paid_on': 'Paid on {date}',
  'invoices.none_expected': 'No payment is expected',
  'invoices.not_final': 'Not final yet',
  'invoices.pay': 'Pay Now',
  'invoices.paying': 'Opening the payment…',
  'invoices.view': 'View Invoice',
  'invoices.download': 'Download PDF',
  'invoices.downloading': 'Preparing the file…',
  'invoices.of': ': {what}',
  'invoices.opens': ' (opens in a new tab)',
  'invoices.paid': 'This invoice is paid',
  'invoices.pay_failed': 'Payment Failed',
  'invoices.pay_failed_text': 'Nothing was charged. Please try again, or use another payment method.',
  'invoices.download_failed': 'Download Failed',
  'invoices.loading': 'Loading your invoices',
  'invoices.empty': 'No invoices yet',
  'invoices.empty_text': 'Once you have a plan, every payment has its invoice here, to read and to keep.',
  'invoices.plans': 'See plans',
  'invoices.failed': 'Your invoices could not be loaded',
  'invoices.failed_text': 'Nothing is lost, and nothing was charged. Trying again usually helps.',
  'invoices.more': 'Load more invoices',
  'invoices.more_failed': 'The next invoices could not be loaded.',
  'invoices.added_one': '{count} more invoice',
  'invoices.added_other': '{count} more invoices',
  'invoices.off': 'No payments can be made on this site at the moment, so there are no invoices to show.',
} as const satisfies EnglishTable<'invoices'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    invoices: typeof texts;
  }
}
