import type { Log } from '../lib/logger.ts';
import { onMeasure } from '../lib/measures.ts';

/** Characters of a statement that the log shows. */
const SHOWN_MAX = 200;

/** Logs each slow statement from now on: its text, which has no values, and its milliseconds. @returns ends it */
export function logSlowStatements(log: Pick<Log, 'warn'>): () => void {
  return onMeasure('slowStatement', ({ sql, ms }) =>
    log.warn({ statement: sql.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_MAX), ms: Math.round(ms) }, 'a statement was slow'),
  );
}
