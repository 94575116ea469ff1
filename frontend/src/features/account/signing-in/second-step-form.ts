import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { faultsOf, faultText } from '../account-faults.ts';
import { type AccountForm, useAccountForm } from '../use-account-form.ts';

interface Options {
  /** Takes the code; throws on failure. */
  send: (code: string) => Promise<void>;
  /** The title of a failure that is not the code's. */
  failed: string;
  /** Runs after such a failure. @returns whether it was dealt with */
  onFailed?: (error: unknown) => boolean;
}

/** The form of a code of the second step: a wrong one is named at its field. */
export function useCodeForm({ send, failed, onFailed }: Options): AccountForm<{ code: string }> {
  return useAccountForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? faultText('codeWrong') : null }),
    send: ({ code }) => send(code),
    refused: (error) => (error instanceof ApiError && error.code === 'code_wrong' ? faultsOf(error) : null),
    onFailed: (error, alerts) => {
      if (!onFailed?.(error)) alerts.show(failed, errorText(error, t('error.internal_error')));
    },
  });
}
