import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';

/**
 * The address under which use is counted: IPv4 as it is (also when mapped into IPv6), IPv6 by its /64,
 * since one household or phone holds a whole /64. The machine itself is `::1`.
 * @returns for example `203.0.113.7` or `2001:db8:1:2::/64`; `unknown` for what is no address
 */
export function countedAddress(raw: string | undefined): string {
  const address = (raw ?? '').trim().replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1] && isIP(mapped[1]) === 4) return mapped[1];
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return 'unknown';
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  if (canonical === '::1') return canonical;
  const hexMapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (hexMapped?.[1] && hexMapped[2]) {
    const [high, low] = [Number.parseInt(hexMapped[1], 16), Number.parseInt(hexMapped[2], 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups(canonical).slice(0, 4).join(':')}::/64`;
}

/** The network of one customer of a provider that a counted address is in: IPv6 by its /48, for example `2001:db8:1::/48`; null for IPv4. */
export function networkOf(counted: string): string | null {
  const [, network] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(counted) ?? [];
  return network === undefined ? null : `${network}:/48`;
}

/**
 * Whether a counted address is this machine: a proxy in front that `TRUST_PROXY` does not name would make everybody one address, and what one of them
 * may do would be all that everybody may.
 */
export const isThisMachine = (counted: string): boolean => counted === '::1' || counted.startsWith('127.');

/**
 * Makes the check whether a counted address is in one of some networks.
 * @param networks addresses, or networks in CIDR notation
 * @throws TypeError for anything else
 */
export function networksOf(networks: string[]): (counted: string) => boolean {
  const isIn = proxyAddress.compile(networks);
  return (counted) => {
    const address = counted.replace('/64', '');
    return isIP(address) !== 0 && isIn(address, 0);
  };
}

function groups(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
