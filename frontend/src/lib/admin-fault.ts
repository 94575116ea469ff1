import { ApiError } from './api.ts';
import { errorText } from './error-text.ts';
import { t } from './i18n/i18n.store.ts';

/** The codes that mean something else in the panel than on other pages, or that occur there alone. */
const OWN = ['not_allowed', 'last_owner', 'plan_is_paid', 'full', 'payments_off', 'conflict'] as const;

/** The text of a failed call of the panel: by its code, else the fallback. The password's own faults are the field's. */
export function adminFault(error: unknown, fallback = t('error.internal_error')): string {
  const own = error instanceof ApiError && OWN.find((code) => code === error.code);
  return own ? t(`admin.error_${own}`) : errorText(error, fallback);
}

/** Whether a call failed with a code. */
export function failedWith(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
