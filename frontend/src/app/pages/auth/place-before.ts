import { isFields } from '../../../lib/parse.ts';

/** Where somebody was sent to sign in from, out of the location's state: an address of this site (`origin`), else the home page. */
export function placeBefore(state: unknown, origin = window.location.origin): string {
  const from = isFields(state) ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const place = new URL(from, origin);
  return place.origin === origin && place.pathname !== '/auth' ? place.pathname + place.search : '/';
}
