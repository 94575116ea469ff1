import { forBrowser } from '../../lib/storage.ts';

/** The first two pieces of advice that this browser has read to their end, by the beginnings of their ids; then that the line was shown. */
const KEY = 'beside.advice.read';
const SHOWN = 'shown';
const BEFORE = 2;
/** Enough to tell two from a third, and too little to open any. */
const MARK_LENGTH = 8;

const markOf = (id: string): string => id.slice(0, MARK_LENGTH);
const kept = (): string[] => (forBrowser.get(KEY) ?? '').split(' ').filter(Boolean);

/** Whether two others were read here before, and the line was never shown. */
export function isThirdAdvice(id: string): boolean {
  const marks = kept();
  return marks.length === BEFORE && !marks.includes(markOf(id));
}

/** Records that an advice was read to its end: the third one only where it had the line, which is shown once. */
export function recordAdviceRead(id: string, withLine: boolean): void {
  if (withLine) return void forBrowser.set(KEY, SHOWN);
  const marks = kept();
  if (marks[0] === SHOWN || marks.length === BEFORE || marks.includes(markOf(id))) return;
  forBrowser.set(KEY, [...marks, markOf(id)].join(' '));
}

/** Forgets what was read here: at a quick exit. */
export function forgetAdviceRead(): void {
  forBrowser.remove(KEY);
}
