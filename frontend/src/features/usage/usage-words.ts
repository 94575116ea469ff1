import { dayText } from '../../lib/day-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import type { Usage } from './use-usage.ts';

/** What the form's note says: how many sessions are left, and to whom more are offered. */
export function usageWords({ used, limit, reached, resetsAt }: Usage, signedIn: boolean): string {
  if (limit === null) return t('usage.unlimited');
  const count = reached ? limit : limit - used;
  if (!signedIn) return t(reached ? 'usage.limit' : 'usage.left', { count });
  return t(reached ? 'usage.own_limit' : 'usage.own_left', { count, date: resetsAt ? dayText(resetsAt) : '' });
}
