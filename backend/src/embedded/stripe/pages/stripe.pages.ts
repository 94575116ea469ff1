import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageEngine } from './page.engine.ts';

/**
 * The sandbox's pages and the browser object. The handler answers false for a path that is none of them; call it before other routes:
 * `/`, `/invoice/TOKEN`, `/invoice/TOKEN/pdf`, `/sandbox/stripe.js`, `/sandbox/element`, `/sandbox/authenticate`,
 * `/sandbox/redirect?intent=ID&secret=CLIENT_SECRET` (what `next_action.redirect_to_url.url` says), `/sandbox/pages/…`.
 */
export function createStripePages(_engine: PageEngine): (request: IncomingMessage, response: ServerResponse) => boolean {
  return () => false;
}
