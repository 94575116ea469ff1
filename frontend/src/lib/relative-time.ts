const MINUTE_MS = 60_000;

/**
 * How long ago something was, in a language: minutes, hours under 24, then days.
 * Null under a minute (and for clocks that run ahead): the interface has its own words for that.
 */
export function relativeTime(then: Date, now: Date, language: string): string | null {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (!(minutes >= 1)) return null;
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day');
}
