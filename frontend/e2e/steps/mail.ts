import { addressOf, expect } from './test.ts';

interface Caught {
  to: string;
  subject: string;
  links: string[];
}

/** The mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Caught[]> {
  const all: Caught[] = await (await fetch(`${addressOf('MAILBOX')}/messages.json`)).json();
  return all.filter(({ to }) => to === address);
}

/** Waits for more than `after` mailed links of a kind. Returns the newest one. */
export async function mailedLink(
  address: string,
  page: 'verify-email' | 'reset-password' | 'withdraw' | 'cancel',
  after = 0,
): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap((mail) => mail.links.filter((link) => link.includes(`/${page}?token=`)));
  await expect.poll(async () => (await links()).length).toBeGreaterThan(after);
  return (await links())[0] ?? '';
}
