import { isEmail } from '@beside/common/account/account.rules';
import { type PushKeys, publicKeyOf } from './lib/push/push-keys.ts';
import { isPushHost, isStandInOrigin, PUSH_SERVICES } from './lib/push/push-services.ts';

export const PUSH_NAMES = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT', 'PUSH_HOSTS'] as const;
/** What makes an account at push services: all of it, or nothing. */
const ACCOUNT_NAMES = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;

export interface PushConfig {
  /** Null: the stand-in, with keys that are made once; in production no notifications at all. */
  account: (PushKeys & { contact: string }) | null;
  /** The push services that may be asked: hosts, whose subdomains count too; outside production also origins of a stand-in. */
  hosts: readonly string[];
}

/**
 * Reads how web pushes are sent.
 * @param text a variable's value; null where it is unset
 * @param faults gets a line for each fault; none repeats a key
 */
export function pushConfig(
  text: (name: (typeof PUSH_NAMES)[number]) => string | null,
  { production }: { production: boolean },
  faults: string[],
): PushConfig {
  const hosts =
    text('PUSH_HOSTS')
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? PUSH_SERVICES;
  const isHost = (entry: string): boolean => isPushHost(entry) || (!production && isStandInOrigin(entry));
  if (hosts.length === 0 || !hosts.every(isHost))
    faults.push('PUSH_HOSTS must be names of hosts, as fcm.googleapis.com, with commas between them');
  const [publicKey = null, privateKey = null, contact = null] = ACCOUNT_NAMES.map(text);
  if (!publicKey || !privateKey || !contact) {
    const missing = ACCOUNT_NAMES.filter((name) => !text(name));
    if (missing.length < ACCOUNT_NAMES.length)
      faults.push(`${missing.join(' and ')} is missing: the settings of notifications belong together`);
    return { account: null, hosts };
  }
  const derived = publicKeyOf(privateKey);
  if (derived === null) faults.push('PUSH_PRIVATE_KEY must be a private key of P-256: 43 characters of base64url');
  else if (derived !== publicKey) faults.push('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair: make both at once');
  if (!isContact(contact))
    faults.push('PUSH_CONTACT must be mailto: with a mail address, or an address that begins with https://');
  return { account: { publicKey, privateKey, contact }, hosts };
}

/** Push services write there when something is wrong (RFC 8292); some refuse any other form. */
function isContact(contact: string): boolean {
  const [, email] = /^mailto:(.*)$/.exec(contact) ?? [];
  return email === undefined ? URL.parse(contact)?.protocol === 'https:' : isEmail(email);
}
