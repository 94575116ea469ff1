import { useState } from 'react';
import { type AdminPassword, useAdminPassword } from '../../hooks/use-admin-password.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toast } from '../../lib/toast.store.ts';

interface Change {
  password: AdminPassword;
  busy: boolean;
  /** Makes the change, if a password is filled in. A second one meanwhile is ignored. */
  submit: () => Promise<void>;
}

/**
 * A change that needs the admin password. A refused password is shown at its field, every other failure by a toast.
 * @param failed the toast's title
 * @param onRefused takes a failure that has a place of its own; returns whether it has
 */
export function useChange(
  run: (adminPassword: string) => Promise<void>,
  failed: () => string,
  onRefused: (error: unknown) => boolean = () => false,
): Change {
  const password = useAdminPassword();
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy || !password.check()) return;
    setBusy(true);
    try {
      await run(password.value);
      password.clear();
    } catch (error) {
      if (!password.refused(error) && !onRefused(error)) toast('error', failed(), faultText(error));
    } finally {
      setBusy(false);
    }
  }
  return { password, busy, submit };
}

function faultText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'full') return t('site.full');
  return errorText(error, t('error.internal_error'));
}
