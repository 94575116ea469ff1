import { afterAll } from 'vitest';
import type { TestUser } from './accounts.ts';
import { signUpAs, signUpOwner } from './admins.ts';
import { startMailbox, type TestMailbox } from './mailbox.ts';
import { useApp, type World } from './use-app.ts';

/** A product whose mails arrive in a mailbox, with an owner and an admin who is none. Addresses are not verified. */
export async function useMailedApp(): Promise<World & { mailbox: TestMailbox; owner: TestUser; admin: TestUser }> {
  const mailbox = await startMailbox();
  const used = await useApp({
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'no-reply@beside.example',
    EMAIL_VERIFICATION: 'off',
  });
  afterAll(() => mailbox.close());
  const owner = await signUpOwner(used.app, used.database);
  return { ...used, mailbox, owner, admin: await signUpAs(used.app, used.database, 'admin') };
}
