import { WITHDRAWAL_DAYS } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import { Facts } from '../../../../components/Facts.tsx';
import { lastDayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';

/** What a withdrawal gives back, to the cent. */
export function RefundFacts({ withdrawal: { until, paid, used, refund, currency } }: { withdrawal: WithdrawalView }) {
  const t = useT();
  const amount = moneyText(refund, currency);
  return (
    <Facts
      of={[
        [t('leaving.paid'), moneyText(paid, currency)],
        [t('leaving.used'), moneyText(used, currency)],
        [t('leaving.back_to_you'), t('leaving.back_days', { amount, count: WITHDRAWAL_DAYS })],
        [t('leaving.withdraw_until'), lastDayText(until)],
      ]}
    />
  );
}
