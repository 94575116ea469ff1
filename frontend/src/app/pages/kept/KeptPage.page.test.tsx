import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../../../features/advice/kept/kept.database.ts';
import type { NewlyKept } from '../../../features/advice/kept/kept.schema.ts';
import { adviceSession, openAdvice } from '../../../testing/advice.ts';
import { recordAnnouncements } from '../../../testing/announcements.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';

const DAY_MS = 86_400_000;
const ADVICE: NewlyKept = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'I am afraid to ask Ana.',
  category: 'family',
  language: 'en',
  sections: { understanding: 'You are afraid.', recommendations: ['Write.', 'Wait.'], example: 'Ana?' },
};
const OTHER = { ...ADVICE, id: '00000000-0000-4000-8000-000000000002', title: 'Should I move?', language: 'de' };
const KEPT_CALL = 'POST /api/advice/kept';
const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a page as the service worker does without a connection: the server answers nothing. */
function offline(path: string, more: Opening = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return openApp(path, {
    ...more,
    config: { offline: 'failed', pwa: true },
    answers: { 'GET /api/auth/user': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => undefined }, configurable: true });
  // Who was signed in when this browser last knew.
  localStorage.setItem('beside.signedIn', '1');
  return () => void Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('without a connection', () => {
  it('what is kept is listed, read, and deleted', async () => {
    await keep(ADVICE, CLARA.id);
    await keep(OTHER, CLARA.id);
    const announced = recordAnnouncements();
    const { user } = await offline('/');
    await heading('Kept on this device');
    expect(screen.getAllByText(/^No connection\. What you write is kept/)[0]).toBeInTheDocument();
    await waitFor(() => expect(announced().filter((text) => text.startsWith('No connection.'))).toHaveLength(1));
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem')).toHaveLength(2);
    await user.click(main.getByRole('link', { name: '“Should I move?”' }));
    await heading('“Should I move?”');
    expect(main.getByText('You are afraid.').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(main.getByText('Written by an AI model, not by a person')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Kept on this device' }));
    await user.click(await main.findByRole('button', { name: 'Delete from this device: Should I move?' }));
    await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(1));
    await user.click(main.getByRole('button', { name: 'Delete all from this device' }));
    await heading('No connection');
    expect(await names()).toEqual([]);
  });

  it.each([
    ['/history', 'History needs a connection.'],
    ['/couples/some-token', 'Couples needs a connection.'],
    ['/invoices', 'This page needs a connection.'],
  ])('%s says what it needs', async (path, text) => {
    await offline(path);
    await heading('No connection');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Quick exit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Helplines, without a connection' })).toHaveAttribute('href', '/help');
  });

  it('after too long nothing is shown, and the page says why', async () => {
    await keep(ADVICE, CLARA.id, Date.now() - 15 * DAY_MS);
    await offline('/');
    await heading('No connection');
    expect(screen.getByText(/this device had no connection for 14 days/)).toBeInTheDocument();
    expect(await names()).toEqual([]);
  });

  it('one that is no longer kept says so', async () => {
    await keep(ADVICE, CLARA.id);
    await offline(`/kept/${OTHER.id}`);
    await heading('Kept on this device');
    expect(screen.getByText('It is no longer kept on this device.')).toBeInTheDocument();
  });
});

describe('a page from this device that finds a connection', () => {
  it('is loaded again where there was none, but for what is being read', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await keep(ADVICE, CLARA.id);
    await openApp(`/kept/${ADVICE.id}`, { user: CLARA, config: { offline: 'failed', pwa: true } });
    await heading('“I am afraid to ask Ana.”');
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    await openApp('/history', { user: CLARA, config: { offline: 'failed', pwa: true } });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('goes on where the server was slow', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await openApp('/terms-of-service', { config: { offline: 'slow', pwa: true } });
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: /Terms/ })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('with a connection', () => {
  const signedIn = (more: Opening = {}): Opening => ({ user: CLARA, config: { pwa: true }, ...more });

  it('copies of deleted advice go, and the others stay', async () => {
    await keep(ADVICE, CLARA.id);
    await keep(OTHER, CLARA.id);
    const { calls } = await openApp(
      '/kept',
      signedIn({ answers: { [KEPT_CALL]: { json: { success: true, gone: [OTHER.id] } } } }),
    );
    await waitFor(() => expect(screen.getByRole('main').querySelectorAll('li')).toHaveLength(1));
    expect(calls.find(({ path }) => path === '/api/advice/kept')?.body).toEqual({
      ids: expect.arrayContaining([ADVICE.id, OTHER.id]),
    });
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  it('all goes where another user is signed in, or nobody', async () => {
    await keep(ADVICE, 'somebody else');
    await openApp('/kept', signedIn());
    await waitFor(async () => expect(await names()).toEqual([]));
    await keep(ADVICE, CLARA.id);
    await openApp('/kept', { config: { pwa: true } });
    await waitFor(async () => expect(await names()).toEqual([]));
    expect(await screen.findByText(/^Nothing is kept on this device\./)).toBeInTheDocument();
  });

  it('all stays where the server cannot be asked', async () => {
    await keep(ADVICE, CLARA.id);
    await openApp('/kept', signedIn({ answers: { [KEPT_CALL]: { status: 503 } } }));
    await screen.findByRole('link', { name: '“I am afraid to ask Ana.”' });
    expect(await names()).toEqual(['beside-kept']);
  });
});

describe('an advice', () => {
  it('is kept after a warning whose safe answer comes first, and deleted by the same button', async () => {
    const { user } = await openAdvice(adviceSession(), { user: CLARA, config: { pwa: true } });
    await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this advice on this device?' }));
    const safe = dialog.getByRole('button', { name: 'Don’t keep it' });
    await waitFor(() => expect(safe).toHaveFocus());
    expect(dialog.getByText(/without your password/)).toBeInTheDocument();
    await user.click(safe);
    expect(await names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it here' }));
    await user.click(await screen.findByRole('button', { name: 'Delete from this device' }));
    await screen.findByRole('button', { name: 'Keep on this device' });
    expect(await names()).toEqual([]);
  });

  it('cannot be kept by a visitor, in place of help, nor where the site is no app', async () => {
    await openAdvice(adviceSession({ userId: null }), { config: { pwa: true } });
    expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
    await openAdvice(adviceSession(), { user: CLARA, config: { pwa: false } });
    expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
  });

  it('says why it is not kept', async () => {
    for (let number = 1; number <= 20; number += 1)
      await keep({ ...ADVICE, id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}` }, CLARA.id);
    const { user } = await openAdvice(adviceSession(), {
      ...{ user: CLARA, config: { pwa: true } },
      answers: { [KEPT_CALL]: { json: { success: true, gone: [] } } },
    });
    await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it here' }));
    expect(await screen.findByText('20 are kept already. Delete one first.')).toBeInTheDocument();
  });
});
