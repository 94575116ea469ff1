import { isFields } from '../../../lib/parse.ts';

/** The path to return to after signing in, from the location's state. Other origins lead home. */
export function returnPath(state: unknown, origin = window.location.origin): string {
  const from = isFields(state) ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const url = new URL(from, origin);
  return url.origin === origin && url.pathname !== '/auth' && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
