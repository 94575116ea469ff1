import type { CouponView, PlanView } from '@beside/common/subscription/subscription.views';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { discountText } from '../../prices.ts';
import { sessionsText } from '../../sessions-text.ts';

interface Props {
  plan: PlanView;
  coupon: CouponView | null | undefined;
  /** The name of a discount that was applied elsewhere. */
  discount: string | null;
  /** Cents. */
  due: number;
}

/** An order in figures: the plan, its price with period and tax, and what is due now. */
export function OrderFacts({ plan, coupon, discount, due }: Props) {
  const t = useT();
  return (
    <>
      <Facts
        of={[
          [t('billing.plan'), t('billing.named', { name: t(`plan.${plan.id}`), what: sessionsText(plan.adviceLimit) })],
          [t('billing.price'), t('billing.price_month', { price: moneyText(plan.amount, plan.currency) })],
          coupon
            ? [t('billing.discount'), t('billing.named', { name: coupon.name, what: discountText(coupon) })]
            : discount !== null
              ? [t('billing.discount'), discount]
              : null,
          [t('billing.due_now'), <strong key="due">{moneyText(due, plan.currency)}</strong>],
        ]}
      />
      <p className="fine">{t('billing.renews')}</p>
    </>
  );
}
