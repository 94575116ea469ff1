/** Minutes for which a sign-in, or a proof, lets a login session do what is dangerous. */
export const PROOF_MINUTES = 10;
/** Days after which admins need a second step where it is asked of them, from when they got their rights. */
export const SECOND_FACTOR_GRACE_DAYS = 7;
/** Most login sessions that a user is shown, the latest used first. */
export const LOGIN_SESSIONS_MAX = 100;
/** Browsers and systems that are told apart; a login session is named by them. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export const SYSTEMS = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const;
export type BrowserName = (typeof BROWSERS)[number];
export type SystemName = (typeof SYSTEMS)[number];
/** The browsers' own names, alike in every language. */
export const BROWSER_NAMES: Record<BrowserName, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
/** The systems' and devices' own names, alike in every language. */
export const SYSTEM_NAMES: Record<SystemName, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};
/** How a login session began. */
export const SIGN_IN_WAYS = ['password', 'passkey'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
