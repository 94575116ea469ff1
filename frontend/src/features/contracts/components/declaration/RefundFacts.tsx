import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { lastDayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { backText } from '../back-text.ts';

/** What a withdrawal gives back, to the cent. */
export function RefundFacts({ withdrawal }: { withdrawal: WithdrawalView }) {
  const t = useT();
  const { until, paid, used, currency, isProcessing } = withdrawal;
  return (
    <Facts
      of={[
        [t(isProcessing ? 'leaving.on_its_way' : 'leaving.paid'), moneyText(paid, currency)],
        // Before the payment has arrived, nothing can be used.
        isProcessing ? null : [t('leaving.used'), moneyText(used, currency)],
        [t('leaving.back_to_you'), backText(withdrawal)],
        [t('leaving.withdraw_until'), lastDayText(until)],
      ]}
    />
  );
}
