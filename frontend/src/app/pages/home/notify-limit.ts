import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';

/** Why the form at its limit sends nothing. A visitor has no plan to upgrade, and is asked to sign in first. */
export function notifyBlocked(signedIn: boolean): void {
  if (signedIn) toast('info', t('usage.limit_reached'), t('usage.limit_toast'));
  else toast('info', t('usage.reached'), t('usage.reached_visitor'));
}
