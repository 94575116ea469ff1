import { t } from '../../lib/i18n/i18n.store.ts';

/** "10 advice sessions a month", or that they are unlimited. */
export function sessionsText(limit: number | null): string {
  return limit === null ? t('billing.sessions_unlimited') : t('billing.sessions', { count: limit });
}
