import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';

/** How a request is answered: `page` and `help` by the network first, `plain` and `file` from this device first. */
export type Handling = 'page' | 'help' | 'plain' | 'file';

/** Never touched: the API, the live channel, pages for readers of a link, and payments, whose pages have a policy of their own. */
const UNTOUCHED = /^\/(?:api|socket\.io|s|place|mail|subscribe|payment-redirect|docs|healthz|readyz|sw\.js)(?:\/|$)/;

/** A request, as far as it decides how it is answered. */
export interface AskedRequest {
  method: string;
  /** `navigate`: a page is opened. */
  mode: string;
  url: URL;
}

/**
 * Says how the worker answers a request; null leaves it to the browser.
 * @param origin the product's own
 * @param files addresses of the hashed files that this device keeps
 */
export function handlingOf({ method, mode, url }: AskedRequest, origin: string, files: ReadonlySet<string>): Handling | null {
  if (method !== 'GET' || url.origin !== origin || UNTOUCHED.test(url.pathname)) return null;
  if (mode !== 'navigate') return files.has(url.pathname) && url.search === '' ? 'file' : null;
  if (url.pathname === PLAIN_PAGE) return 'plain';
  if (url.pathname === '/help') return 'help';
  // Files that a person opens: a picture, robots.txt.
  return /\.\w+$/.test(url.pathname) ? null : 'page';
}
