import { AGE_MAX, AGE_MIN, EMAIL_MAX } from './account.constants.ts';

/** An email address as it is kept and compared: trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether this has the form of an address that mail can reach: one @, something before it, a domain of two labels or more after it. Linear in its length. */
export function isEmail(email: string): boolean {
  const address = normaliseEmail(email);
  if (address.length > EMAIL_MAX || /[\s\p{Cc}<>()[\]\\,;:"]/u.test(address)) return false;
  const [local = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || local === '' || local.length > 64) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** Whether this is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** Whole years between two days, both `YYYY-MM-DD`; negative for a day to come. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** What is wrong with a date of birth, on this day (`YYYY-MM-DD`); null when nothing is. */
export function birthFault(dateOfBirth: string, today: string): 'invalid' | 'too_young' | null {
  if (!isDay(dateOfBirth)) return 'invalid';
  const age = yearsBetween(dateOfBirth, today);
  if (dateOfBirth > today || age > AGE_MAX) return 'invalid';
  return age < AGE_MIN ? 'too_young' : null;
}
