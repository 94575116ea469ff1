import type { NoticeView } from '@beside/common/notifications/notifications.views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordAnnouncements } from '../../../testing/announcements.ts';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';

const ENDPOINT = 'https://push.example/1';
const SETTINGS = {
  kinds: { answer: true, message: false, account: true },
  ...{ quietFrom: '21:00', quietUntil: '08:00', zone: 'UTC', email: 'never' },
};
const settings = (more: object = {}, mail = false): Served => ({
  json: { success: true, settings: { ...SETTINGS, ...more }, mail },
});

/** What the browser has: a permission, and perhaps a subscription. */
const browser = { permission: 'default', subscribed: false };

function subscription() {
  return {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.subscribed = false;
      return true;
    },
  };
}

beforeEach(() => {
  Object.assign(browser, { permission: 'default', subscribed: false });
  const pushManager = {
    getSubscription: async () => (browser.subscribed ? subscription() : null),
    subscribe: async () => {
      browser.subscribed = true;
      return subscription();
    },
  };
  const registration = { pushManager, installing: null };
  const ready = Promise.withResolvers<typeof registration>();
  const serviceWorker = {
    getRegistration: async () => registration,
    // The page itself starts it some seconds later than these presses.
    register: async () => {
      ready.resolve(registration);
      return registration;
    },
    ready: ready.promise,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      if (browser.permission === 'default') browser.permission = 'granted';
      return browser.permission;
    },
  });
  return () => void Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (more: Opening = {}) =>
  openApp('/account/notifications', {
    user: CLARA,
    ...more,
    answers: {
      'GET /api/notifications': settings(),
      'PUT /api/notifications': ({ body }) => settings(Object(body)),
      'GET /api/push/key': { json: { success: true, key: 'key' } },
      'POST /api/push/subscriptions': { json: { success: true } },
      'DELETE /api/push/subscriptions': { json: { success: true } },
      'GET /api/notices': { json: { success: true, items: [] } },
      ...more.answers,
    },
  });
const device = async () => within(await screen.findByRole('region', { name: 'On this device' }));
const TURN_ON = { name: 'Turn on for this device' };

describe('notifications on this device', () => {
  it('are turned on by a press, with the device’s zone, and off again', async () => {
    const { user, calls } = await open();
    const part = await device();
    expect(part.getByText('You have something new on Beside')).toBeInTheDocument();
    expect(browser.permission).toBe('default');
    await user.click(await part.findByRole('button', TURN_ON));
    expect(await part.findByText('On for this device.')).toBeInTheDocument();
    const sent = calls.find(({ path, method }) => path === '/api/push/subscriptions' && method === 'POST');
    expect(sent?.body).toEqual({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, look: 'beside', language: 'en' });
    await user.click(part.getByRole('button', { name: 'Turn off' }));
    expect(await part.findByRole('button', TURN_ON)).toBeInTheDocument();
    expect(browser.subscribed).toBe(false);
    await waitFor(() =>
      expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/push/subscriptions')).toBe(true),
    );
  });

  it.each([
    ['unavailable', 'Beside sends no notifications here.'],
    ['full', 'Ten devices have them already. Turn them off on one first.'],
  ] as const)('are taken back where the server answers %s', async (code, text) => {
    const { user } = await open({ answers: { 'POST /api/push/subscriptions': failure(code) } });
    await user.click(await (await device()).findByRole('button', TURN_ON));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(browser.subscribed).toBe(false);
  });

  it('say what to do where the browser has them blocked', async () => {
    browser.permission = 'denied';
    await open();
    expect(await (await device()).findByText(/Your browser has notifications from Beside blocked\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', TURN_ON)).toBeNull();
  });

  it('were ended by the browser: that is said, and they can be turned on again', async () => {
    localStorage.setItem('beside.push', CLARA.id);
    const { user } = await open();
    const part = await device();
    expect(await part.findByText('Notifications had stopped on this device.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Turn on again' }));
    expect(await part.findByText('On for this device.')).toBeInTheDocument();
  });

  it('look as never turned on after a quick exit', async () => {
    localStorage.setItem('beside.push', CLARA.id);
    Object.assign(browser, { permission: 'granted', subscribed: true });
    await open();
    const { forgetDevice } = await import('../../../features/notifications/forget-device.ts');
    forgetDevice('signedOut');
    await waitFor(() => expect(browser.subscribed).toBe(false));
    await open();
    expect(await (await device()).findByRole('button', TURN_ON)).toBeInTheDocument();
    expect(screen.queryByText(/had stopped/)).toBeNull();
  });

  it('of another user end here, and are not taken over', async () => {
    localStorage.setItem('beside.push', 'another user');
    Object.assign(browser, { permission: 'granted', subscribed: true });
    const { calls } = await open();
    expect(await (await device()).findByRole('button', TURN_ON)).toBeInTheDocument();
    await waitFor(() => expect(browser.subscribed).toBe(false));
    expect(calls.filter(({ path }) => path === '/api/push/subscriptions')).toEqual([]);
  });

  it('need the app first on an iPhone, and are not there in other browsers', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    await open();
    expect(await (await device()).findByText(/add Beside to the Home Screen first/)).toBeInTheDocument();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux)');
    await open();
    expect(await (await device()).findByText('This browser has no notifications for Beside.')).toBeInTheDocument();
  });
});

describe('the settings', () => {
  it('are saved at each change, with all that was changed before', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('switch', { name: /^A message in a session/ }));
    await user.click(screen.getByRole('switch', { name: /^An answer is ready/ }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      ...SETTINGS,
      kinds: { answer: false, message: true, account: true },
    });
  });

  it('show what is saved after a failure, and say so', async () => {
    const { user } = await open({ answers: { 'PUT /api/notifications': failure('internal_error') } });
    const message = await screen.findByRole('switch', { name: /^A message in a session/ });
    await user.click(message);
    expect(await screen.findByText('That was not saved')).toBeInTheDocument();
    expect(message).not.toBeChecked();
  });

  it('that cannot be loaded can be asked for again', async () => {
    const { user, answer } = await open({ answers: { 'GET /api/notifications': failure('internal_error') } });
    expect(await screen.findByText('The settings could not be loaded. Nothing has changed.')).toBeInTheDocument();
    answer({ 'GET /api/notifications': settings() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: /^Your account/ })).toBeChecked();
  });
});

describe('emails', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'By email' }));
  const withMail = { 'GET /api/notifications': settings({}, true), 'PUT /api/notifications': settings({}, true) };

  it('are off, and begin by a choice, with the device’s zone; what they cannot hide is said', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en').resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    });
    const { user, calls } = await open({ answers: withMail });
    const emails = await part();
    expect(emails.getByRole('radio', { name: 'Never' })).toBeChecked();
    expect(emails.getByText(/Whoever reads your mailbox learns that you use it/)).toBeInTheDocument();
    await user.click(emails.getByRole('radio', { name: 'Once a week' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...SETTINGS, email: 'weekly', zone: 'Asia/Tokyo' }),
    );
  });

  it('that were not saved are off again, and that is said', async () => {
    const { user } = await open({ answers: { ...withMail, 'PUT /api/notifications': failure('internal_error') } });
    const emails = await part();
    await user.click(emails.getByRole('radio', { name: 'Once a day' }));
    expect(await screen.findByText('That was not saved')).toBeInTheDocument();
    expect(emails.getByRole('radio', { name: 'Never' })).toBeChecked();
  });

  it('are not offered where none can be sent; what was chosen before can be ended', async () => {
    await open();
    await device();
    expect(screen.queryByRole('region', { name: 'By email' })).toBeNull();
    await open({ answers: { 'GET /api/notifications': settings({ email: 'daily' }) } });
    expect((await part()).getByRole('radio', { name: 'Once a day' })).toBeChecked();
  });

  it('are named where the browser has no notifications', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux)');
    await open({ answers: withMail });
    expect(await (await device()).findByText(/Emails can do the same/)).toBeInTheDocument();
  });
});

describe('what is new', () => {
  const notice = (id: string, more: Partial<NoticeView> = {}): NoticeView => ({
    ...{ id, kind: 'answer', to: `/?advice=${id}`, at: '2026-11-30T10:00:00.000Z' },
    ...more,
  });

  it('stands on the home page alone, as it comes, and is gone when it is opened', async () => {
    const announced = recordAnnouncements();
    const { user, calls, socket } = await openApp('/', {
      user: CLARA,
      answers: {
        'GET /api/notices': { json: { success: true, items: [notice('1')] } },
        'POST /api/notices/seen': { json: { success: true } },
      },
    });
    const news = within(await screen.findByRole('complementary', { name: 'New for you:' }));
    expect(announced().filter((text) => text.startsWith('New for you'))).toEqual(['New for you:']);
    expect(news.getByRole('link')).toHaveTextContent(/^an answer$/);
    const live = await socket();
    act(() =>
      live.receive('notices:changed', {
        items: [notice('2', { kind: 'account', to: '/account/signing-in' }), notice('1')],
      }),
    );
    await waitFor(() =>
      expect(news.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['a change of your account', 'an answer']),
    );
    await user.click(news.getAllByRole('link')[0] ?? document.body);
    await waitFor(() => expect(calls.find(({ path }) => path === '/api/notices/seen')?.body).toEqual({ ids: ['2'] }));
    expect(screen.queryByRole('complementary', { name: 'New for you:' })).toBeNull();
  });

  it('is not asked for by a visitor', async () => {
    const { calls } = await openApp('/');
    await screen.findByRole('button', { name: 'Ask for advice' });
    expect(calls.filter(({ path }) => path === '/api/notices')).toEqual([]);
  });
});
