import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '@beside/common/account/account.passkeys.form';
import type { NewPasskeyOptions, UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 1, verified: 4, syncable: 8, synced: 16, made: 64 };
const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const base64url = (bytes: Buffer | Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** How an authenticator deviates from what it should do. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  /** It has not checked who uses it. */
  isUnverified?: boolean;
  challenge?: string;
  userHandle?: string;
  type?: string;
  counter?: number;
}

/** An authenticator with one passkey, as a phone has it, for tests without a browser: ES256, no attestation. */
export class TestPasskey {
  readonly credentialId = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly isSynced: boolean;
  private readonly aaguid: string;
  private readonly origin: string;
  private userHandle = '';

  /** @param origin of the page @param aaguid what kind of authenticator it is */
  constructor(origin: string, { isSynced = true, aaguid = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' } = {}) {
    this.origin = origin;
    this.isSynced = isSynced;
    this.aaguid = aaguid;
  }

  /** What a browser answers to `navigator.credentials.create`. */
  make(options: NewPasskeyOptions, deviations: Deviations = {}): NewPasskey {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const kind = Buffer.from(this.aaguid.replaceAll('-', ''), 'hex');
    const authData = Buffer.concat([
      this.head(deviations.rpId ?? options.rp.id, FLAGS.made, deviations),
      kind,
      length,
      id,
      this.cose(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deviations),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** What a browser answers to `navigator.credentials.get`. */
  use(options: UsePasskeyOptions, deviations: Deviations = {}): UsedPasskey {
    const authData = this.head(deviations.rpId ?? options.rpId, 0, deviations);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, deviations);
    const handle = deviations.userHandle ?? this.userHandle;
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(createSign('sha256').update(signed).sign(this.keys.privateKey)),
        ...(handle ? { userHandle: handle } : {}),
      },
    };
  }

  private clientData(type: string, challenge: string, { origin = this.origin, ...deviations }: Deviations): string {
    return base64url(
      JSON.stringify({ type: deviations.type ?? type, challenge: deviations.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  private head(rpId: string, more: number, { isUnverified, counter = 0 }: Deviations): Buffer {
    const synced = this.isSynced ? FLAGS.syncable | FLAGS.synced : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = FLAGS.present | (isUnverified ? 0 : FLAGS.verified) | synced | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** The public key: EC2, ES256, P-256. */
  private cose(): Buffer {
    const { x = '', y = '' } = (this.keys.publicKey as KeyObject).export({ format: 'jwk' });
    const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}
