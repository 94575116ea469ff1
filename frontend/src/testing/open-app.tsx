import type { UserView } from '@beside/common/account/account.views';
import type { Language } from '@beside/common/language/language.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { type Answers, type FakeServer, failure, serve } from './fake-server.ts';
import { type FakeSocket, fakeSockets, forgetSocket, presetSocketAnswers, type SocketAnswers } from './fake-socket.ts';
import { PAGE_ENDED } from './page-end.ts';

export interface Opened extends FakeServer {
  user: UserEvent;
  /** The page's socket, once it is connected. */
  socket(): Promise<FakeSocket>;
}

export interface Opening {
  /** Who is signed in; a visitor by default. */
  user?: UserView | null;
  subscription?: Partial<SubscriptionView>;
  /** Uses of a visitor, of three. */
  used?: number;
  language?: Language;
  /** Of the page's configuration. */
  config?: object;
  /** The release that the page is of; none by default, as in development. */
  release?: string;
  /** The browser's languages; without them, the page's alone. */
  languages?: string[];
  /** Answers of the server beside those about the user. */
  answers?: Answers;
  /** Answers of the socket from its first moment, by event. */
  socketAnswers?: SocketAnswers;
}

export const CLARA: UserView = {
  id: '0b0f6c1e-5f0f-4a5e-9a55-000000000001',
  firstName: 'Clara',
  lastName: 'Almeida',
  email: 'clara@example.com',
  pendingEmail: null,
  dateOfBirth: '1990-03-09',
  createdAt: '2026-03-09T10:00:00.000Z',
  isEmailVerified: true,
  isAdmin: false,
  isOwner: false,
  subscriptionPlan: 'free',
  subscriptionStatus: 'active',
  usageCount: 0,
};

const FREE: SubscriptionView = {
  plan: 'free',
  status: 'active',
  usageCount: 0,
  limit: 3,
  resetsAt: '2026-12-01T00:00:00.000Z',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  billing: null,
};

/**
 * Opens the whole interface at an address, as `main.tsx` does, with a server that a test controls. Every opening is a new page: nothing in memory
 * is left of the one before; the browser's storage stays within a test, as over a reload.
 */
export async function openApp(path: string, opening: Opening = {}): Promise<Opened> {
  const {
    user = null,
    subscription = {},
    used = 0,
    language = 'en',
    languages = [language],
    config = {},
    release,
    answers = {},
    socketAnswers = {},
  } = opening;
  cleanup();
  window.dispatchEvent(new Event(PAGE_ENDED));
  vi.resetModules();
  forgetSocket();
  presetSocketAnswers(socketAnswers);
  window.history.replaceState(null, '', path);
  hint(user !== null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  document.head.innerHTML = `<meta name="description" content=""><script type="application/json" id="beside-config"></script>${
    release ? `<meta name="beside-release" content="${release}">` : ''
  }`;
  const page = document.getElementById('beside-config');
  if (page)
    page.textContent = JSON.stringify({
      appName: 'Beside',
      supportEmail: null,
      statusUrl: null,
      demo: { model: false },
      pwa: true,
      ...config,
    });
  const server: FakeServer = serve({
    'GET /healthz': {},
    'POST /api/visitor': { status: 204 },
    'GET /api/auth/user': user ? { json: { success: true, user } } : failure('not_signed_in'),
    'POST /api/auth/logout': () => {
      hint(false);
      server.answer({ 'GET /api/auth/user': failure('not_signed_in') });
      return {};
    },
    'GET /api/usage/anonymous': { json: { success: true, usageCount: used, limit: 3 } },
    'GET /api/subscription/current': user
      ? { json: { success: true, subscription: { ...FREE, ...subscription } } }
      : failure('not_signed_in'),
    'GET /api/announcements': { json: { success: true, announcements: [] } },
    'GET /api/auth/passkeys': { json: { success: true, passkeys: [] } },
    'GET /api/advice/bookmarks': { json: { success: true, ids: [] } },
    ...answers,
  });
  // In the order of `main.tsx`, each time as new modules.
  const [
    { App },
    { preloadRoute },
    { SHELL_TEXTS },
    { preferredLanguage },
    { applyLanguage, loadTexts },
    { liveSocket },
    { beginFirstRender },
    { watchInstall },
  ] = await Promise.all([
    import('../app/App.tsx'),
    import('../app/routes.ts'),
    import('../app/shell/shell-texts.ts'),
    import('../lib/i18n/i18n.store.ts'),
    import('../lib/i18n/load-texts.ts'),
    import('../lib/socket.ts'),
    import('../lib/query.ts'),
    import('../lib/install.store.ts'),
  ]);
  watchInstall();
  await applyLanguage(preferredLanguage());
  await Promise.all([loadTexts(SHELL_TEXTS), preloadRoute(window.location)]);
  beginFirstRender();
  render(<App />);
  await screen.findByRole('main');
  return {
    ...server,
    user: userEvent.setup(),
    socket: () =>
      waitFor(async () => {
        const own = await liveSocket();
        const socket = fakeSockets().find((each) => Object.is(each, own));
        if (!socket?.connected) throw new Error('the page has not connected yet');
        return socket;
      }),
  };
}

/** Sets or clears the cookie by which the server says that somebody is signed in. */
export function hint(signedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it, and the page reads it here
  document.cookie = `beside.signed-in=1; Path=/; Max-Age=${signedIn ? 60 : 0}`;
}

afterEach(() => {
  cleanup();
  hint(false);
  window.dispatchEvent(new Event(PAGE_ENDED));
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
