/** A piece of an announcement's message. */
export type AnnouncementPart =
  | { kind: 'text'; text: string }
  /** An address to open: http, https or mailto alone. `text` is as it was written. */
  | { kind: 'link'; text: string; href: string }
  /** A time to count down to. `text` is the marker as it was written. */
  | { kind: 'countdown'; text: string; at: Date };

const PIECE =
  /\((?:(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4})|(?<year2>\d{4})-(?<month2>\d\d)-(?<day2>\d\d)) (?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)\)|\bhttps?:\/\/[^\s<>"'`]+|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
/** An address with a host in ASCII, and without a name before it: letters of other alphabets, and a name, make one place look like another. */
const HOST = /^https?:\/\/[A-Za-z0-9[][A-Za-z0-9.:\-\]_]*(?:[/?#][^\s\\]*)?$/;
/** Characters that cannot be seen, and turn or hide what stands beside them. */
const STEERING = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/** A text as it is shown: without characters that turn or hide others, so that it reads as what it is. */
export const shownText = (text: string): string => text.replace(STEERING, '');

/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?)\]}]+$/;

/**
 * Reads a message: its countdown markers, `(dd-mm-yyyy hh:mm:ss)` or `(yyyy-mm-dd hh:mm:ss)`, and its links. A marker that is no time of the
 * calendar stays text, as does an address that is none.
 * @param timeZone in which the markers are read, a name of the IANA database; UTC where it is unknown here
 */
export function announcementParts(message: string, timeZone: string): AnnouncementPart[] {
  const parts: AnnouncementPart[] = [];
  const text = (more: string): void => {
    if (more === '') return;
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += more;
    else parts.push({ kind: 'text', text: more });
  };
  let from = 0;
  for (const match of message.matchAll(PIECE)) {
    text(message.slice(from, match.index));
    const [whole] = match;
    from = match.index + whole.length;
    if (whole.startsWith('(')) {
      const at = timeOf(match.groups ?? {}, timeZone);
      if (at) parts.push({ kind: 'countdown', text: whole, at });
      else text(whole);
      continue;
    }
    const link = linkOf(whole);
    if (link) parts.push(link);
    else text(whole);
    if (link) text(whole.slice(link.text.length));
  }
  text(message.slice(from));
  return parts;
}

function linkOf(written: string): Extract<AnnouncementPart, { kind: 'link' }> | null {
  const isAddress = /^https?:/.test(written);
  let text = written.replace(TRAILING, '');
  // A closing bracket that was opened within the address is part of it.
  if (written[text.length] === ')' && text.split('(').length > text.split(')').length) text += ')';
  if (!isAddress) return { kind: 'link', text, href: `mailto:${text}` };
  return HOST.test(text) ? { kind: 'link', text, href: text } : null;
}

function timeOf(groups: Record<string, string | undefined>, timeZone: string): Date | null {
  const number = (...names: string[]): number => Number(names.map((name) => groups[name]).find((value) => value !== undefined));
  const wall = [
    number('year', 'year2'),
    number('month', 'month2') - 1,
    number('day', 'day2'),
    number('hour'),
    number('minute'),
    number('second'),
  ] as const;
  const utc = new Date(Date.UTC(...wall));
  const [year, month, day, hour, minute, second] = wall;
  const isSame =
    utc.getUTCFullYear() === year &&
    utc.getUTCMonth() === month &&
    utc.getUTCDate() === day &&
    utc.getUTCHours() === hour &&
    utc.getUTCMinutes() === minute &&
    utc.getUTCSeconds() === second;
  if (!isSame) return null;
  // Twice: the offset at the first guess may be that of the other side of a change of the clocks.
  const first = utc.getTime() - offsetOf(utc, timeZone);
  return new Date(utc.getTime() - offsetOf(new Date(first), timeZone));
}

/** Milliseconds by which a zone's clocks are ahead of UTC at a moment; 0 for an unknown zone. */
function offsetOf(moment: Date, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(moment);
    const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return shown - Math.floor(moment.getTime() / 1000) * 1000;
  } catch {
    return 0;
  }
}

const SECOND_MS = 1000;

/**
 * What remains until a moment, as the specification writes it: `Nd Nh Nm`, then `Nh Nm Ns`, `Nm Ns`, `Ns`. Null: it is past.
 * @param now milliseconds since 1970
 */
export function countdownText(at: Date, now: number): string | null {
  const left = Math.ceil((at.getTime() - now) / SECOND_MS);
  if (left <= 0) return null;
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  const seconds = left % 60;
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  if (hours > 0) return `${hours}h ${minutes}m ${seconds}s`;
  return minutes > 0 ? `${minutes}m ${seconds}s` : `${seconds}s`;
}
