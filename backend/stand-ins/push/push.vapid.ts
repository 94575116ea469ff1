import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';

/** Why a sender is not believed, with the status of the answer. */
export interface Refusal {
  status: 401 | 403;
  reason: string;
}

/** Seconds (RFC 8292, 2): a token that is caught is of no use for longer. */
const EXPIRY_MAX_S = 24 * 3600;

const Header = v.object({ alg: v.literal('ES256'), typ: v.optional(v.literal('JWT')) });
const Claims = v.object({
  aud: v.string(),
  exp: v.number(),
  // Apple refuses others.
  sub: v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/.+)$/)),
});

/**
 * Checks who sends a push (RFC 8292).
 * @param authorization the header `vapid t=TOKEN, k=KEY`
 * @param expected this push service's origin, the time in milliseconds, and the key that the browser has subscribed with, if any
 * @returns null for one who may send
 */
export function refuseSender(
  authorization: string | undefined,
  expected: { audience: string; now: number; key: string | null },
): Refusal | null {
  const refuse = (reason: string): Refusal => ({ status: 403, reason });
  const [, scheme = '', parameters = ''] = /^(\S+) +(.+)$/.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() !== 'vapid') return { status: 401, reason: 'No authorization by vapid' };
  const { t: token = '', k: key = '' } = Object.fromEntries(parameters.split(/ *, */).map(nameAndValue));
  const [head = '', claims = '', signature = '', ...more] = token.split('.');
  const publicKey = more.length === 0 ? readKey(key) : null;
  if (!publicKey) return refuse('No token with a public key of P-256');
  if (expected.key !== null && key !== expected.key) return refuse('The browser has subscribed with another key');
  if (!v.is(Header, parse(head))) return refuse('The token is not signed by ES256');
  const signed = Buffer.from(`${head}.${claims}`);
  // The signature of a token is two numbers, not the structure that certificates have.
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    return refuse('The signature is wrong');
  const read = v.safeParse(Claims, parse(claims));
  if (!read.success) return refuse('The token lacks aud, exp or sub');
  const { aud, exp } = read.output;
  const now = expected.now / 1000;
  if (aud !== expected.audience) return refuse('The token is for another push service');
  if (exp <= now) return refuse('The token has expired');
  return exp > now + EXPIRY_MAX_S ? refuse('The token holds for more than a day') : null;
}

/** `t=a=b` as `t` and `a=b`. */
function nameAndValue(parameter: string): [string, string] {
  const at = parameter.indexOf('=');
  return [parameter.slice(0, at).trim(), parameter.slice(at + 1).trim()];
}

function readKey(text: string) {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || !/^[\w-]{87}$/.test(text)) return null;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return null;
  }
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
