import type { StatusFormat } from '@beside/common/incidents/incidents.constants';
import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';

/** The formats' own names, which no language translates. */
export const FORMAT_NAMES: Record<StatusFormat, string> = {
  statuspage: 'Statuspage',
  instatus: 'Instatus',
  cstate: 'cState',
  rss: 'RSS',
  atom: 'Atom',
};

/** A time to the second, like "Today, 21:13:42". */
export function momentText(time: string, now = new Date()): string {
  const at = new Date(time);
  if (at.toDateString() === now.toDateString()) return t('monitor.today', { time: secondsText(time) });
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'medium' }).format(at);
}

/** The time of day to the second. */
export const secondsText = (time: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'medium' }).format(new Date(time));

/** Why the last check failed, in a sentence; null: it did not fail. */
export function faultText({ lastError, statusPageUrl }: MonitoringView): string | null {
  if (!lastError) return null;
  const { fault, status } = lastError;
  const host = statusPageUrl && URL.canParse(statusPageUrl) ? new URL(statusPageUrl).host : t('monitor.page');
  if (fault === 'bad_status' && status !== null) return t('monitor.fault_status', { host, status: String(status) });
  return t(`monitor.fault_${fault}`, { host });
}

/** When the last check was, and how it ended. */
export function lastCheckText({ lastCheck, lastSuccess, lastError }: MonitoringView): string {
  if (lastCheck === null) return t('monitor.never');
  const time = momentText(lastCheck);
  if (!lastError) return time;
  const success = lastSuccess === null ? t('monitor.never') : momentText(lastSuccess);
  return t('monitor.last_failed', { time, success });
}

/** How many incidents the status page reports. */
export function openText({ incidents, lastSuccess, lastError }: MonitoringView): string {
  if (lastSuccess === null) return t('monitor.unknown');
  const count = incidents.filter(({ isDemo }) => !isDemo).length;
  const open = count === 0 ? t('monitor.no_incidents') : String(count);
  return lastError ? t('monitor.open_as_of', { open, time: momentText(lastSuccess) }) : open;
}
