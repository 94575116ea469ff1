import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it is the same engine without the windows of a browser, which cost a fifth of the processor's time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Finds Chromium: CHROMIUM_PATH, else the first on the path. Throws Error if there is none. */
export function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.CHROMIUM_PATH || candidates.find(existsSync);
  if (!found) throw new Error('The journeys need Chromium: install it (apt-get install chromium), or set CHROMIUM_PATH');
  return found;
}

/**
 * Switches off what no test sees: the address bar's popups, two processes for each window, and a process kept in reserve. The browser
 * heeds only the last list of features, so Playwright's own stand here as well.
 */
export const WITHOUT_BROWSER_UI = `--disable-features=${[
  ...['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
].join()}`;
