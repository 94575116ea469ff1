import { RELEASE_META } from '@beside/common/release';
import { restoreStyles } from './missing-styles.ts';
import { RELEASE } from './release.ts';
import { filesAreMissing, mustLoadAgain } from './update.store.ts';

const NAMED = new RegExp(`${RELEASE_META}" content="(\\w+)`);

/** Milliseconds for the server's page. */
const PATIENCE_MS = 5_000;

let asking: Promise<void> | null = null;

/**
 * Some files of this page could not be loaded. Where the server has another release by now, they are gone for good, and the page must be loaded again.
 * Resolves once that is known.
 */
export function lookForRelease(): Promise<void> {
  asking ??= ask()
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}

async function ask(): Promise<void> {
  if (RELEASE === null || mustLoadAgain()) return;
  const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  const served = NAMED.exec(await page.text())?.[1];
  if (page.ok && served && served !== RELEASE) filesAreMissing();
}

/** Loads files of this release, with style sheets that failed before; a failure looks for the reason. */
export async function loadFiles<T>(load: () => Promise<T>): Promise<T> {
  try {
    await restoreStyles();
    return await load();
  } catch (error) {
    void lookForRelease();
    throw error;
  }
}
