import type { BrowserContext, Page, Request, Worker } from '@playwright/test';

/** A browser's subscription at its push service. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A notification: its sentence, and its tag. */
type Shown = [title: string, tag: string];

/** What a browser has of pushes. */
export interface PushingBrowser {
  /** The subscription; null: there is none, or it has ended. */
  subscription(): Subscription | null;
  /** The notifications on the screen: one for each tag. */
  onScreen(): Shown[];
  /** All that were ever shown, in order. */
  everShown(): Shown[];
}

/** Where pages and workers ask for what this browser lacks. No server answers there. */
const ASK = '/harness/pushes/';

/**
 * Gives a browser pushes and notifications, since this Chromium has no push service and no screen. Both are kept here, for its pages and for its service
 * worker alike. A subscription is one at the given push service, which is told of its end. What the browser does with a push is real.
 * @param service the address of the push service
 */
export async function givePushes(context: BrowserContext, service: string): Promise<PushingBrowser> {
  let subscription: Subscription | null = null;
  const screen = new Map<string, string>();
  const ever: Shown[] = [];
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    subscription: () => subscription,
    async subscribe(query) {
      const body = JSON.stringify({ applicationServerKey: query.get('key') });
      subscription = await (await fetch(`${service}/register`, { method: 'POST', body })).json();
      return subscription;
    },
    async unsubscribe() {
      const ended = subscription;
      subscription = null;
      if (ended) await fetch(ended.endpoint, { method: 'DELETE' });
      return ended !== null;
    },
    show(query) {
      const [title, tag] = [query.get('title') ?? '', query.get('tag') ?? ''];
      screen.set(tag, title);
      ever.push([title, tag]);
    },
    shown: () => [...screen.keys()],
    close: (query) => screen.delete(query.get('tag') ?? ''),
  };
  const answer = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return (await answers[pathname.slice(ASK.length)]?.(searchParams)) ?? null;
  };
  await context.route(`**${ASK}*`, async (route, request) => route.fulfill({ json: await answer(request) }));
  await context.addInitScript(ownPushes, ASK);
  const give = (worker: Worker) => void worker.evaluate(ownPushes, ASK).catch(() => undefined);
  context.on('serviceworker', give);
  return {
    subscription: () => subscription,
    onScreen: () => [...screen].map(([tag, title]) => [title, tag]),
    everShown: () => [...ever],
  };
}

/** Runs in each page, and in the service worker. */
function ownPushes(at: string): void {
  const call = async (what: string, query: Record<string, string> = {}) =>
    (await fetch(`${at}${what}?${new URLSearchParams(query)}`, { keepalive: true })).json();
  const subscriptionOf = ({ endpoint, p256dh, auth }: Subscription) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => call('unsubscribe'),
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const found = await call('subscription');
      return found && subscriptionOf(found);
    },
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) =>
      subscriptionOf(await call('subscribe', { key })),
  });
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: (title: string, { tag = '' }: NotificationOptions) => call('show', { title, tag }),
    getNotifications: async () => (await call('shown')).map((tag: string) => ({ close: () => void call('close', { tag }) })),
  });
  // Windows without a screen ask nobody.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
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
