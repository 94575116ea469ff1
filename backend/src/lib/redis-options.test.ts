import { expect, it } from 'vitest';
import { type RedisSettings, redisSettings } from '../config.redis.ts';
import { sentinelOptions } from './redis.ts';
import { clusterOptions } from './redis-cluster.ts';

function settingsOf<Kind extends RedisSettings['kind']>(kind: Kind, url: string): Extract<RedisSettings, { kind: Kind }> {
  const settings = redisSettings(url, []);
  const isKind = (each: RedisSettings | null): each is Extract<RedisSettings, { kind: Kind }> => each?.kind === kind;
  if (!isKind(settings)) throw new Error(`${url} is no ${kind}`);
  return settings;
}

it('a cluster is asked with its login and by TLS, and waits for no failover', () => {
  const options = clusterOptions(settingsOf('cluster', 'rediss://ada:word@one,rediss://two'));
  expect(options).toMatchObject({ enableOfflineQueue: false, retryDelayOnFailover: 0, retryDelayOnClusterDown: 0 });
  expect(options.redisOptions).toMatchObject({ username: 'ada', password: 'word', tls: {} });
  let found: unknown;
  // The names of the addresses stay, because certificates are valid for names.
  options.dnsLookup?.('one.example', (_error, address) => {
    found = address;
  });
  expect(found).toBe('one.example');
  const plain = clusterOptions(settingsOf('cluster', 'redis://one,redis://two'));
  expect(plain).not.toHaveProperty('dnsLookup');
  expect(Object.keys(plain.redisOptions)).toEqual(['connectTimeout', 'socketTimeout']);
});

it('sentinels and the master have logins of their own, and both TLS', () => {
  const url = 'rediss+sentinel://ada:word@s1,s2:26380/beside/3?sentinel_user=guard&sentinel_password=other';
  expect(sentinelOptions(settingsOf('sentinel', url))).toMatchObject({
    sentinels: [
      { host: 's1', port: 26379 },
      { host: 's2', port: 26380 },
    ],
    ...{ name: 'beside', db: 3, username: 'ada', password: 'word' },
    ...{ sentinelUsername: 'guard', sentinelPassword: 'other' },
    ...{ tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true },
  });
  const plain = sentinelOptions(settingsOf('sentinel', 'redis+sentinel://s1/beside'));
  for (const name of ['username', 'password', 'sentinelUsername', 'sentinelPassword', 'tls', 'sentinelTLS'])
    expect(plain).not.toHaveProperty(name);
});
