import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { dayText } from '../../../lib/day-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../lib/money-text.ts';

/** When a cancelled plan ends whose last renewal is not paid; null where nothing is due. The period that began is not paid for. */
export function dueText({ currentPeriodEnd, resetsAt, billing }: SubscriptionView): string | null {
  if (!billing?.pastDue) return null;
  const { amount, endsAt } = billing.pastDue;
  return t('leaving.plan_intro_due', {
    amount: moneyText(amount, billing.currency),
    date: dayText(endsAt),
    end: dayText(currentPeriodEnd ?? resetsAt),
  });
}
