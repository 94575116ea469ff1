import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { isKnownHere, isUnsupported } from './passkey-browser.ts';

/** Why a passkey could not be made. */
export function newPasskeyFailure(error: unknown): string {
  if (isKnownHere(error)) return t('error.passkey_exists');
  return isUnsupported(error) ? t('auth.passkey_unsupported') : passkeyFailure(error);
}

/** Why a passkey could not be used. */
export function passkeyFailure(error: unknown): string {
  // The code's own text speaks of a password.
  const isRefused = error instanceof ApiError && error.code === 'invalid_credentials';
  if (isRefused || isUnsupported(error)) return t('auth.passkey_failed');
  return errorText(error, t('error.internal_error'));
}
