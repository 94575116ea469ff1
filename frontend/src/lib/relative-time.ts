const MINUTE_MS = 60_000;

/**
 * Formats an age in minutes, hours under 24, then days.
 * Null under a minute and for future times: the interface has its own text for those.
 */
export function relativeTime(then: Date, now: Date, language: string): string | null {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  if (!(minutes >= 1)) return null;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day');
}
