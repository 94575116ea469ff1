import { createECDH } from 'node:crypto';

/** A key pair of P-256 by which push services know this installation (RFC 8292), each key in base64url. */
export interface PushKeys {
  /** The point in its uncompressed form: 65 bytes. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

const CURVE = 'prime256v1';

/** Makes a new pair. */
export function createPushKeys(): PushKeys {
  const made = createECDH(CURVE);
  // A private key may begin with zeros, which Node leaves out.
  const [publicKey, privateKey] = [made.generateKeys(), Buffer.from(made.getPrivateKey('hex').padStart(64, '0'), 'hex')];
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/** The public key that belongs to a private one; null for what is no private key. */
export function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return pair.getPublicKey().toString('base64url');
}
