import http from 'node:http';
import https, { type RequestOptions } from 'node:https';
import type { RequestDetails } from 'web-push';
import { codeOf } from '../error-code.ts';
import type { Log } from '../logger.ts';
import { report } from '../measures.ts';
import { type LookupAll, REFUSED } from '../public-address.ts';
import { publicRequests } from '../public-requests.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushMessage, PushResult, PushSender, PushTarget } from './push-sender.ts';
import { pushServiceOf } from './push-services.ts';

export interface PushSettings extends PushKeys {
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  contact: string;
  /** The hosts of push services, whose subdomains count too, and origins of the stand-in: see `pushServiceOf`. */
  hosts: readonly string[];
}

/** For tests: a push service on this machine, and less time. */
export interface PushSenderOptions {
  lookup?: LookupAll;
  allowed?: string[];
  /** Of every https endpoint, and the certificate that is trusted there. */
  port?: number;
  ca?: string;
  timeoutMs?: number;
}

/** Bytes of every plain text, so that the encrypted size tells nothing. */
const PLAIN_BYTES = 128;
/** Seconds for which a push service keeps what it cannot deliver: what is older is seen when the product is opened. */
const TTL_S = 12 * 3600;
/** One for everything: a later push replaces one that waits, so that a phone which comes back shows one. At most 32 characters. */
const TOPIC = 'new';
const ENCODING = 'aes128gcm';
/** Milliseconds for a request, the look-up of its name included. */
const TIMEOUT_MS = 5000;
const NOT_ITS_FAULT = ['ENOTFOUND', REFUSED];

/** Makes the sender of all pushes. It connects with the first one. */
export function createPushSender(settings: PushSettings, log: Log, options: PushSenderOptions = {}): PushSender {
  const { publicKey, hosts } = settings;
  const { optionsFor } = publicRequests(options);
  const warnOnce = onceEach((service, about) => log.warn({ service, ...about }, 'a push service refuses what is sent'));

  const post = async ({ headers, body }: Details, url: URL): Promise<number> => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    // Without TLS there is the stand-in alone, whose address is this machine's.
    if (url.protocol === 'http:') return statusOf(http.request(url, { method: 'POST', headers, signal }), body);
    const { port, ca } = options;
    const checked: RequestOptions = { ...(await optionsFor('https:')), ...(port ? { port } : {}), ...(ca ? { ca } : {}) };
    return statusOf(https.request(url, { ...checked, method: 'POST', headers, signal }), body);
  };

  return {
    key: publicKey,
    isAllowed: (endpoint) => pushServiceOf(endpoint, hosts) !== null,
    async send(to, message) {
      const plain = plainTextOf(message);
      const service = pushServiceOf(to.endpoint, hosts);
      if (service === null) return 'gone';
      const details = await sealedFor(to, plain, settings);
      if (!details) return 'gone';
      try {
        const status = await post(details, new URL(to.endpoint));
        // Not 401 and 403, which one browser's foreign key brings about: endpoints come from outside, and must not make the service look broken.
        report('outside', { service: 'push', isDone: status < 500 && status !== 429 });
        const result = resultOf(status);
        if (result === 'later' && status < 500 && status !== 429) warnOnce(service, { status });
        return result;
      } catch (error) {
        // A name that is none, or a private address, is the endpoint's own fault.
        if (!NOT_ITS_FAULT.includes(codeOf(error) ?? '')) report('outside', { service: 'push', isDone: false });
        log.debug({ service, code: codeOf(error) }, 'a push service was not reached');
        return 'later';
      }
    },
  };
}

type Details = Pick<RequestDetails, 'headers' | 'body'>;

/** What is encrypted: the message's own fields alone, and spaces, which JSON ignores. */
function plainTextOf({ v, look, language }: PushMessage): string {
  const json = JSON.stringify({ v, look, language });
  const missing = PLAIN_BYTES - Buffer.byteLength(json);
  if (missing < 0) throw new RangeError('A push is longer than all others');
  return json + ' '.repeat(missing);
}

/** Encrypts a text for a browser, and signs it. The library is imported with the first push. @returns null for keys that no browser has made */
async function sealedFor({ endpoint, p256dh, auth }: PushTarget, plain: string, settings: PushSettings): Promise<Details | null> {
  const { default: webPush } = await import('web-push');
  const { contact, publicKey, privateKey } = settings;
  try {
    const options = { TTL: TTL_S, topic: TOPIC, urgency: 'normal', contentEncoding: ENCODING } as const;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, plain, options);
    // Apart: the library would find the origin by a function that Node warns of.
    const signature = webPush.getVapidHeaders(new URL(endpoint).origin, contact, publicKey, privateKey, ENCODING);
    return { headers: { ...headers, ...signature }, body };
  } catch {
    return null;
  }
}

/** Sends a request. Its answer's head is all that is read: no redirect is followed, and a body without an end holds nothing up. */
function statusOf(request: http.ClientRequest, body: RequestDetails['body']): Promise<number> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.end(body);
  });
}

function resultOf(status: number): PushResult {
  if ([200, 201, 202].includes(status)) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'later';
}

/** Calls once for each service and status: a wrong key would otherwise fill the log with every push. */
function onceEach(warn: (service: string, about: { status: number }) => void) {
  const warned = new Set<string>();
  return (service: string, about: { status: number }): void => {
    const key = `${service} ${about.status}`;
    if (warned.has(key)) return;
    warned.add(key);
    warn(service, about);
  };
}
