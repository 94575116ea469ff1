import { WITHDRAWAL_DAYS } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import { t } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';

/** How much a withdrawal gives back, how, and when. */
export function backText({ refund, currency, isProcessing }: WithdrawalView): string {
  const amount = moneyText(refund, currency);
  return isProcessing ? t('leaving.back_processing', { amount }) : t('leaving.back_days', { amount, count: WITHDRAWAL_DAYS });
}
