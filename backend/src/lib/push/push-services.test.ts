import { describe, expect, it } from 'vitest';
import { isPushHost, isStandInOrigin, PUSH_SERVICES, pushServiceOf } from './push-services.ts';

const STAND_IN = 'http://127.0.0.1:20123';
const serviceOf = (endpoint: string): string | null => pushServiceOf(endpoint, [...PUSH_SERVICES, STAND_IN]);
const longest = (characters: number): string => 'https://web.push.apple.com/'.padEnd(characters, 'a');

describe('an endpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/dGVzdA:APA91bH-x_y', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk', 'updates.push.services.mozilla.com'],
    ['https://web.push.apple.com/QGuQyavXutnMH', 'web.push.apple.com'],
    ['https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bx%2f', 'notify.windows.com'],
    [`${STAND_IN}/push/abc`, STAND_IN],
    [longest(1024), 'web.push.apple.com'],
  ])('%s belongs to %s', (endpoint, service) => {
    expect(serviceOf(endpoint)).toBe(service);
  });

  it.each([
    ['another host', 'https://push.example/1'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/1'],
    ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/1'],
    ['a parent domain', 'https://googleapis.com/1'],
    ['a sibling', 'https://storage.googleapis.com/1'],
    ['a host in the path', 'https://evil.example/fcm.googleapis.com'],
    ['a host as a user', 'https://fcm.googleapis.com@evil.example/1'],
    ['a host behind a backslash', 'https://evil.example\\.fcm.googleapis.com/1'],
    ['a host with a dot at its end', 'https://fcm.googleapis.com./1'],
    ['letters of another script', 'https://fcm.gооgleapis.com/1'],
    ['no encryption', 'http://fcm.googleapis.com/1'],
    ['another protocol', 'ftp://fcm.googleapis.com/1'],
    ['a user', 'https://user@fcm.googleapis.com/1'],
    ['a password', 'https://:secret@fcm.googleapis.com/1'],
    ['another port', 'https://fcm.googleapis.com:8443/1'],
    ['its own port in words', 'https://fcm.googleapis.com:443/1'],
    ['a fragment', 'https://fcm.googleapis.com/1#a'],
    ['a space before it', ' https://fcm.googleapis.com/1'],
    ['a tab within it', 'https://fcm.googleapis.com/\t1'],
    ['capitals in its host', 'https://FCM.googleapis.com/1'],
    ['the port beside the stand-in’s', 'http://127.0.0.1:20124/push/abc'],
    ['the stand-in by another name', 'http://localhost:20123/push/abc'],
    ['the stand-in with a user', 'http://a@127.0.0.1:20123/push/abc'],
    ['the stand-in by TLS', 'https://127.0.0.1:20123/push/abc'],
    ['this machine', 'https://127.0.0.1/1'],
    ['1025 characters', longest(1025)],
    ['no address', 'fcm.googleapis.com/1'],
    ['nothing', ''],
  ])('of %s belongs to none', (_what, endpoint) => {
    expect(serviceOf(endpoint)).toBeNull();
  });
});

describe('an entry of PUSH_HOSTS', () => {
  it.each(['fcm.googleapis.com', 'push.xn--bcher-kva.example', 'a.b', ...PUSH_SERVICES])('is a host: %s', (entry) => {
    expect(isPushHost(entry)).toBe(true);
  });

  it.each([
    ...['localhost', 'com', '127.0.0.1', '10.1', '0x7f.1', '[::1]', '::1', '*.googleapis.com', '.googleapis.com', 'a..b', '-a.b'],
    ...[
      'https://fcm.googleapis.com',
      'fcm.googleapis.com:443',
      'fcm.googleapis.com/',
      'a@b.c',
      'FCM.googleapis.com',
      '',
      STAND_IN,
    ],
  ])('is none: %s', (entry) => {
    expect(isPushHost(entry)).toBe(false);
  });

  it('is the stand-in at an address of this machine alone', () => {
    expect(isStandInOrigin(STAND_IN)).toBe(true);
    for (const entry of [
      'http://127.0.0.1',
      'https://127.0.0.1:1',
      'http://10.0.0.1:80',
      'http://127.0.0.1:1/',
      'http://127.0.0.1.evil.example:1',
    ])
      expect(isStandInOrigin(entry)).toBe(false);
  });
});
