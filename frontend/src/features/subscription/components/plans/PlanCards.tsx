import { PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponView, PlanView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';

interface Props {
  /** Undefined while loading: the cards have their size already. */
  plans: readonly PlanView[] | undefined;
  /** Null for a visitor. */
  subscription: SubscriptionView | null | undefined;
  coupon: CouponView | null;
  /** Nothing can be chosen just now. */
  disabled: boolean;
  onChoose: (plan: PaidPlan) => void;
}

/** The plans side by side. */
export function PlanCards({ plans, subscription, coupon, disabled, onChoose }: Props) {
  const ids = plans?.map(({ id }) => id) ?? PAID_PLANS;
  return (
    <div className={styles.cards}>
      {ids.map((id) => (
        <PlanCard
          key={id}
          id={id}
          plan={plans?.find((each) => each.id === id)}
          subscription={subscription}
          coupon={coupon}
          disabled={disabled}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
