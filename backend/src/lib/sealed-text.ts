import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts that the database must not hold in the open, under a secret that can change. */
export interface SealedText {
  /** By the newest secret. @param owner whose it is: a text that was moved to another owner's row is not opened there */
  seal(text: string, owner: string): string;
  /** By whichever secret sealed it. @throws Error where that is not known any more, or the text was tampered with */
  open(sealed: string, owner: string): string;
  /** What each text begins with that the newest secret has sealed. */
  newest: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  bytes: Buffer;
  /** Names the key without telling anything of it. */
  id: string;
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}

/**
 * AES-256-GCM, the key by HKDF-SHA-256.
 * @param secrets the newest first, at least one
 * @param purpose separates the keys of different uses
 */
export function sealedText(secrets: readonly string[], purpose: string): SealedText {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [first] = keys;
  if (!first) throw new Error('A secret is needed to seal with');
  return {
    newest: `${first.id}.`,
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.bytes, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${first.id}.${sealed.toString('base64url')}`;
    },
    open(text, owner) {
      const [id, rest = ''] = text.split('.');
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error('A text was sealed with a secret that is not known any more');
      const bytes = Buffer.from(rest, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
