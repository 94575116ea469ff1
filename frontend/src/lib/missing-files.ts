import { RELEASE_META } from '@beside/common/release';
import { inTime } from './in-time.ts';
import { missingStyles, restoreStyles, stylesSettled } from './missing-styles.ts';
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

/** Milliseconds in which style sheets may still come that failed for another part. */
const OTHERS_MS = 2_000;

/** The style sheets that a part lacked at its last attempt, by what loads the part. */
const lacked = new WeakMap<object, string[]>();

/** Loads files of this release, with the style sheets that failed at the attempt before; a failure looks for the reason. */
export async function loadFiles<T>(load: () => Promise<T>): Promise<T> {
  const own = lacked.get(load) ?? [];
  const others = missingStyles().filter((href) => !own.includes(href));
  try {
    await restoreStyles(own);
    // Another's, or the document's, may be this part's as well. It is not known, so they hold nothing up for long, and fail nothing.
    const [loaded] = await Promise.all([load(), inTime(stylesSettled(), OTHERS_MS)]);
    return loaded;
  } catch (error) {
    lacked.set(
      load,
      missingStyles().filter((href) => !others.includes(href)),
    );
    void lookForRelease();
    throw error;
  }
}
