import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Why a plan could not be cancelled, a cancellation undone, or a declaration sent. */
export function contractFault(error: unknown, fallback: string): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'change_in_progress' || code === 'not_subscribed' || code === 'payment_disputed') return t(`leaving.${code}`);
  return errorText(error, fallback);
}
