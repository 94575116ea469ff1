import type { IncomingMessage } from 'node:http';

/** Bytes of a request's body at most. */
const MOST = 1_000_000;

/** The whole body as text. */
export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size > MOST) throw new Error('The body is too large');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A web page whose name points at this machine (DNS rebinding) must not use the sandbox. */
export function isForThisMachine(request: IncomingMessage): boolean {
  return LOOPBACK.has((request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase());
}

/** One value of a header. */
export function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
