import { useState } from 'react';
import { signOut } from '../../features/account/session.ts';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toastOnward } from '../../lib/toast.store.ts';
import { auth } from '../pages/auth/auth-part.ts';

/** Signs the user out and opens the sign-in page. A failure shows a toast and changes nothing. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const alerts = useAlerts();
  async function run() {
    alerts.clear();
    setBusy(true);
    try {
      // The next page's code must be loaded before this page disappears.
      await auth.preload().catch(() => undefined);
      await signOut('/auth');
      toastOnward('done', t('shell.signed_out'));
    } catch (error) {
      alerts.show(t('shell.logout_failed'), errorText(error, t('shell.logout_failed_text')));
    } finally {
      setBusy(false);
    }
  }
  return { signOut: () => void (busy || run()), busy };
}
