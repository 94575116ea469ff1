import type { PaymentMethodView, QuoteView } from '@beside/common/subscription/subscription.views';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { brandName } from '../../payment/brand-names.ts';
import { methodName } from '../../payment/method-names.ts';

/** A change of plan in figures: what it costs now, of what that is the sum, and what follows. */
export function QuoteFacts({ quote, method }: { quote: QuoteView; method: PaymentMethodView | null }) {
  const t = useT();
  const money = (amount: number) => moneyText(amount, quote.currency);
  const plan = t(`plan.${quote.plan}`);
  const from = t(`plan.${quote.from}`);
  const next = [
    t('billing.from_date', { date: dayText(quote.nextAt) }),
    t('billing.price_month', { price: money(quote.nextAmount) }),
  ] as const;
  if (quote.kind === 'keep') return <Facts of={[[t('billing.plan'), t('billing.stays', { plan })], next]} />;
  if (quote.kind === 'downgrade') {
    return (
      <Facts
        of={[
          [t('billing.until_date', { date: dayText(quote.startsAt) }), t('billing.stays_until', { plan: from })],
          [t('billing.from_date', { date: dayText(quote.startsAt) }), t('billing.plan_at', { plan, price: next[1] })],
          [t('billing.due_now'), t('billing.nothing_now')],
        ]}
      />
    );
  }
  return (
    <Facts
      of={[
        [t('billing.change'), t('billing.from_to', { from, plan })],
        [t('billing.cost', { plan }), money(quote.cost)],
        [t('billing.credit', { plan: from }), money(quote.credit)],
        [t('billing.due_now'), <strong key="due">{money(quote.dueNow)}</strong>],
        next,
        method && [t('billing.paid_with'), methodText(method)],
      ]}
    />
  );

  function methodText({ type, brand, last4 }: PaymentMethodView): string {
    const name = brand ? brandName(brand) : methodName(type);
    return last4 ? t('billing.ending', { name, last4 }) : name;
  }
}
