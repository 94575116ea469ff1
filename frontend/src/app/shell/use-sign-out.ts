import { useState } from 'react';
import { signOut as endSignedInSession } from '../../features/account/session.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toast, toastOnward } from '../../lib/toast.store.ts';
import { auth } from '../pages/auth/auth-part.ts';

/** Signs the person out, and leads to the sign-in page. A failure leaves everything as it is, and says so. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      // The page that is left to must be here before what is shown now goes.
      await auth.preload().catch(() => undefined);
      await endSignedInSession('/auth');
      toastOnward('done', t('shell.signed_out'));
    } catch (error) {
      toast('error', t('shell.logout_failed'), errorText(error, t('shell.logout_failed_text')));
    } finally {
      setBusy(false);
    }
  }
  return { signOut: () => void (busy || run()), busy };
}
