import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../lib/money-text.ts';

/** How much a withdrawal gives back, how, and when. */
export function backText({ refund, currency, isProcessing, isDisputed }: WithdrawalView): string {
  const amount = moneyText(refund, currency);
  if (isProcessing) return t('leaving.back_processing', { amount });
  return isDisputed ? t('leaving.back_disputed', { amount }) : t('leaving.back_days', { amount, count: WITHDRAWAL_DAYS });
}
