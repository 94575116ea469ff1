import { pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * The one log: JSON lines on standard error, so that standard output stays for the few lines a person reads at start.
 * Of an error only its kind, code and stack are written: messages of drivers may quote what people wrote.
 */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, serializers: { err: describeError } }, pino.destination({ fd: 2, sync: false }));
}

/** What of an error may be logged: its name, code and the places it passed, never its message. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, stack: stack.slice(0, 8).join('\n') };
}
