import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPushKeys, type PushKeys, publicKeyOf } from './lib/push/push-keys.ts';

/** Secrets, each of which may come from a file instead: `NAME_FILE` is the file's path. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'PUSH_PRIVATE_KEY',
  'OWNER_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** A file of a secret is far smaller; another file was named by mistake. */
const BYTES_MAX = 64 * 1024;
/** Characters of one session secret. */
const SESSION_SECRET_MIN = 16;

export type Environment = Partial<Record<string, string>>;

/**
 * Reads the secrets that stand in files.
 * @param env the environment's variables; empty ones count as unset
 * @param faults gets a line for each fault; none repeats anything of a file
 * @returns the environment with these secrets; the line end that editors add is not part of one
 */
export function readSecretFiles(env: Environment, faults: string[]): Environment {
  const read = SECRET_NAMES.flatMap((name) => {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (env[name]?.trim()) {
      faults.push(`${name} and ${name}_FILE are both set: remove one of them`);
      return [];
    }
    const secret = textOf(path);
    if (typeof secret === 'string') return [[name, secret]];
    faults.push(`${name}_FILE names a file that ${secret.fault}`);
    return [];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function textOf(path: string): string | { fault: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    return { fault: `cannot be read (${code})` };
  }
  if (bytes.length > BYTES_MAX) return { fault: 'is too large for a secret' };
  const text = bytes.toString('utf8').replace(/\r?\n$/, '');
  return text.trim() === '' ? { fault: 'is empty' } : text;
}

/**
 * The secrets of `SESSION_SECRET`, with commas between them, the newest first. The first is used for what is new, and each of them is accepted.
 * Several are accepted as one as well: a comma was part of a secret before there could be several.
 * @returns null without one
 */
export function sessionSecretsOf(text: string | null, faults: string[]): string[] | null {
  if (text === null) return null;
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => secret.length < SESSION_SECRET_MIN))
    faults.push(`SESSION_SECRET must have at least ${SESSION_SECRET_MIN} characters; of several, with commas between them, each`);
  return secrets.length > 1 ? [...secrets, text] : secrets;
}

/** Outside production the secret is made once and kept, so that sessions survive a restart. */
export const keptSecret = (dataDir: string): string => keptText(dataDir, 'session-secret', () => randomBytes(32).toString('hex'));

/**
 * Outside production the keys of notifications are made once and kept: a browser's subscription holds for one key alone.
 * @throws Error where the file holds no key
 */
export function keptPushKeys(dataDir: string): PushKeys {
  const privateKey = keptText(dataDir, 'push-private-key', () => createPushKeys().privateKey).trim();
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null)
    throw new Error(`${join(dataDir, 'push-private-key')} holds no key: remove the file, and a new one is made`);
  return { publicKey, privateKey };
}

/** The text of a file that its owner alone may read, made by the first start that needs it. */
function keptText(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
