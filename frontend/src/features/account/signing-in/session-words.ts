import { BROWSER_NAMES } from '@beside/common/account/account.login-sessions.constants';
import type { LoginSessionView } from '@beside/common/account/account.login-sessions.views';
import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
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

/** A passkey's own name, else the browser in which it was added. */
export const passkeyName = ({ name, ...device }: PasskeyView): string => name ?? browserText(device);

/** When a passkey was added and used, who keeps it, and whether it is on other devices. @param today `YYYY-MM-DD`, by UTC */
export function passkeyText({ name, since, lastUsed, provider, isSynced, ...device }: PasskeyView, today: string): string {
  const date = dayText(since);
  const added =
    name === null ? t('signing.passkey_since', { date }) : t('signing.passkey_since_in', { date, browser: browserText(device) });
  const used =
    lastUsed === null ? t('signing.passkey_unused') : t('signing.passkey_used', { when: daysAgoText(lastUsed, today) });
  const where = isSynced ? 'synced' : 'bound';
  const kept = provider === null ? t(`signing.passkey_${where}`) : t(`signing.passkey_${where}_by`, { provider });
  return [added, used, kept].join(' ');
}

/** Since which day somebody is signed in there, and on which day it was last used; and whether by a passkey. @param today `YYYY-MM-DD`, by UTC */
export function sessionText(session: LoginSessionView, today: string): string {
  const days = daysText(session, today);
  return session.how === 'passkey' ? [days, t('signing.by_passkey')].filter(Boolean).join(' · ') : days;
}

function daysText({ current, since, lastUsed }: LoginSessionView, today: string): string {
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
