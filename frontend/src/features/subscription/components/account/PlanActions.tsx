import { PAID_PLANS } from '@beside/common/subscription/subscription.constants';
import type { Plan } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { isCancelled } from '../../../../lib/is-cancelled.ts';

const ORDER: readonly Plan[] = PAID_PLANS;

/** The ways on from a plan: a larger one, a smaller one, its invoices, its end. Undefined while it is loading. */
export function PlanActions({ subscription }: { subscription: SubscriptionView | undefined }) {
  const t = useT();
  if (!config.payments) return null;
  const plan = subscription?.plan ?? 'free';
  const at = ORDER.indexOf(plan);
  const paid = at >= 0;
  const billing = subscription?.billing;
  return (
    <Actions waiting={!subscription}>
      {!paid && (
        <Button component={Link} to="/subscribe">
          {t('account.plans')}
        </Button>
      )}
      {/* Grows after what is due is paid; the note above asks for another card. */}
      {paid && at < ORDER.length - 1 && !billing?.pastDue && !billing?.isDisputed && (
        <Button component={Link} to="/subscribe">
          {t('account.upgrade')}
        </Button>
      )}
      {at > 0 && !billing?.isDisputed && (
        <Button component={Link} to="/subscribe" variant="default">
          {t('account.downgrade')}
        </Button>
      )}
      <Button component={Link} to="/invoices" variant="default">
        {t('account.invoices')}
      </Button>
      {paid && billing?.nextPayment && !billing.byInvoice && !billing.pastDue && (
        <Button component={Link} to="/subscribe?method=new" variant="default">
          {t('account.another_way')}
        </Button>
      )}
      {paid && subscription && !isCancelled(subscription) && (
        <Button component={Link} to="/account/cancel-plan" variant="subtle">
          {t('account.cancel_plan')}
        </Button>
      )}
    </Actions>
  );
}
