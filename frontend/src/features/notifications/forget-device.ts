import { forBrowser } from '../../lib/storage.ts';

/** Remembers that notifications are on here, so that a browser that ends them by itself is noticed. */
export const ON_KEY = 'beside.push';

/**
 * After a sign-out and a quick exit: nothing comes here any more, and nothing tells that it did. The server ends its part with the session, and the service
 * worker this one, should the page be gone.
 */
export function forgetDevice(): void {
  if (forBrowser.get(ON_KEY) === null) return;
  forBrowser.remove(ON_KEY);
  void unsubscribe().catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
