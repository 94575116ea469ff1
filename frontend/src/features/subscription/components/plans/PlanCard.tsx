import type { PaidPlan, SharedFeature } from '@beside/common/subscription/subscription.constants';
import type { CouponView, PlanView } from '@beside/common/subscription/subscription.views';
import { limitOfPlan } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { planChoice } from '../../plan-choice.ts';
import { discounted } from '../../prices.ts';
import { sessionsText } from '../../sessions-text.ts';
import styles from './PlanCards.module.css';

const FEATURES = ['guidance', 'categories', 'chat', 'couples', 'voice', 'languages'] as const satisfies readonly SharedFeature[];

interface Props {
  id: PaidPlan;
  /** Undefined while loading. */
  plan: PlanView | undefined;
  subscription: SubscriptionView | null | undefined;
  coupon: CouponView | null;
  disabled: boolean;
  onChoose: (plan: PaidPlan) => void;
}

/** A plan: its price, what it holds, and the button that chooses it. */
export function PlanCard({ id, plan, subscription, coupon, disabled, onChoose }: Props) {
  const t = useT();
  const name = t(`plan.${id}`);
  const choice = planChoice(id, subscription);
  const own = subscription?.plan === id;
  const isPopular = config.payments?.popular === id;
  const words = {
    choose: t('billing.choose', { plan: name }),
    current: t('billing.current'),
    keep: t('billing.keep', { plan: name }),
    scheduled: t('billing.scheduled'),
    unpaid: t('billing.choose', { plan: name }),
    blocked: t('billing.choose', { plan: name }),
  };
  return (
    <section className={styles.card} data-top={isPopular || undefined} aria-labelledby={`plan-${id}`}>
      <div className={styles.head}>
        <h2 id={`plan-${id}`}>{name}</h2>
        {own && <span className={styles.own}>{t('billing.yours')}</span>}
        {!own && isPopular && <span className={styles.popular}>{t('billing.popular')}</span>}
      </div>
      {plan ? (
        <Price plan={plan} coupon={coupon} />
      ) : (
        <p className={styles.price}>
          <Skeleton width="6ch" />
        </p>
      )}
      <p className={styles.lead}>{sessionsText(plan ? plan.adviceLimit : limitOfPlan(id))}</p>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Icon of={IconCheck} size={16} />
            {t(`billing.feature_${feature}`)}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        {...(id === 'gold' && choice === 'choose' ? { color: 'terracotta' } : { variant: 'default' })}
        disabled={disabled || !plan || !['choose', 'keep'].includes(choice)}
        onClick={() => onChoose(id)}
      >
        {words[choice]}
      </Button>
    </section>
  );
}

function Price({ plan: { amount, currency }, coupon }: { plan: PlanView; coupon: CouponView | null }) {
  const t = useT();
  const now = discounted(amount, coupon);
  const price = moneyText(amount, currency);
  const period = periodOf(now < amount ? coupon : null);
  const words =
    period === 'billing.months_then' ? t(period, { price, count: coupon?.duration_in_months ?? 1 }) : t(period, { price });
  return (
    <p className={`num ${styles.price}`}>
      {now < amount && (
        <s>
          <span className="vh">{t('billing.before')} </span>
          {moneyText(amount, currency)}
        </s>
      )}
      {now < amount && <span className="vh">{t('billing.now')} </span>}
      {moneyText(now, currency)} <small data-then={period === 'billing.a_month' ? undefined : true}>{words}</small>
    </p>
  );
}

/** For how long a price holds, and whether another follows. */
function periodOf(coupon: CouponView | null) {
  if (!coupon || coupon.duration === 'forever') return 'billing.a_month';
  return coupon.duration === 'once' ? 'billing.first_then' : 'billing.months_then';
}
