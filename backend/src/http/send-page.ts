import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A page as it is sent. */
export interface SentPage {
  body: Buffer;
  etag: string;
  encoded: Partial<Record<'br' | 'gzip', Buffer>>;
}

/** A page from its HTML; compressed later, or by nobody. */
export function pageOf(html: string): SentPage {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  return { body: Buffer.from(html), etag, encoded: {} };
}

/** Compresses a page beside the event loop. Until then it is sent as it is, as after a failure. */
export function compressSoon(page: SentPage): SentPage {
  Promise.all([promisify(brotliCompress)(page.body), promisify(gzip)(page.body)]).then(
    ([br, gz]) => {
      page.encoded = { br, gzip: gz };
    },
    () => undefined,
  );
  return page;
}

/**
 * Sends a page, which browsers ask for again each time: 304 where they have it.
 * @param vary the request's headers that it depends on, beside the encoding
 */
export function sendPage(page: SentPage, request: Request, response: Response, vary: string[] = []): void {
  sendText('text/html', page, request, response, vary);
}

/** The same for any text. */
export function sendText(
  type: string,
  { body, etag, encoded }: SentPage,
  request: Request,
  response: Response,
  vary: string[] = [],
): void {
  const encoding = pickEncoding(request, encoded);
  response.set({
    'Cache-Control': 'no-cache',
    ETag: `"${etag}-${encoding ?? 'plain'}"`,
    Vary: [...vary, 'Accept-Encoding'].join(', '),
    'Content-Type': `${type}; charset=utf-8`,
  });
  if (request.fresh) return void response.status(304).end();
  if (encoding) response.set('Content-Encoding', encoding);
  response.end((encoding && encoded[encoding]) ?? body);
}

function pickEncoding(request: Request, encoded: SentPage['encoded']): 'br' | 'gzip' | null {
  const accepted = request.acceptsEncodings(['br', 'gzip', 'identity']);
  return (accepted === 'br' || accepted === 'gzip') && encoded[accepted] ? accepted : null;
}
