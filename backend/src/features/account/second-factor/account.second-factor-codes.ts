import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib/functional';

/** Seconds of a code, and by how much two clocks may differ: a step. */
const STEP_S = 30;
/** Recovery codes of a user, and the characters of one: those that nobody takes for another. */
const CODES = 10;
const CODE_LENGTH = 8;
const ALPHABET = '23456789BCDFGHJKMNPQRTVWXY';

/** What the database keeps of a second step, in the open. */
export interface FactorKeys {
  /** The key of the app's codes, in Base32. */
  secret: string;
  /** The key of the recovery codes' hashes: their 37 bits alone could be guessed from a stolen database. */
  codeKey: string;
}

export const newKeys = (): FactorKeys => ({ secret: generateSecret(), codeKey: randomBytes(32).toString('base64url') });
export const packKeys = ({ secret, codeKey }: FactorKeys): string => `${secret} ${codeKey}`;

/** @throws Error for anything that `packKeys` did not make */
export function unpackKeys(text: string): FactorKeys {
  const [secret, codeKey] = text.split(' ');
  if (!secret || !codeKey) throw new Error('The keys of a second step are not complete');
  return { secret, codeKey };
}

/** The address by which an app takes the key over, also from a picture. */
export const addressOfKey = (secret: string, issuer: string, label: string): string => generateURI({ secret, issuer, label });

/** Whether what somebody typed can be a code of an app: six figures, perhaps with spaces. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(plain(typed));

/** The step of a right code (RFC 6238), one step early or late; null for a wrong one. */
export async function stepOf(secret: string, typed: string): Promise<number | null> {
  const result = await verify({ secret, token: plain(typed), epochTolerance: STEP_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** New recovery codes, such as `7K2M-QX9D`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
  });

/** What the database keeps of a recovery code, however it is typed. */
export const hashOfCode = ({ codeKey }: FactorKeys, typed: string): string =>
  createHmac('sha256', codeKey).update(plain(typed)).digest('base64url');

const plain = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
