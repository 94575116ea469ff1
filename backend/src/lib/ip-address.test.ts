import { expect, it } from 'vitest';
import { countedAddress, isThisMachine, networkOf, networksOf } from './ip-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('counts %s as %s', (raw, counted) => {
  expect(countedAddress(raw)).toBe(counted);
});

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', null],
  ['::1', null],
  ['unknown', null],
])('finds the network of %s: %s', (counted, network) => {
  expect(networkOf(counted)).toBe(network);
});

it.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['198.51.100.1', true],
  ['2001:db8:0:0::/64', true],
  ['2001:db9:0:0::/64', false],
  ['::1', false],
  ['unknown', false],
])('knows whether %s is in a network: %s', (counted, isIn) => {
  expect(networksOf(['203.0.113.0/24', '198.51.100.1', '2001:db8::/32'])(counted)).toBe(isIn);
});

it.each(['203.0.113.0/40', 'example.com', '*'])('takes %s for no network', (given) => {
  expect(() => networksOf([given])).toThrow(TypeError);
});

it.each([
  ['::1', true],
  ['127.0.0.1', true],
  ['203.0.113.7', false],
  ['unknown', false],
])('knows whether %s is this machine: %s', (counted, isThis) => {
  expect(isThisMachine(counted)).toBe(isThis);
});
