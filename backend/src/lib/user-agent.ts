import type { BrowserName, SystemName } from '@beside/common/account/account.login-sessions.constants';

/** A browser and its system as `User-Agent` names them; null for what is not known. */
export interface Device {
  browser: BrowserName | null;
  system: SystemName | null;
}

/** The first that matches counts: each browser also names those that it descends from. */
const BROWSERS: readonly [RegExp, BrowserName][] = [
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPiOS\/|OPT\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/.*Safari\//, 'safari'],
];
const SYSTEMS: readonly [RegExp, SystemName][] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
];

/**
 * Reads which browser on which system sent a request: enough for its owner to recognise it, and no more. An iPad that asks for desktop pages
 * says that it is a Mac.
 * @param userAgent of the request, at most some hundred characters of it
 */
export function deviceOf(userAgent: string | null | undefined): Device {
  const first = <T>(list: readonly [RegExp, T][]): T | null =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
