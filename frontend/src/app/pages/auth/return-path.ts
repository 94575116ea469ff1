import { isFields } from '../../../lib/parse.ts';

/** Where somebody was sent to sign in from, out of the location's state: an address of this site (`origin`), else the home page. */
export function returnPath(state: unknown, origin = window.location.origin): string {
  const from = isFields(state) ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const url = new URL(from, origin);
  return url.origin === origin && url.pathname !== '/auth' ? url.pathname + url.search : '/';
}
