import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** All addresses of a name, as `dns.lookup` with `all`. */
export type LookupAll = (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** The code of a refused address, where Node hands an error on. */
export const REFUSED = 'ERR_ADDRESS_REFUSED';

/** Not of the public internet, beyond what `request-filtering-agent` refuses; IPv4 stands here too, so that two lists must fail at once. */
const REFUSED_V4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  REFUSED_V4.addSubnet(net, bits, 'ipv4');

/** Global unicast is `2000::/3`: outside are mapped, compatible and translated IPv4, local and link-local addresses, and multicast. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
/** Within it: Teredo and other special uses, documentation, and 6to4, which carries an IPv4 address. */
const REFUSED_V6 = new BlockList();
REFUSED_V6.addSubnet('2001::', 23, 'ipv6');
REFUSED_V6.addSubnet('2001:db8::', 32, 'ipv6');
REFUSED_V6.addSubnet('2002::', 16, 'ipv6');
REFUSED_V6.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !REFUSED_V4.check(address, 'ipv4');
  // A zone (`fe80::1%eth0`) is of a link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return GLOBAL_V6.check(address, 'ipv6') && !REFUSED_V6.check(address, 'ipv6');
}

function addressRefused(): Error {
  return Object.assign(new Error('The address is not public'), { code: REFUSED });
}

const systemLookupAll: LookupAll = (name, done) =>
  systemLookup(name, { all: true }, (error, addresses) => done(error, addresses));

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a name up for a socket, and hands it public addresses alone: what the socket connects to is what was checked here, so a name that is looked
 * up a second time cannot change. One private address among public ones refuses the name.
 */
export function publicLookup(isAllowed: (address: string) => boolean, lookupAll: LookupAll = systemLookupAll) {
  return (name: string, { all, family }: LookupOptions, done: LookupDone): void =>
    lookupAll(name, (error, addresses) => {
      if (error) return done(error, []);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(addressRefused(), []);
      const fitting = family === 4 || family === 6 ? addresses.filter((each) => each.family === family) : addresses;
      const [first] = fitting;
      if (!first) return done(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), []);
      return all ? done(null, fitting) : done(null, first.address, first.family);
    });
}
