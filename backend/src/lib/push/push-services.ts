/** The push services of Chrome and Edge's Android kin, Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

/** Characters of an endpoint; those of today's browsers have some 200, Edge's on Windows some 600. */
const ENDPOINT_MAX = 1024;

/** Whether an entry of `PUSH_HOSTS` names a host: a domain name of at least two labels, and no address. */
export const isPushHost = (entry: string): boolean =>
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(entry);

/** Whether an entry names the stand-in on this machine, as `http://127.0.0.1:20123`: the only push service that is asked without TLS. */
export const isStandInOrigin = (entry: string): boolean => /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(entry);

/**
 * Finds the push service that an endpoint belongs to. The endpoint comes from outside: by https, at the default port, without a user, as a browser
 * writes it. Its host is one of the entries or below one, so that `evilfcm.googleapis.com` is none.
 * @param entries hosts, and origins of the stand-in
 * @returns the entry; null for any other address
 */
export function pushServiceOf(endpoint: string, entries: readonly string[]): string | null {
  if (endpoint.length > ENDPOINT_MAX) return null;
  const url = URL.parse(endpoint);
  // What a browser hands out is written as the parser writes it: one address has one spelling, without tabs, backslashes or capitals.
  if (!url || url.href !== endpoint || url.username || url.password || url.hash) return null;
  if (url.protocol === 'http:') return entries.find((entry) => isStandInOrigin(entry) && entry === url.origin) ?? null;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  return entries.find((entry) => isPushHost(entry) && (url.hostname === entry || url.hostname.endsWith(`.${entry}`))) ?? null;
}
