import { type DestinationStream, pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** The log with what is written at `info` whatever its level, because it must be kept. */
export interface FullLog extends Log {
  kept: Pick<Log, 'info'>;
}

/**
 * The one log: JSON lines on standard error, so that standard output has only the lines of the start.
 * Of an error it writes name, code and stack: messages of drivers may quote what users wrote.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ fd: 2, sync: false })): FullLog {
  const log = pino({ level, base: undefined, serializers: { err: describeError } }, destination);
  // Whoever silences the log wants nothing at all.
  const kept = log.child({}, { level: level === 'silent' ? level : 'info' });
  return Object.assign(log, { kept });
}

/** What the log may hold of an error: its name, code and stack, never its message. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, stack: stack.slice(0, 8).join('\n') };
}
