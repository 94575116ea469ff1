import type Stripe from 'stripe';
import type { StripeConfig } from '../config.payments.ts';
import { AppError, unavailable } from './app-error.ts';
import type { Log } from './logger.ts';
import { isServiceFault, report } from './measures.ts';

/** Milliseconds for one request; with its repetitions a call stays below what a page waits for. */
const TIMEOUT_MS = 6_000;
const RETRIES = 2;

/** Stripe's client, and what the browser and the webhook need. */
export interface Payments {
  stripe: Stripe;
  publishableKey: string;
  webhookSecret: string;
  /** The installed package's version of the API, in which events must come, too. */
  apiVersion: string;
  /** The address of another Stripe-compatible server; null: Stripe's own. */
  apiUrl: string | null;
  /** No real money. */
  sandbox: boolean;
}

/** Builds Stripe's client. It connects with the first request. The package is read here alone: a server without payments starts without it. */
export async function createPayments({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeConfig): Promise<Payments> {
  const { Stripe } = await import('stripe');
  const url = apiUrl === null ? null : new URL(apiUrl);
  const server = url && {
    host: url.hostname,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
  const stripe = new Stripe(secretKey, { ...server, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false });
  stripe.on('response', ({ status }: Stripe.ResponseEvent) =>
    report('outside', { service: 'payments', isDone: !isServiceFault(status) }),
  );
  const apiVersion = Stripe.API_VERSION;
  return { stripe, publishableKey, webhookSecret, apiVersion, apiUrl, sandbox: apiUrl !== null || secretKey.includes('_test_') };
}

/** Milliseconds by which a provider's clock was ahead of ours, as its last answer said. */
const ahead = new WeakMap<Stripe, number>();
/** Smaller differences are the network's. */
const AHEAD_MIN_MS = 60_000;

/** Takes the provider's time from an answer: periods and due dates are in it, and a sandbox's may be months ahead. */
export function takeTime(stripe: Stripe, { headers }: { headers: Record<string, unknown> }): void {
  const difference = Date.parse(String(headers.date)) - Date.now();
  if (!Number.isNaN(difference)) ahead.set(stripe, Math.abs(difference) < AHEAD_MIN_MS ? 0 : difference);
}

/** A time of ours as the provider's clock has it, in Unix seconds. */
export function providerSeconds(stripe: Stripe, time: Date): number {
  return Math.floor((time.getTime() + (ahead.get(stripe) ?? 0)) / 1000);
}

/** Thrown where this server takes no payments. */
export const paymentsOff = (): AppError => new AppError('payments_off', 'This server takes no payments.');

/** By its form, since the package may not be read yet. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && 'requestId' in error && /^Stripe\w+Error$/.test(String(error.type));
}

/** Whether Stripe has answered definitely, so that the same request again cannot succeed. */
export function isRefusal(error: unknown): boolean {
  return isStripeError(error) && ['StripeCardError', 'StripeInvalidRequestError'].includes(error.type);
}

/**
 * Whether a repetition needs another key: Stripe has failed after it took the request, and would answer that failure again; or the key was
 * used with other parameters.
 */
export function needsNewKey(error: unknown): boolean {
  if (!isStripeError(error)) return false;
  return (error.statusCode ?? 0) >= 500 || (error.type === 'StripeIdempotencyError' && error.statusCode === 400);
}

/** Whether Stripe does not know the object. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}

/**
 * Turns an error of Stripe's into one that callers may see: a declined payment with the bank's words, anything else as a service that
 * does not answer. Other errors stay as they are. Stripe's messages may quote what was sent, so only kinds and codes are logged.
 */
export function toPaymentError(error: unknown, log: Log): unknown {
  if (!isStripeError(error)) return error;
  if (error.type === 'StripeCardError') return new AppError('payment_failed', error.message);
  const { type, code, statusCode, requestId, param } = error;
  // Without an answer there was no event of one.
  if (type === 'StripeConnectionError') report('outside', { service: 'payments', isDone: false });
  if (statusCode === 401 || statusCode === 403)
    log.error({ stripe: { type, code, statusCode, requestId } }, 'the payment provider refuses our key');
  else log.warn({ stripe: { type, code, statusCode, requestId, param } }, 'the payment provider did not do what was asked');
  return unavailable();
}
