import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptPushKeys } from './config.secrets.ts';
import { loadConfig } from './config.ts';
import { createPushKeys, publicKeyOf } from './lib/push/push-keys.ts';
import { PUSH_SERVICES } from './lib/push/push-services.ts';

const keys = createPushKeys();
const SESSION = { SESSION_SECRET: 'a secret of the tests' };
const PAIR = { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PRIVATE_KEY: keys.privateKey };
const WHOLE = { ...SESSION, ...PAIR, PUSH_CONTACT: 'mailto:admin@beside.example' };
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/beside',
  PUBLIC_URL: 'https://beside.example',
  OPENAI_API_KEY: 'sk-model',
};
const refusalOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

describe('the settings of notifications', () => {
  it('are the stand-in’s where none is set, and none in production', () => {
    for (const env of [SESSION, { ...SESSION, ...PRODUCTION }])
      expect(loadConfig(env).push).toEqual({ account: null, hosts: PUSH_SERVICES });
  });

  it('are a pair of keys, a contact, and the push services', () => {
    const account = { ...keys, contact: 'mailto:admin@beside.example' };
    expect(loadConfig({ ...WHOLE, ...PRODUCTION }).push).toEqual({ account, hosts: PUSH_SERVICES });
    const more = { PUSH_CONTACT: 'https://beside.example/contact', PUSH_HOSTS: 'Push.example,  web.push.apple.com' };
    expect(loadConfig({ ...WHOLE, ...more }).push).toEqual({
      account: { ...account, contact: more.PUSH_CONTACT },
      hosts: ['push.example', 'web.push.apple.com'],
    });
  });

  it.each([
    ['no private key', { PUSH_PRIVATE_KEY: '' }, 'PUSH_PRIVATE_KEY is missing'],
    ['no public key and no contact', { PUSH_PUBLIC_KEY: '', PUSH_CONTACT: ' ' }, 'PUSH_PUBLIC_KEY and PUSH_CONTACT is missing'],
    ['no contact', { PUSH_CONTACT: '' }, 'PUSH_CONTACT is missing'],
    ['keys of two pairs', { PUSH_PUBLIC_KEY: createPushKeys().publicKey }, 'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair'],
    ['a public key that is none', { PUSH_PUBLIC_KEY: 'abc' }, 'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair'],
    ['a private key that is too short', { PUSH_PRIVATE_KEY: keys.privateKey.slice(1) }, 'PUSH_PRIVATE_KEY must be a private key'],
    ['a private key of zeros', { PUSH_PRIVATE_KEY: 'A'.repeat(43) }, 'PUSH_PRIVATE_KEY must be a private key'],
    ['the keys in each other’s place', { PUSH_PRIVATE_KEY: keys.publicKey }, 'PUSH_PRIVATE_KEY must be a private key'],
    ['a contact without its kind', { PUSH_CONTACT: 'admin@beside.example' }, 'PUSH_CONTACT must be mailto:'],
    ['a contact without an address', { PUSH_CONTACT: 'mailto:admin' }, 'PUSH_CONTACT must be mailto:'],
    ['a contact without encryption', { PUSH_CONTACT: 'http://beside.example' }, 'PUSH_CONTACT must be mailto:'],
    ['an address among the hosts', { PUSH_HOSTS: 'web.push.apple.com, 10.0.0.1' }, 'PUSH_HOSTS must be names of hosts'],
    ['a whole address among the hosts', { PUSH_HOSTS: 'https://web.push.apple.com' }, 'PUSH_HOSTS must be names of hosts'],
    ['no host', { PUSH_HOSTS: ',' }, 'PUSH_HOSTS must be names of hosts'],
  ])('with %s are refused, without a word of the key', (_what, env, message) => {
    const refusal = refusalOf({ ...WHOLE, ...env });
    expect(refusal).toContain(message);
    expect(refusal).not.toContain(keys.privateKey.slice(1));
  });

  it('name a stand-in outside production alone', () => {
    const PUSH_HOSTS = 'http://127.0.0.1:20123';
    expect(loadConfig({ ...WHOLE, PUSH_HOSTS }).push.hosts).toEqual([PUSH_HOSTS]);
    expect(refusalOf({ ...WHOLE, ...PRODUCTION, PUSH_HOSTS })).toContain('PUSH_HOSTS must be');
    expect(refusalOf({ ...WHOLE, PUSH_HOSTS: 'http://10.0.0.1:20123' })).toContain('PUSH_HOSTS must be');
  });
});

describe('keys that are made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-push-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are kept over a restart, in a file that its owner alone may read', () => {
    const made = keptPushKeys(join(folder, 'data'));
    expect(made.publicKey).toBe(publicKeyOf(made.privateKey));
    expect(keptPushKeys(join(folder, 'data'))).toEqual(made);
    const file = join(folder, 'data/push-private-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(made.privateKey);
    expect(keptPushKeys(join(folder, 'other'))).not.toEqual(made);
  });

  it('are no keys where the file holds something else, which is not repeated', () => {
    writeFileSync(join(folder, 'push-private-key'), 'half a ke');
    expect(() => keptPushKeys(folder)).toThrow(/push-private-key holds no key: remove the file/);
    expect(() => keptPushKeys(folder)).not.toThrow('half a ke');
  });

  it('have one form, also where the private one begins with zeros', () => {
    const made = Array.from({ length: 600 }, createPushKeys);
    expect(made.filter(({ privateKey, publicKey }) => publicKeyOf(privateKey) !== publicKey)).toEqual([]);
  });
});
