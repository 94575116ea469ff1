import { dayText } from '../../lib/day-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import type { Usage } from './use-usage.ts';

/** The text of the form's usage note. */
export function usageWords({ used, limit, reached, resetsAt }: Usage, signedIn: boolean): string {
  if (limit === null) return t('usage.unlimited');
  const date = resetsAt ? dayText(resetsAt) : '';
  if (reached) return signedIn ? t('usage.own_limit', { date }) : t('usage.limit');
  const count = limit - used;
  return signedIn ? t('usage.own_left', { count, date }) : t('usage.left', { count });
}
