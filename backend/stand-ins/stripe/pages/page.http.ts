import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a page is asked with. */
export interface PageRequest {
  path: string;
  query: URLSearchParams;
  /** The posted form; empty for GET. */
  form: URLSearchParams;
  /** `Accept-Language`. */
  languages: string;
}

export interface Page {
  status: number;
  type: string;
  body: string | Buffer;
  policy?: string;
  headers?: Record<string, string>;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Bytes of a posted form: ours are a few hundred. */
const FORM_LIMIT = 16_384;

/** Nothing from elsewhere; `ancestors` may frame the page, forms lead to `forms` as well. */
export function pagePolicy({ ancestors = "'none'", forms = '' } = {}): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'self'${forms && ` ${forms}`}; frame-ancestors ${ancestors}`;
}

/** An origin as it stands in a policy or a message's target; null for anything else. */
export function webOrigin(text: string | null): string | null {
  const url = URL.canParse(text ?? '') ? new URL(text ?? '') : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? url.origin : null;
}

export const html = (body: string, status = 200, policy = pagePolicy()): Page => ({ status, type: 'text/html', body, policy });
export const script = (body: string): Page => ({ status: 200, type: 'text/javascript', body });
export const seeOther = (location: string): Page => ({
  status: 303,
  type: 'text/plain',
  body: `See ${location}`,
  headers: { Location: location },
});
const refusal = (status: number, body: string): Page => ({ status, type: 'text/plain', body });

/** What must not pass, or null. A web page whose name points at this machine (DNS rebinding), or another site's form, has no say here. */
export function refuse({ method, headers }: IncomingMessage, allowed: readonly string[]): Page | null {
  const host = (headers.host ?? '').toLowerCase();
  if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) return refusal(403, 'Only for this machine');
  if (!allowed.includes(method === 'HEAD' ? 'GET' : (method ?? '')))
    return { ...refusal(405, 'Not allowed'), headers: { Allow: allowed.join(', ') } };
  if (method === 'POST' && headers.origin !== undefined && headers.origin !== `http://${host}`)
    return refusal(403, 'Only from these pages');
  return null;
}

/** The posted form. It rejects when the body is too long or ends early. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > FORM_LIMIT) throw new Error('The form is too long');
    parts.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

export function sendPage(response: ServerResponse, { status, type, body, policy = pagePolicy(), headers }: Page): void {
  response.writeHead(status, {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policy,
    // The product's pages have another origin: they load the script, and frame the element.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`, which makes a form's Origin `null`. The addresses hold client secrets.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}
