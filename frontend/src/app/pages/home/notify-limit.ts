import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';

/** Explains in a toast why the form sends nothing at the limit. A visitor is asked to sign in. */
export function notifyBlocked(signedIn: boolean): void {
  if (signedIn) toast('info', t('usage.limit_reached'), t('usage.limit_toast'));
  else toast('info', t('usage.reached'), t('usage.reached_visitor'));
}
