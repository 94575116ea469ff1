/** The mail library's codes, in words that may be logged. */
const REASONS: Record<string, string> = {
  ETIMEDOUT: 'The mail server did not answer in time',
  ESOCKET: 'The mail server cannot be reached',
  ECONNECTION: 'The mail server cannot be reached',
  EDNS: 'The mail server cannot be reached',
  ETLS: 'No protected connection to the mail server could be made',
  EAUTH: 'The mail server did not accept the name and the password',
  ENOAUTH: 'The mail server did not accept the name and the password',
  EENVELOPE: 'The mail was refused',
  EMESSAGE: 'The mail was refused',
  EHEADER: 'A header of this name may not be set',
};

/** Mail that was not sent. It holds a code and the server's number, never the server's words, which quote addresses. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The mail library's, for example `ETIMEDOUT`, `EENVELOPE`. */
  readonly code: string;
  /** The server's reply number, for example 550. */
  readonly status: number | null;
  /** Whether the server would refuse the same message again. */
  readonly permanent: boolean;

  constructor(code: string, status: number | null) {
    super(`${REASONS[code] ?? 'The mail could not be sent'} (${status === null ? code : `${code} ${status}`})`);
    this.code = code;
    this.status = status;
    const about = code === 'EENVELOPE' || code === 'EMESSAGE';
    // 503 means a fault of the conversation, not of the message.
    this.permanent = code === 'EHEADER' || (about && (status === null || (status >= 500 && status !== 503)));
  }
}

/** Keeps the loggable part of a failure. */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  // Our own deadline counts as a time-out, too.
  return new MailError(code === 'EABORT' ? 'ETIMEDOUT' : code, Number.isInteger(status) ? status : null);
}
