export const STATUS_KINDS = ['healthy', 'degraded', 'outage', 'maintenance'] as const;
export type StatusKind = (typeof STATUS_KINDS)[number];

/** Milliseconds between two checks of the status page. */
export const CHECK_INTERVAL_MS = 60_000;
export const STATUS_TITLE_MAX = 200;
export const STATUS_MESSAGE_MAX = 1000;
export const STATUS_URL_MAX = 2000;
/** Milliseconds for which a demo incident is shown. */
export const DEMO_MS = 300_000;

/** The type of a banner by its status. */
export const BANNER_TYPES = { outage: 'error', degraded: 'warning', maintenance: 'info', healthy: 'success' } as const;

/** Why a check failed. */
export const CHECK_FAULTS = [
  'not_found',
  'address_refused',
  'unreachable',
  'timeout',
  'too_large',
  'too_many_redirects',
  'insecure_redirect',
  'bad_status',
  'unreadable',
] as const;
export type CheckFault = (typeof CHECK_FAULTS)[number];

/** The formats that the monitor reads. */
export const STATUS_FORMATS = ['statuspage', 'instatus', 'cstate', 'rss', 'atom'] as const;
export type StatusFormat = (typeof STATUS_FORMATS)[number];
