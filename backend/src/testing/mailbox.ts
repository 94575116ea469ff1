import { expect, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../stand-ins/mail/smtp.server.ts';
import { WAIT } from './wait.ts';

export interface SentMail {
  id: string;
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
  /** A mail as it was sent, with its headers. */
  source(mail: SentMail): Promise<string>;
  /** Waits for a mail to an address with a subject. */
  see(email: string, subject: string): Promise<void>;
  /** Waits for the mail to an address that comes after `seen` others. */
  next(email: string, seen?: number): Promise<SentMail>;
  /** Waits for the mail with a link to a page that comes after `seen` such others. Returns the link's token. */
  nextToken(email: string, page: string, seen?: number): Promise<string>;
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
    source: async ({ id }) => (await fetch(`${server.mailboxUrl}/messages/${id}/source`)).text(),
    see: (email, wanted) =>
      vi.waitFor(async () => expect((await to(email)).map(({ subject }) => subject)).toContain(wanted), WAIT),
    next: (email, seen = 0) => nextOf(() => to(email), seen),
    nextToken: async (email, page, seen = 0) =>
      tokenOf(
        await nextOf(async () => (await to(email)).filter(({ links }) => links.some((link) => isTo(link, page))), seen),
        page,
      ),
    close: () => server.close(),
  };
}

/** Waits for the mail that comes after `seen` others of a list, the newest first. */
function nextOf(mails: () => Promise<SentMail[]>, seen: number): Promise<SentMail> {
  return vi.waitFor(
    async () => {
      const mail = (await mails()).at(-1 - seen);
      if (!mail) throw new Error(`There is no mail ${seen + 1}`);
      return mail;
    },
    { ...WAIT, interval: 30 },
  );
}

/** Whether a link leads to a page, with a token. */
const isTo = (link: string, page: string): boolean => {
  const { pathname, searchParams } = new URL(link);
  return pathname === page && searchParams.has('token');
};

/** The token of the first link that leads to a page. */
export function tokenOf({ links }: SentMail, page: string): string {
  const link = links.map((address) => new URL(address)).find(({ pathname }) => pathname === page);
  const token = link?.searchParams.get('token');
  if (!token) throw new Error(`The mail has no link to ${page}`);
  return token;
}
