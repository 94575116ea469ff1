import type { Location } from 'react-router';

const READING = ['request', 'advice'];

/** Names the page at an address. An advice that is being written and the stored one are one page: the second takes the first's place. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  return pathname === '/' && READING.some((name) => params.get(name)) ? '/ reading' : pathname;
}
