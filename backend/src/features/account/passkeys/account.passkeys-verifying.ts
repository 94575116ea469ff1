import { createHash } from 'node:crypto';
import { PASSKEY_PROVIDERS } from '@beside/common/account/account.passkeys.constants';
import type { NewPasskey, UsedPasskey } from '@beside/common/account/account.passkeys.form';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { AppError } from '../../../lib/app-error.ts';

/** For whom passkeys are made: the site's host, and the origin that browsers must report. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** @param publicUrl the site's address */
export function passkeySite(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** Public-key algorithms, the best first (COSE): EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** By what authenticators know a user: nothing of it says who they are, and it is the same for all of their passkeys. */
export const handleOf = (userId: string): string => createHash('sha256').update(`passkey handle ${userId}`).digest('base64url');

export const providerOf = (aaguid: string): string | null => PASSKEY_PROVIDERS[aaguid] ?? null;

/** What a new passkey is, as its authenticator states it. */
export interface VerifiedPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  aaguid: string;
  isSynced: boolean;
}

/** Bytes of what an authenticator may call a passkey (W3C Web Authentication 3, 7.1). */
const ID_BYTES = { least: 16, most: 1023 };

const wrong = (): AppError => new AppError('invalid_credentials', 'The passkey did not answer as it should');

/**
 * Verifies what a browser answers when a passkey was made: for this site, for our challenge, by a user whom the authenticator has verified.
 * @param isOurs takes the challenge as the browser reports it
 * @throws AppError 401 `invalid_credentials`
 */
export async function verifyNew(
  { id, response: { transports = [], ...made } }: NewPasskey,
  { rpId, origin }: PasskeySite,
  isOurs: (challenge: string) => boolean,
): Promise<VerifiedPasskey> {
  const bytes = Buffer.from(made.attestationObject, 'base64url');
  const verified = await orWrong(async () => {
    // None is asked for. A statement with certificates, which a browser would have removed, is not worth reading.
    const statement = decodeAttestationObject(new Uint8Array(bytes));
    if (statement.get('attStmt').get('x5c') || !['none', 'packed'].includes(statement.get('fmt'))) throw wrong();
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: made },
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!verified.verified) throw wrong();
  const { credential, aaguid, credentialDeviceType } = verified.registrationInfo;
  const { length } = Buffer.from(id, 'base64url');
  if (credential.id !== id || length < ID_BYTES.least || length > ID_BYTES.most) throw wrong();
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports(transports),
    aaguid,
    // It may be copied, whether it was yet or not: a list must not say that it stays where it is.
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

/** A known passkey. */
interface KnownPasskey {
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
}

/**
 * Verifies what a browser answers when a passkey was used.
 * @param isOurs takes the challenge as the browser reports it
 * @param namesUser it must name its user, since nothing else was asked for
 * @returns its counter now
 * @throws AppError 401 `invalid_credentials`
 */
export async function verifyUse(
  { id, response }: UsedPasskey,
  known: KnownPasskey,
  { rpId, origin }: PasskeySite,
  isOurs: (challenge: string) => boolean,
  namesUser: boolean,
): Promise<number> {
  const { userHandle, ...used } = response;
  // It names its user as well, and both must agree.
  if ((namesUser || userHandle) && userHandle !== handleOf(known.userId)) throw wrong();
  const { verified, authenticationInfo } = await orWrong(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: used },
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: Number(known.counter),
      },
    }),
  );
  if (!verified) throw wrong();
  return authenticationInfo.newCounter;
}

/** A library's failure is one of the caller, who has sent what it cannot read or must not accept. */
async function orWrong<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw wrong();
  }
}

/** How a browser may name a way to an authenticator; others it does not know. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const knownTransports = (transports: readonly string[]): string[] => TRANSPORTS.filter((each) => transports.includes(each));

/** A passkey as a browser is told of it. */
export const descriptorOf = ({ credentialId, transports }: Pick<KnownPasskey, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: knownTransports(transports),
});
