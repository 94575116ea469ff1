import { vi } from 'vitest';
import { type MailServer, startMailServer } from '../../stand-ins/mail/smtp.server.ts';
import { WAIT } from './wait.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export interface TestMailbox {
  smtpUrl: string;
  /** Every mail to an address, the newest first. */
  to(email: string): Promise<SentMail[]>;
  /** Waits for the mail to an address that comes after `seen` others. */
  next(email: string, seen?: number): Promise<SentMail>;
  close(): Promise<void>;
}

/** A real mail server, whose mailbox a test reads. */
export async function startMailbox(): Promise<TestMailbox> {
  const server: MailServer = await startMailServer();
  const to = async (email: string): Promise<SentMail[]> => {
    const all: SentMail[] = JSON.parse(await (await fetch(`${server.mailboxUrl}/messages.json`)).text());
    return all.filter((mail) => mail.to === email);
  };
  return {
    smtpUrl: server.smtpUrl,
    to,
    next: (email, seen = 0) =>
      vi.waitFor(
        async () => {
          const mails = await to(email);
          const mail = mails.at(-1 - seen);
          if (!mail) throw new Error(`No mail ${seen + 1} to ${email}`);
          return mail;
        },
        { ...WAIT, interval: 30 },
      ),
    close: () => server.close(),
  };
}

/** The token of the first link that leads to a page. */
export function tokenOf({ links }: SentMail, page: string): string {
  const link = links.map((address) => new URL(address)).find(({ pathname }) => pathname === page);
  const token = link?.searchParams.get('token');
  if (!token) throw new Error(`The mail has no link to ${page}`);
  return token;
}
