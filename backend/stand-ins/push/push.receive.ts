import type { IncomingHttpHeaders } from 'node:http';
import { decrypt } from './push.encryption.ts';
import type { PushedMessage, Subscription } from './push.inbox.ts';
import { refuseSender } from './push.vapid.ts';

/** Bytes that a push service must take (RFC 8030, 7.2); browsers' services take no more. */
export const BODY_MAX = 4096;
/** Seconds: services keep nothing for longer than four weeks, and shorten what asks for more. */
const TTL_MAX = 28 * 24 * 3600;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

export interface PushRequest {
  endpoint: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Received = { message: Omit<PushedMessage, 'id' | 'date' | 'state'> } | { status: number; reason: string };

/**
 * Takes a push, as RFC 8030 has it: checks who sends it, reads its headers, and decrypts it.
 * @returns the message, or the status and reason of a refusal
 */
export function receivePush(
  { endpoint, headers, body }: PushRequest,
  subscription: Subscription | undefined,
  { origin, now }: { origin: string; now: number },
): Received {
  if (!subscription) return { status: 404, reason: 'There is no such subscription' };
  if (subscription.hasEnded) return { status: 410, reason: 'The subscription has ended' };
  const key = subscription.applicationServerKey;
  const refused = refuseSender(headers.authorization, { audience: origin, now, key });
  if (refused) return refused;
  const { ttl, topic = null, urgency = 'normal' } = headers;
  const refuse = (reason: string): Received => ({ status: 400, reason });
  if (typeof ttl !== 'string' || !/^\d{1,10}$/.test(ttl)) return refuse('TTL must be a number of seconds');
  if (topic !== null && (typeof topic !== 'string' || !/^[\w-]{1,32}$/.test(topic)))
    return refuse('Topic has at most 32 characters of base64url');
  if (typeof urgency !== 'string' || !URGENCIES.includes(urgency)) return refuse(`Urgency is one of ${URGENCIES.join(', ')}`);
  if (body.length > BODY_MAX) return { status: 413, reason: `A body has at most ${BODY_MAX} bytes` };
  if (headers['content-encoding'] !== 'aes128gcm') return refuse('Content-Encoding must be aes128gcm');
  try {
    const plain = decrypt(body, subscription);
    const sizes = { length: plain.length, size: body.length };
    return { message: { endpoint, text: plain.toString('utf8'), ...sizes, ttl: Math.min(Number(ttl), TTL_MAX), topic, urgency } };
  } catch (error) {
    // A real service cannot look: the browser would drop it in silence, which would hide a fault.
    return refuse(`It cannot be decrypted: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
