import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { unavailable } from '../../../lib/app-error.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { type LookupAll, REFUSED } from '../../../lib/public-address.ts';
import { publicRequests } from '../../../lib/public-requests.ts';
import { CheckFailure } from '../incidents.types.ts';

/** Milliseconds for an answer with all its redirects, name look-ups and slow bytes. */
const FETCH_MS = 5000;
/** Bytes of an answer. */
const SIZE_MAX = 1024 * 1024;
const REDIRECTS_MAX = 3;

export interface Fetched {
  /** After redirects. */
  url: string;
  text: string;
}

export interface FetchDeps {
  /** Reads private addresses too, for development. */
  allowPrivate: boolean;
  /** Says who asks. */
  appName: string;
  /** For tests: a name server, addresses that count as public, and less time. */
  lookup?: LookupAll;
  allowed?: string[];
  timeoutMs?: number;
  /** Aborts when the node stops. */
  stopped?: AbortSignal;
}

/** Reads an address of the public internet. */
export type FetchPage = (url: string) => Promise<Fetched>;

/**
 * Reads addresses that an admin or a status page has given: http and https, public addresses alone (checked at the socket, for each redirect anew),
 * with limits of time, size and redirects, and without cookies or credentials.
 */
export function pageFetcher({ allowPrivate, appName, lookup, allowed, timeoutMs = FETCH_MS, stopped }: FetchDeps): FetchPage {
  const { isAllowed, optionsFor } = publicRequests({ allowPrivate, lookup, allowed });
  const headers = headersOf(appName);

  const request = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const { protocol } = url;
    if (protocol !== 'http:' && protocol !== 'https:') throw new CheckFailure('address_refused');
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    // An address needs no look-up. `URL` has made 2130706433 and 0x7f.1 what they are.
    const isRefused = isIP(host) === 0 ? /(?:^|\.)localhost\.?$/i.test(host) : !isAllowed(host);
    if (!allowPrivate && isRefused) throw new CheckFailure('address_refused');
    if (url.username || url.password) throw new CheckFailure('address_refused');
    const options = await optionsFor(protocol);
    const { request: ask } = protocol === 'http:' ? http : https;
    return new Promise((resolve, reject) => {
      ask(url, { ...options, headers, signal }, resolve)
        .once('error', reject)
        .end();
    });
  };

  return async (from) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
    try {
      let url = new URL(from);
      for (let redirects = 0; ; redirects++) {
        const response = await request(url, signal);
        const { statusCode = 0, headers } = response;
        if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
          return { url: url.href, text: await textOf(response) };
        response.destroy();
        if (redirects === REDIRECTS_MAX) throw new CheckFailure('too_many_redirects');
        url = redirectTarget(url, headers.location);
      }
    } catch (error) {
      if (stopped?.aborted) throw unavailable();
      throw error instanceof CheckFailure ? error : new CheckFailure(signal.aborted ? 'timeout' : faultOf(error));
    }
  };
}

const headersOf = (appName: string) => ({
  'User-Agent': `${appName.replaceAll(/[^\x20-\x7e]/g, '') || 'Status'} incident monitor`,
  Accept: 'application/json, application/atom+xml, application/rss+xml, text/html;q=0.8, */*;q=0.5',
  'Accept-Encoding': 'identity',
});

/** Where a redirect leads. @throws CheckFailure for none, and for one that would give up encryption */
export function redirectTarget(from: URL, location: string): URL {
  const to = URL.parse(location, from.href);
  if (from.protocol === 'https:' && to?.protocol === 'http:') throw new CheckFailure('insecure_redirect');
  if (!to || (from.protocol === 'https:' && to.protocol !== 'https:')) throw new CheckFailure('address_refused');
  return to;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  const refuse = (failure: CheckFailure): never => {
    response.destroy();
    throw failure;
  };
  if (statusCode < 200 || statusCode > 299) refuse(new CheckFailure('bad_status', statusCode));
  // None was asked for; unpacked, it may be of any size.
  if (!['', 'identity'].includes(headers['content-encoding'] ?? '')) refuse(new CheckFailure('unreadable'));
  if (Number(headers['content-length'] ?? 0) > SIZE_MAX) refuse(new CheckFailure('too_large'));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > SIZE_MAX) refuse(new CheckFailure('too_large'));
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function faultOf(error: unknown): 'address_refused' | 'not_found' | 'unreachable' {
  const code = codeOf(error);
  if (code === REFUSED) return 'address_refused';
  // The agent's refusal has no code.
  if (error instanceof Error && /is not allowed\. Because/.test(error.message)) return 'address_refused';
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'not_found' : 'unreachable';
}
