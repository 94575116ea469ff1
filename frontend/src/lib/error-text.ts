import { ApiError } from './api.ts';
import { t } from './i18n/i18n.store.ts';

/** What to tell the person about a failure: by its code in their language, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.code !== 'unreadable') return t(`error.${error.code}`);
  return fallback;
}
