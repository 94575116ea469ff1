import { expect, it } from 'vitest';
import { redisSettings } from './config.redis.ts';

const read = (text: string | null) => {
  const faults: string[] = [];
  return { settings: redisSettings(text, faults), faults };
};
const nobody = { user: null, password: null };

it('no address is no Redis', () => {
  expect(read(null)).toEqual({ settings: null, faults: [] });
});

it.each(['redis://cache:6379', 'rediss://user:se,cret@cache:6380/2', 'redis://:a,b@[::1]:6379'])(
  'takes one address: %s',
  (url) => {
    expect(read(url)).toEqual({ settings: { kind: 'single', url }, faults: [] });
  },
);

it('takes the addresses of a cluster, with one login for all', () => {
  expect(read('redis://one:7000, redis://two,redis://[fd00::1]:7002')).toEqual({
    settings: {
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7000 },
        { host: 'two', port: 6379 },
        { host: 'fd00::1', port: 7002 },
      ],
      ...nobody,
      tls: false,
    },
    faults: [],
  });
  expect(read('rediss://ada:p%40ss@one:7000,rediss://two:7000/').settings).toMatchObject({
    user: 'ada',
    password: 'p@ss',
    tls: true,
  });
});

it('takes sentinels, with the name of the master, both logins and the number of the database', () => {
  expect(read('redis+sentinel://s1,s2:26380,[::1]:26381/beside')).toEqual({
    settings: {
      kind: 'sentinel',
      sentinels: [
        { host: 's1', port: 26379 },
        { host: 's2', port: 26380 },
        { host: '::1', port: 26381 },
      ],
      name: 'beside',
      database: 0,
      ...nobody,
      sentinel: nobody,
      tls: false,
    },
    faults: [],
  });
  const full = 'rediss+sentinel://ada:p%40ss:w@s1:26379/my-master/3?sentinel_user=guard&sentinel_password=w%26rd';
  expect(read(full).settings).toMatchObject({
    ...{ name: 'my-master', database: 3, tls: true, user: 'ada', password: 'p@ss:w' },
    sentinel: { user: 'guard', password: 'w&rd' },
  });
  expect(read('redis+sentinel://:word@s1/beside').settings).toMatchObject({ user: null, password: 'word' });
});

it.each([
  ['cache:6379', 'must be an address that begins with redis:// or rediss://'],
  ['http://:secret@cache', 'must be an address that begins with redis:// or rediss://'],
  ['redis://:secret@one:6379,two:6379', 'must be an address that begins with redis://'],
  ['redis://:secret@one,redis://', 'between its commas'],
  ['redis://one,rediss://:secret@two', 'redis:// or rediss:// for every address'],
  ['redis://:secret@one,redis://:other-secret@two', 'one user and password for a whole cluster'],
  ['redis://one,redis://:secret@two/3', 'a cluster has no numbered databases'],
  ['redis://:secret%@one,redis://two', 'must have %25 in place of each %'],
  ['redis+sentinel://:secret@s1:26379', 'must be as redis+sentinel://host:26379,host:26379/NAME'],
  ['redis+sentinel://:secret@s1:port/beside', 'must be as redis+sentinel://'],
  ['redis+sentinel://:secret@s1/beside/one', 'must be as redis+sentinel://'],
  ['redis+sentinel://s1/beside?password=secret', 'may have sentinel_user and sentinel_password'],
])('refuses %s with one clear line, and repeats no secret', (text, fault) => {
  const { settings, faults } = read(text);
  expect(settings).toBeNull();
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults.join()).toMatch(/^REDIS_URL /);
  expect(faults.join()).not.toContain('secret@');
  expect(faults.join()).not.toContain('=secret');
});
