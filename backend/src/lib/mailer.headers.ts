import { isEmail } from '@beside/common/account/account.rules';
import addressparser from 'nodemailer/lib/addressparser';

export interface Sender {
  name: string;
  address: string;
  /** The part after the address's @. */
  domain: string;
}

/** Text for one header line: line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whether this is one bare address, with nothing around it that could form a header or a command. */
export function isReachable(address: string): boolean {
  return address === address.trim() && isEmail(address);
}

/**
 * Reads `MAIL_FROM`.
 * @param appName the name where `MAIL_FROM` has none
 * @throws Error when it is not one address
 */
export function parseSender(from: string, appName: string): Sender {
  const [mailbox, ...more] = addressparser(oneLine(from), { flatten: true });
  const address = mailbox?.address ?? '';
  const [local = '', domain = '', ...rest] = address.split('@');
  // A domain of one label is valid: development set-ups send from `beside@localhost`.
  if (more.length > 0 || rest.length > 0 || local === '' || !/^[\p{L}\p{N}.-]+$/u.test(domain) || /\s/.test(address)) {
    throw new Error('MAIL_FROM must be one address, for example Beside <no-reply@example.com>');
  }
  return { name: mailbox?.name || oneLine(appName), address, domain };
}
