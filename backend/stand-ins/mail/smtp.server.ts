import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from '../listen.ts';
import { createMailboxPages } from './mailbox.server.ts';
import { Mailbox } from './mailbox.ts';

export interface MailServerOptions {
  /** The number of messages kept, the newest: 200 by default. */
  keep?: number;
}

export interface MailServer {
  /** The mailer's settings. */
  smtpUrl: string;
  /** The page of the caught mails; `/messages.json` below it is for tests. */
  mailboxUrl: string;
  close(): Promise<void>;
}

/** Bytes. */
const MESSAGE_MAX = 5 * 1024 * 1024;
/** Milliseconds that a mailer's idle connections may stay open after a close. */
const CLOSE_MS = 100;

/**
 * Starts the stand-in of a mail server on loopback: it accepts every message, delivers none, and shows them on a page.
 * Both listen on free ports. Nothing is kept on disk.
 */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mailbox = new Mailbox(options.keep ?? 200);
  const smtp = new SMTPServer({
    name: 'localhost',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MESSAGE_MAX,
    rejectOversized: true,
    closeTimeout: CLOSE_MS,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        if (!stream.sizeExceeded) parts.push(part);
      });
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) done();
        else mailbox.add(Buffer.concat(parts), recipients).then(() => done(), done);
      });
    },
  });
  // A client that disconnects mid-sentence is no failure of this server.
  smtp.on('error', () => undefined);
  const pages = createMailboxPages(mailbox);
  const smtpPort = await listenOnLoopback(smtp.server);
  const mailboxPort = await listenOnLoopback(pages);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}`,
    async close() {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => pages.close(() => resolve())),
      ]);
    },
  };
}
