import { PAID_PLANS } from '@beside/common/subscription/subscription.constants';
import { limitOfPlan } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { planChoice } from '../../plan-choice.ts';
import { usePlans } from '../../use-plans.ts';
import styles from './PlanOffers.module.css';

interface Props {
  /** Undefined while it is loading, or could not be loaded. */
  subscription: SubscriptionView | undefined;
  /** It is still unknown which one is the own: the place is held. */
  waiting: boolean;
}

/** The plans in short: price, sessions, and the way to each. Nothing where no payments are taken. */
export function PlanOffers(props: Props) {
  return config.payments && <Offers {...props} />;
}

function Offers({ subscription, waiting }: Props) {
  const t = useT();
  const { data, isError } = usePlans();
  return (
    <section className={styles.offers} data-waiting={waiting || undefined} aria-labelledby="account-offers">
      <h2 id="account-offers">{t('account.available')}</h2>
      {!data && isError && (
        <p className={styles.hint} role="status">
          {t('account.available_failed')}
        </p>
      )}
      {PAID_PLANS.some((id) => planChoice(id, subscription) === 'unpaid') && (
        <p className={styles.hint}>{t('account.grows_later')}</p>
      )}
      <ul>
        {PAID_PLANS.map((id) => {
          const plan = data?.find((each) => each.id === id);
          const limit = plan ? plan.adviceLimit : limitOfPlan(id);
          const name = t(`plan.${id}`);
          return (
            <li key={id} className={styles.offer}>
              <h3>{name}</h3>
              <p className="num">
                {plan && t('account.a_month', { price: moneyText(plan.amount, plan.currency) })}
                {!plan && !isError && <Skeleton width="8ch" />}
              </p>
              <p>{limit === null ? t('account.sessions_unlimited') : t('account.sessions', { count: limit })}</p>
              {way(id, name)}
            </li>
          );
        })}
      </ul>
    </section>
  );

  function way(id: (typeof PAID_PLANS)[number], name: string) {
    const choice = planChoice(id, subscription);
    if (choice === 'current' || choice === 'keep') return <p className={styles.own}>{t('account.your_plan')}</p>;
    // Holds the way's place.
    if (choice === 'unpaid' || choice === 'blocked') return <span />;
    if (choice === 'scheduled') return <p className={styles.own}>{t('account.follows')}</p>;
    return (
      <Button component={Link} to={`/subscribe?plan=${id}`} variant="default" size="sm">
        {t('account.choose', { plan: name })}
      </Button>
    );
  }
}
