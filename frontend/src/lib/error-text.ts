import {
  type AdminErrorCode,
  type ErrorCode,
  isAdminErrorCode,
  isErrorCode,
  isPaymentErrorCode,
  type LocalErrorCode,
  type PaymentErrorCode,
} from '@beside/common/errors';
import { ApiError } from './api.ts';
import { config } from './config.ts';
import { t } from './i18n/i18n.store.ts';

/** The translated text of a failure's code, else the fallback. Payments and the admin's side have their own, in their features. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.code === 'too_many_requests' && (error.retryAfter ?? 0) > 90)
    return t('error.too_many_for_minutes', { minutes: Math.ceil((error.retryAfter ?? 0) / 60) });
  if (error instanceof ApiError && error.code !== 'unreadable' && hasText(error.code)) return textOf(error.code);
  return fallback;
}

/** The translated text of a failure's code; of an unknown one, and of one with texts of its own, that of a fault on our side. */
export function codeText(code: string | undefined): string {
  return textOf(isErrorCode(code) && hasText(code) ? code : 'internal_error');
}

type CodeWithText = Exclude<ErrorCode | LocalErrorCode, PaymentErrorCode | AdminErrorCode | 'unreadable'>;

const textOf = (code: CodeWithText): string => t(`error.${code}`, { appName: config.appName });

/** Whether a code's text is loaded with every page. */
function hasText<C extends string>(code: C): code is Exclude<C, PaymentErrorCode | AdminErrorCode> {
  return !isPaymentErrorCode(code) && !isAdminErrorCode(code);
}
