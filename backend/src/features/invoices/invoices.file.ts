import { AppError, unavailable } from '../../lib/app-error.ts';

/** Milliseconds for the whole file, and its bytes at most. */
const TIMEOUT_MS = 15_000;
const BYTES_MAX = 5_000_000;

/**
 * Fetches an invoice's file from Stripe.
 * @param origin of another Stripe-compatible server; null: Stripe's own
 * @throws AppError 503
 */
export async function fetchInvoiceFile(address: string, origin: string | null): Promise<Buffer> {
  const url = new URL(address);
  // The address comes from Stripe's answer; a request to anywhere else would be a hole.
  const isStripes = url.protocol === 'https:' && (url.hostname === 'stripe.com' || url.hostname.endsWith('.stripe.com'));
  if (!isStripes && url.origin !== origin) throw unavailable();
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok || !reply.body) throw unavailable();
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of reply.body) {
      size += part.byteLength;
      if (size > BYTES_MAX) throw unavailable();
      parts.push(part);
    }
    const file = Buffer.concat(parts);
    if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw unavailable();
    return file;
  } catch (error) {
    throw error instanceof AppError ? error : unavailable();
  }
}
