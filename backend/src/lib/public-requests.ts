import type { RequestOptions } from 'node:http';
import { isPublicAddress, type LookupAll, publicLookup } from './public-address.ts';

export interface PublicRequestsOptions {
  /** Reaches private addresses too, for development. */
  allowPrivate?: boolean;
  /** For tests: a name server, and addresses that count as public. */
  lookup?: LookupAll;
  allowed?: string[];
}

export interface PublicRequests {
  /** Whether a request may reach an IP address. A name is checked at the socket alone. */
  isAllowed(address: string): boolean;
  /** What a request by `node:http` or `node:https` needs, so that its socket refuses other addresses. */
  optionsFor(protocol: 'http:' | 'https:'): Promise<Pick<RequestOptions, 'agent' | 'lookup'>>;
}

/**
 * Requests to addresses that somebody outside has named: they reach public addresses alone. Each address is checked twice at the socket, by
 * `request-filtering-agent` and by our own list, so that two lists must fail at once. An address that stands in the URL itself has no look-up: ask
 * `isAllowed` for it.
 */
export function publicRequests({ allowPrivate = false, lookup, allowed = [] }: PublicRequestsOptions = {}): PublicRequests {
  const isAllowed = (address: string): boolean => isPublicAddress(address) || allowed.includes(address);
  const filter = {
    ...{ allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate, allowIPAddressList: allowed, keepAlive: false },
  };
  return {
    isAllowed,
    async optionsFor(protocol) {
      // Loaded with the first request, so that a start does not wait for it.
      const { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } = await import('request-filtering-agent');
      return {
        agent: protocol === 'http:' ? new RequestFilteringHttpAgent(filter) : new RequestFilteringHttpsAgent(filter),
        ...(allowPrivate && !lookup ? {} : { lookup: publicLookup(isAllowed, lookup) }),
      };
    },
  };
}
