import type { ForgetReason } from '../../lib/feature.ts';
import { lazyCode } from '../../lib/lazy-code.ts';
import { forBrowser } from '../../lib/storage.ts';

const ending = lazyCode(() => import('./end-here.ts'));

/** Remembers who has turned notifications on here: a user's id. So a browser that ends them by itself is noticed, and the next user is not told of. */
export const ON_KEY = 'beside.push';

/**
 * After a sign-out, a quick exit, and where another user comes: nothing comes here any more, and nothing tells that it did. The server ends its part with
 * the session. At a quick exit the service worker does the rest, since the page may be gone.
 */
export function forgetDevice(reason: ForgetReason = 'signedOut'): void {
  if (forBrowser.get(ON_KEY) === null) return;
  forBrowser.remove(ON_KEY);
  if (reason !== 'quickExit')
    void ending()
      .then(({ endHere }) => endHere())
      .catch(() => undefined);
}
