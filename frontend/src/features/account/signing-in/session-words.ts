import { BROWSER_NAMES } from '@beside/common/account/account.login-sessions.constants';
import type { LoginSessionView } from '@beside/common/account/account.login-sessions.views';
import { dayText } from '../../../lib/day-text.ts';
import { t, useI18n } from '../../../lib/i18n/i18n.store.ts';

const DAY_MS = 86_400_000;
/** Days from which weeks are counted. */
const WEEKS_FROM = 14;

/** A browser in words, like "Chrome on Android". */
export function browserText({ browser, system }: Pick<LoginSessionView, 'browser' | 'system'>): string {
  const name = browser ? BROWSER_NAMES[browser] : t('signing.a_browser');
  return system ? t(`signing.on_${system}`, { browser: name }) : name;
}

/** Since which day somebody is signed in there, and on which day it was last used. @param today `YYYY-MM-DD`, by UTC */
export function sessionText({ current, since, lastUsed }: LoginSessionView, today: string): string {
  const used = current ? null : daysAgoText(lastUsed, today);
  if (since === null) return used === null ? '' : t('signing.used', { when: used });
  return used === null
    ? t('signing.since', { date: dayText(since) })
    : t('signing.since_used', { date: dayText(since), when: used });
}

function daysAgoText(day: string, today: string): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));
  const format = new Intl.RelativeTimeFormat(useI18n.getState().language, { numeric: 'auto' });
  return days < WEEKS_FROM ? format.format(-days, 'day') : format.format(-Math.floor(days / 7), 'week');
}
