import type { Page } from '@playwright/test';
import { addressOf, expect } from './test.ts';

/** A browser's subscription at the push service of the journeys. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Gives the page's browser a push service, since this Chromium has none: a subscription is one at the journeys' own service. What the browser does with a
 * push is real.
 */
export async function giveBrowserPushes(page: Page): Promise<void> {
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('subscribeToPushes', async (applicationServerKey: string): Promise<Subscription> => {
    const body = JSON.stringify({ applicationServerKey });
    const reply = await fetch(`${addressOf('PUSH')}/register`, { method: 'POST', body });
    expect(reply.ok).toBe(true);
    return reply.json();
  });
  await context.addInitScript(() => {
    const KEY = 'test.subscription';
    const subscriptionOf = ({ endpoint, p256dh, auth }: Subscription) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        sessionStorage.removeItem(KEY);
        return true;
      },
    });
    const current = () => {
      const kept = sessionStorage.getItem(KEY);
      return kept ? subscriptionOf(JSON.parse(kept)) : null;
    };
    // Windows without a screen ask nobody.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const made = await Reflect.get(window, 'subscribeToPushes')(applicationServerKey);
        sessionStorage.setItem(KEY, JSON.stringify(made));
        return subscriptionOf(made);
      },
    });
  });
}

/** Pushes to the page's service worker by the browser's protocol, as its push service does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  await browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  await browser.detach();
}

/** Notes what the service worker shows: a browser without a screen would refuse it. The result gives titles and tags, in order. */
export async function noteNotifications(page: Page): Promise<() => Promise<[title: string, tag: string][]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no service worker');
  await worker.evaluate(() => {
    const shown: [string, string | undefined][] = [];
    const { registration } = Object(globalThis);
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title: string, options: NotificationOptions) => {
      shown.push([title, options.tag]);
    };
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'));
}

/** What came to this browser's subscription: plain texts, and their size in bytes. */
export async function pushedTo(page: Page): Promise<{ text: string; length: number }[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem('test.subscription') ?? '{}');
  const { endpoint }: Partial<Subscription> = JSON.parse(kept);
  const reply = await fetch(`${addressOf('PUSH')}/messages?endpoint=${encodeURIComponent(endpoint ?? '')}`);
  return reply.json();
}
