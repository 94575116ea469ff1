import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../../lib/keyed-hash.ts';

/** Milliseconds within which a challenge is answered: a sign-in page that stays open asks for another. */
const VALID_MS = 10 * 60_000;
/** Random bytes of a challenge: W3C Web Authentication 3, 13.4.3, asks for 16 at least. */
const RANDOM_BYTES = 16;

/** Reads the challenge that an authenticator has signed. */
interface ChallengeReader {
  /** Whether a challenge, as the browser reports it (base64url), was made for this purpose. It is kept for the other two. */
  isOurs(reported: string): boolean;
  isLate(): boolean;
  id(): string;
}

/**
 * Challenges for passkeys. A node keeps none: each carries its time and a keyed hash of both and of its purpose, so that any node knows it again. That
 * each counts once is the database's matter: see `passkeys.takeChallenge`.
 * @param secrets the newest first, at least one
 */
export function passkeyChallenges(secrets: readonly string[]) {
  const hash = keyedHash(secrets);
  const signed = (id: string, until: string, purpose: string) => `passkey challenge ${purpose} ${until} ${id}`;
  return {
    /** @param purpose what it is for, and for whom: nothing else accepts it @returns it in base64url */
    make(purpose: string): string {
      const id = randomBytes(RANDOM_BYTES).toString('base64url');
      const until = (Date.now() + VALID_MS).toString(36);
      return Buffer.from(`${id}.${until}.${hash.of(signed(id, until, purpose))}`).toString('base64url');
    },

    reader(purpose: string): ChallengeReader {
      let read = { id: '', until: 0 };
      return {
        isOurs(reported) {
          const [id = '', until = '', mac = ''] = Buffer.from(reported, 'base64url').toString('latin1').split('.');
          read = { id, until: Number.parseInt(until, 36) };
          return hash.all(signed(id, until, purpose)).includes(mac);
        },
        isLate: () => !(read.until >= Date.now()),
        id: () => read.id,
      };
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
