import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { config } from '../../../../lib/config.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { methodText } from './method-text.ts';
import styles from './PlanPrice.module.css';

/** What the plan costs, the next payment, and a discount. Undefined while it is loading. */
export function PlanPrice({ subscription }: { subscription: SubscriptionView | undefined }) {
  useT();
  return <p className={styles.price}>{subscription ? priceText(subscription) : <Skeleton width="70%" />}</p>;
}

const priceText = ({ plan, billing }: SubscriptionView) =>
  plan === 'free' || !billing ? freeText() : paidTexts(billing).join(' ');

function freeText(): string {
  return config.payments ? t('account.price_free') : `${t('account.price_free')} ${t('account.payments_off')}`;
}

function paidTexts({ amount, currency, discount, pastDue, ...billing }: BillingView): string[] {
  const texts = [t('account.price', { price: moneyText(amount, currency) })];
  // A renewal that failed is told above: the date of the next is unknown until it is paid.
  // While a dispute stops the renewal, nobody knows whether there is another; the note above says so.
  if (!pastDue && !billing.endsForDispute) texts.push(nextText({ ...billing, currency }));
  if (discount?.endsAt) texts.push(t('account.discount_until', { name: discount.name, date: dayText(discount.endsAt) }));
  else if (discount) texts.push(t('account.discount', { name: discount.name }));
  return texts;
}

type Next = Pick<BillingView, 'nextPayment' | 'paymentMethod' | 'byInvoice' | 'currency'>;

function nextText({ nextPayment, paymentMethod, byInvoice, currency }: Next): string {
  if (!nextPayment) return t('account.no_more_payments');
  const next = { amount: moneyText(nextPayment.amount, currency), date: dayText(nextPayment.at) };
  if (byInvoice) return t('account.next_invoice', next);
  return paymentMethod ? t('account.next_with', { ...next, method: methodText(paymentMethod) }) : t('account.next', next);
}
