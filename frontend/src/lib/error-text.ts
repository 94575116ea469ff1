import { ApiError } from './api.ts';
import { t } from './i18n/i18n.store.ts';

/** The translated text of a failure's code, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.code === 'too_many_requests' && (error.retryAfter ?? 0) > 90)
    return t('error.too_many_for_minutes', { minutes: Math.ceil((error.retryAfter ?? 0) / 60) });
  if (error instanceof ApiError && error.code !== 'unreadable') return t(`error.${error.code}`);
  return fallback;
}
