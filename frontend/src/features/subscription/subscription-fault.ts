import { isPaymentErrorCode } from '@beside/common/errors';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';

/** The text of a failed call about money: by its code; of a declined payment, the provider's own words. */
export function subscriptionFault(error: unknown, fallback: string): string {
  return ownFault(error) ?? errorText(error, fallback);
}

/** The text of a fault of payments; null for any other fault. */
export function ownFault(error: unknown): string | null {
  if (!(error instanceof ApiError) || !isPaymentErrorCode(error.code)) return null;
  if (error.code === 'payment_failed') return error.message || t('billing.failed_text');
  return t(`billing.error_${error.code}`);
}

/** Why a payment failed, in the provider's words where it has any, and that it cost nothing. */
export function notCharged(message: string): string {
  if (message === t('billing.failed_text')) return t('billing.failed_nothing_charged');
  return t('billing.said_nothing_charged', { message });
}

/** Whether a call failed with one of the codes. */
export function failedWith(error: unknown, ...codes: ApiError['code'][]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Whether a discount code was refused. */
export function isCouponFault(error: unknown): boolean {
  return failedWith(error, 'coupon_invalid', 'coupon_expired', 'coupon_used_up', 'coupon_not_for_you');
}
