import type { Location } from 'react-router';

const READING = ['request', 'advice'];

/** Names the page at an address. A growing advice and its stored one are the same page. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  return pathname === '/' && READING.some((name) => params.get(name)) ? '/ reading' : pathname;
}

/** Names what stays mounted between addresses: the admin panel does, so that its tabs keep the focus and the connection. */
export function mountedAt(pathname: string): string {
  return /^\/admin(\/|$)/.test(pathname) ? '/admin' : pathname;
}
