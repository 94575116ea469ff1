import type express from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import type { Payments } from '../lib/stripe.ts';
import type { PageConfig } from './client-assets.ts';

/** For data, never pages: nothing in it may run, be framed, be kept, or be read by another site. */
export function dataHeaders(config: Config): express.RequestHandler {
  const headers = partHeaders(config);
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    headers(request, response, next);
  };
}

/** The same for the parts of pages, which are kept: a `no-store` of their 304 would end that. */
function partHeaders(config: Config): express.RequestHandler {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'same-origin'],
  ];
  if (config.secure) headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The pages on which Stripe's script may run: they are documents of their own (`frontend/src/app/use-policy-boundary.ts`). */
const PAYMENT_PAGE = /^\/(subscribe|payment-redirect)\/?$/;

/** What a page needs for the payment form. */
export function pagePayments(
  { publishableKey, apiUrl, sandbox }: Payments,
  { automaticTax, popularPlan }: Pick<Config, 'automaticTax' | 'popularPlan'>,
): PageConfig['payments'] {
  const script = apiUrl && `${apiUrl}/sandbox/stripe.js`;
  return { publishableKey, script, sandbox, tax: automaticTax, popular: popularPlan };
}

/** What Stripe's script and form need (docs.stripe.com/security/guide); of another Stripe-compatible server, its own origin. */
function paymentSources(payments: Payments | null): Record<'script' | 'frame' | 'connect' | 'image', string[]> {
  if (!payments) return { script: [], frame: [], connect: [], image: [] };
  if (payments.apiUrl !== null) {
    const own = [new URL(payments.apiUrl).origin];
    return { script: own, frame: own, connect: own, image: [] };
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  // Link is Stripe's wallet, on a domain of its own.
  const link = ['https://link.com', 'https://*.link.com'];
  return {
    script: scripts,
    frame: [...scripts, 'https://hooks.stripe.com', ...link],
    connect: ['https://api.stripe.com', ...link],
    image: ['https://*.stripe.com', ...link],
  };
}

/**
 * Strict: scripts of our own origin alone. Inline styles are allowed, since components set sizes by them.
 * @param payments what also may run on a page of payments
 */
function securityHeaders(
  config: Config,
  scriptHashes: string[],
  openerPolicy: 'same-origin' | 'same-origin-allow-popups',
  payments: Payments | null,
): express.RequestHandler {
  const { secure } = config;
  const { script, frame, connect, image } = paymentSources(payments);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...image],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Older browsers do not count a socket to the page's own host as `'self'`.
        connectSrc: ["'self'", new URL(config.publicUrl).origin.replace(/^http/, 'ws'), ...connect],
        ...(frame.length > 0 ? { frameSrc: frame } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: openerPolicy },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** The parts of a page: no documents, so they need no page's policy, which would make each of them 600 bytes longer. */
const PART = /^\/assets\//;

/** The headers of pages and their parts; pages of payments may run Stripe's script as well. */
export function pageHeaders(config: Config, scriptHashes: string[], payments: Payments | null): express.RequestHandler {
  // Wallets open a window that must reach its opener. All pages have one policy: a browser forgets an entry's state where it changes.
  const openerPolicy = payments ? 'same-origin-allow-popups' : 'same-origin';
  const headers = securityHeaders(config, scriptHashes, openerPolicy, null);
  const paymentHeaders = securityHeaders(config, scriptHashes, openerPolicy, payments);
  const headersOfParts = partHeaders(config);
  const headersOf = (path: string) => (PART.test(path) ? headersOfParts : PAYMENT_PAGE.test(path) ? paymentHeaders : headers);
  return (request, response, next) => headersOf(request.path)(request, response, next);
}
