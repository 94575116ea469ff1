import type { IncomingMessage } from 'node:http';
import { ModelRequestError } from './request.parse.ts';

/** Bytes of the largest accepted body. */
export const BODY_MAX = 1024 * 1024;
/** Bytes of a refused body that are still read, so that its sender can read the refusal. */
const DRAIN_MAX = 16 * BODY_MAX;

/** The body as text. Rejects with a `ModelRequestError` of status 413 when it is larger than `BODY_MAX`. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= BODY_MAX) {
        parts.push(part);
        return;
      }
      parts.length = 0;
      reject(new ModelRequestError(413, `The request body is larger than ${BODY_MAX} bytes.`, null, 'request_too_large'));
      if (size > DRAIN_MAX) request.destroy();
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request ended early.')));
  });
}
