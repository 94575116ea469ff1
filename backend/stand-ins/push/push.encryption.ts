import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of its subscription. */
export interface BrowserKeys {
  ecdh: ECDH;
  auth: Buffer;
}

/** Bytes of the parts of a body in aes128gcm (RFC 8188, 2.1), and of the sender's public key (RFC 8291, 4). */
const SALT = 16;
const HEAD = SALT + 4 + 1;
const PUBLIC_KEY = 65;
const TAG = 16;
/** The last record's delimiter. */
const LAST = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Decrypts the body of a push as a browser does (RFC 8291), in the content encoding aes128gcm (RFC 8188).
 * @returns the plain text, without the encoding's own padding
 * @throws Error that says what is wrong with the body
 */
export function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): Buffer {
  const keyLength = body[HEAD - 1];
  if (body.length < HEAD + PUBLIC_KEY + TAG + 1 || keyLength !== PUBLIC_KEY)
    throw new Error('The header of aes128gcm has no key');
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const sender = body.subarray(HEAD, HEAD + PUBLIC_KEY);
  const record = body.subarray(HEAD + PUBLIC_KEY);
  // A push is one record (RFC 8291, 4).
  if (recordSize < TAG + 2 || record.length > recordSize) throw new Error('The body is not one record');
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = derive(shared, auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST) throw new Error('The record is not the last one');
  return padded.subarray(0, end);
}
