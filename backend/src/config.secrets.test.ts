import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECRET_NAMES } from './config.secrets.ts';
import { CONFIG_NAMES, loadConfig } from './config.ts';
import { createPushKeys } from './lib/push/push-keys.ts';

const pushKeys = createPushKeys();
const folder = mkdtempSync(join(tmpdir(), 'beside-secrets-'));
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const refusal = (env: Record<string, string>): string => {
  try {
    loadConfig({ DATA_DIR: folder, ...env });
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

it('every secret may stand in a file, and a line end of it is no part of the secret', () => {
  expect(CONFIG_NAMES).toEqual(expect.arrayContaining([...SECRET_NAMES]));
  const values: Record<(typeof SECRET_NAMES)[number], string> = {
    DATABASE_URL: 'postgres://user:word@db/beside',
    DATABASE_DIRECT_URL: 'postgres://user:word@server/beside',
    REDIS_URL: 'redis://:word@cache:6379',
    SESSION_SECRET: 'a long session secret',
    OPENAI_API_KEY: 'sk-model',
    STRIPE_SECRET_KEY: 'sk_test_file',
    STRIPE_WEBHOOK_SECRET: 'whsec_file',
    SMTP_URL: 'smtps://user:word@mail.example.com',
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
    OWNER_PASSWORD: ' a password with spaces ',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20word',
  };
  const files = Object.entries(values).map(([name, value]) => [`${name}_FILE`, fileOf(name, `${value}\n`)]);
  const config = loadConfig({
    ...Object.fromEntries(files),
    STRIPE_PUBLISHABLE_KEY: 'pk_test_file',
    ...{ PUSH_PUBLIC_KEY: pushKeys.publicKey, PUSH_CONTACT: 'mailto:push@example.com' },
    OWNER_EMAIL: 'owner@example.com',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  });
  expect(config).toMatchObject({
    tracing: { headers: { authorization: 'Bearer word' } },
    database: { url: values.DATABASE_URL, directUrl: values.DATABASE_DIRECT_URL },
    redis: { kind: 'single', url: values.REDIS_URL },
    sessionSecrets: [values.SESSION_SECRET],
    model: { apiKey: values.OPENAI_API_KEY },
    stripe: { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET },
    mail: { smtpUrl: values.SMTP_URL },
    push: { account: { ...pushKeys, contact: 'mailto:push@example.com' } },
    owner: { password: values.OWNER_PASSWORD },
  });
});

it.each([
  ['a file that is missing', join(folder, 'none'), 'SESSION_SECRET_FILE names a file that cannot be read (ENOENT)'],
  ['a folder', folder, 'SESSION_SECRET_FILE names a file that cannot be read (EISDIR)'],
  ['an empty file', fileOf('empty', '\n'), 'SESSION_SECRET_FILE names a file that is empty'],
  ['a file of another kind', fileOf('huge', 'x'.repeat(100_000)), 'SESSION_SECRET_FILE names a file that is too large'],
])('%s stops the start with one clear line', (_what, SESSION_SECRET_FILE, fault) => {
  expect(refusal({ SESSION_SECRET_FILE })).toContain(fault);
});

it('a secret that is set twice stops the start: nobody could know which one holds', () => {
  const both = { SESSION_SECRET: 'a long session secret', SESSION_SECRET_FILE: fileOf('twice', 'another long secret') };
  expect(refusal(both)).toContain('SESSION_SECRET and SESSION_SECRET_FILE are both set');
});

it('a fault never repeats what a file holds', () => {
  const short = fileOf('short', 'hunter2');
  expect(refusal({ SESSION_SECRET_FILE: short })).toContain('SESSION_SECRET must have at least 16 characters');
  expect(refusal({ SESSION_SECRET_FILE: short, DATABASE_URL_FILE: fileOf('wrong', 'mysql://hunter2@db') })).not.toContain(
    'hunter2',
  );
});

it('SESSION_SECRET takes several, the newest first, each long enough', () => {
  const two = loadConfig({ DATA_DIR: folder, SESSION_SECRET: 'the newest of the secrets, the one before it' });
  expect(two.sessionSecrets).toEqual([
    'the newest of the secrets',
    'the one before it',
    // As one secret, which it would have been before there could be several.
    'the newest of the secrets, the one before it',
  ]);
  for (const wrong of ['a long session secret,', 'a long session secret,short', ',a long session secret'])
    expect(refusal({ SESSION_SECRET: wrong })).toContain('each');
});
