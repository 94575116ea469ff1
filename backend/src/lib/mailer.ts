import { randomUUID } from 'node:crypto';
import type { Language } from '@beside/common/language/language.constants';
import type { Log } from './logger.ts';
import { MailError, toMailError } from './mailer.errors.ts';
import { isReachable, oneLine, parseSender } from './mailer.headers.ts';
import { report } from './measures.ts';
import { pause } from './pause.ts';

export interface MailerSettings {
  /** `smtp://` (STARTTLS where it is offered) or `smtps://`; names and passwords percent-encoded. `?requireTLS=true` insists on STARTTLS. */
  smtpUrl: string;
  /** `MAIL_FROM`: an address, or `Name <address>`. */
  from: string;
  /** The sender's name where `from` has none. */
  appName: string;
  /** Milliseconds to wait for a connection, a greeting, or the server's next bytes: 10 000 by default. */
  timeoutMs?: number;
}

export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  headers?: Record<string, string>;
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the message.
   * @throws MailError, loggable: it holds nothing of the message and no address
   */
  send(mail: Mail): Promise<void>;
  /** Lets current mails end, for a few seconds, and closes the connections. */
  close(): Promise<void>;
}

/** Mail is rare; a burst of it waits rather than opening many connections to a small server. */
const CONNECTIONS = 2;
const TIMEOUT_MS = 10_000;
/** Times the time-out: the longest that one message may take, so that a server which answers byte by byte blocks nothing. */
const PATIENCE = 3;
const CLOSE_MS = 5000;

/**
 * Sends all mail. It connects with the first message.
 * @throws Error when the server's or the sender's address cannot be read
 */
export function createMailer(settings: MailerSettings, log: Log): Mailer {
  const sender = parseSender(settings.from, settings.appName);
  const timeout = settings.timeoutMs ?? TIMEOUT_MS;
  const url = quietUrl(settings.smtpUrl);
  let transport: ReturnType<typeof openTransport> | null = null;
  const underway = new Set<Promise<unknown>>();

  const deliver = async (mail: Mail): Promise<void> => {
    if (!isReachable(mail.to)) throw new MailError('EENVELOPE', null);
    transport ??= openTransport(url, timeout, log);
    const opened = await transport;
    await opened
      .sendMail({
        from: sender,
        to: { name: '', address: mail.to },
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        messageId: `<${randomUUID()}@${sender.domain}>`,
        xMailer: false,
        headers: {
          ...safeHeaders(mail.headers ?? {}),
          'Content-Language': mail.language,
          // RFC 3834, and the same for Exchange: machines must not answer automatic mail.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
        },
        signal: AbortSignal.timeout(timeout * PATIENCE),
      })
      .catch((error: unknown) => {
        throw toMailError(error);
      });
  };

  return {
    async send(mail) {
      const sending = deliver(mail);
      underway.add(sending);
      try {
        await sending;
        report('outside', { service: 'mail', isDone: true });
      } catch (error) {
        // A refused message says nothing against its server.
        if (!(error instanceof MailError && error.permanent)) report('outside', { service: 'mail', isDone: false });
        throw error;
      } finally {
        underway.delete(sending);
      }
    },
    async close() {
      const late = new AbortController();
      await Promise.race([Promise.allSettled(underway), pause(CLOSE_MS, late.signal)]);
      late.abort();
      (await transport)?.close();
    },
  };
}

/**
 * Sends a mail; what the mail server refuses for good is only logged.
 * @param about what the log says of it
 * @throws MailError when it may be tried again
 */
export async function sendOrGiveUp(mailer: Pick<Mailer, 'send'>, mail: Mail, log: Log, about: object): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError && error.permanent)) throw error;
    log.warn({ err: error, ...about }, 'a mail was refused for good');
  }
}

/** The library is imported with the first mail. */
async function openTransport(url: string, timeout: number, log: Log) {
  const { default: nodemailer } = await import('nodemailer');
  const opened = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // The library must open no path or address that a text contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  opened.on('error', (error: unknown) => log.warn({ err: toMailError(error) }, 'a mail connection failed'));
  return opened;
}

/** The server's address without options that would log mails to the console. */
function quietUrl(smtpUrl: string): string {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must be an address that begins with smtp:// or smtps://');
  }
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

/** Fields of our own making: none can add a recipient or another sender. */
function safeHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => {
    if (!/^(x|list)-[a-z-]{1,60}$/i.test(name)) throw new MailError('EHEADER', null);
    return [name, oneLine(value)];
  });
  return Object.fromEntries(entries);
}
