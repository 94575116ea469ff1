import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adviceSession, historyOf, servedAdvice } from '../../../testing/advice.ts';
import { SESSION } from '../../../testing/couples.ts';
import { type Answers, failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeFocus, seeHeading, seeToast, signIn } from '../../../testing/page-steps.ts';

const HOUSE_ID = '00000000-0000-4000-8000-00000000000a';
const HOUSE = adviceSession({ id: HOUSE_ID, description: 'My sister and I argued about the house of our mother.' });
const BOSS = adviceSession({ id: 'boss', description: 'My manager gave my project to someone new.', category: 'work' });
const BOOKMARK = `PUT /api/advice/${HOUSE_ID}/bookmark`;
const BOTH = [BOSS, HOUSE];

const panel = () => within(screen.getByRole('tabpanel'));
const cards = () => panel().queryAllByRole('article');
const seeCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const cardOf = (text: string) => cards().find(({ textContent }) => textContent?.includes(text));
const seeEmpty = (name: string) => screen.findByRole('heading', { name });
const chip = (name: string) => screen.getByRole('radio', { name });
const bookmark = (text: string) => within(cardOf(text) ?? document.body).getByRole('button', { name: /^Bookmark/ });
const local = (): unknown => JSON.parse(localStorage.getItem('bookmarkedSessions') ?? '[]');

/** Opens the history of a user with these sessions. */
const openHistory = (sessions = BOTH, search = '', answers: Answers = {}) =>
  openApp(`/history${search}`, {
    user: CLARA,
    answers: { 'GET /api/advice/history': historyOf(sessions), ...answers },
  });

beforeEach(() => void vi.stubGlobal('confirm', () => true));

const ME = { json: { success: true, user: CLARA } };

describe('a visitor', () => {
  it('is sent to the sign-in page, and comes back to the same filter', async () => {
    const { user, answer } = await openApp('/history?category=work', {
      answers: { 'POST /api/auth/login': ME, 'GET /api/advice/history': historyOf([]) },
    });
    await seeAddress('/auth');
    await fill('Email', CLARA.email);
    await fill('Password', 'a quiet garden 7');
    answer({ 'GET /api/auth/user': ME });
    await user.click(mainButton('Sign in'));
    await seeAddress('/history?category=work');
    await seeEmpty('Nothing here yet: Work and career');
  });

  it('is asked to sign in by the couples tab, and by the other one', async () => {
    const { user } = await openApp('/history?tab=couples');
    await seeEmpty('Sign in to see your history');
    screen.getByRole('tab', { name: 'Couples Counseling' }).focus();
    await user.keyboard('{ArrowLeft}');
    await seeFocus(screen.getByRole('tab', { name: 'Individual Advice' }));
    await seeEmpty('Sign in to see your history');
    await seeAddress('/history');
    await user.click(panel().getByRole('link', { name: 'Sign in' }));
    await seeAddress('/auth');
  });
});

it('cards draw their category, without an emoji', async () => {
  await openHistory();
  await seeCards(2);
  expect(cards().map((card) => card.querySelector('svg[data-category]')?.getAttribute('data-category'))).toEqual([
    'work',
    'family',
  ]);
  expect(panel().getByRole('list').textContent).not.toMatch(/\p{Extended_Pictographic}/u);
});

describe('a failure', () => {
  it('to load says so, and trying again helps', async () => {
    const { user, answer } = await openHistory([HOUSE], '', { 'GET /api/advice/history': failure('unavailable') });
    const failed = await screen.findByText('Failed to load history');
    const alert = within(screen.getByRole('main')).getByRole('alert');
    expect(alert).toContainElement(failed);
    expect(alert).toHaveTextContent('Please try refreshing the page');
    answer({ 'GET /api/advice/history': historyOf([HOUSE]) });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await seeCards(1);
  });

  it('to delete or to open keeps the card', async () => {
    // Not an answer of ours, but of something on the way.
    const no = { status: 500, json: {} };
    const { user } = await openHistory([HOUSE], '', {
      [`GET /api/advice/${HOUSE_ID}`]: no,
      [`DELETE /api/advice/${HOUSE_ID}`]: no,
    });
    await user.click(await screen.findByRole('button', { name: /^View advice/ }));
    await seeToast('Error', 'Failed to load advice session');
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await seeToast('Failed to delete advice session', 'Failed to delete session');
    expect(cards()).toHaveLength(1);
    await seeAddress('/history');
  });

  it('to keep a bookmark takes it back, with one toast', async () => {
    const { user } = await openHistory([HOUSE], '', { [BOOKMARK]: failure('unavailable') });
    await seeCards(1);
    await user.click(bookmark('My sister'));
    await seeToast('The bookmark was not changed');
    await waitFor(() => expect(bookmark('My sister')).toHaveAttribute('aria-pressed', 'false'));
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(1);
    expect(local()).toEqual([]);
  });

  it('to load a filter without a network says so, and it is loaded once the network is back', async () => {
    const { user, setOnline } = await openHistory([HOUSE]);
    await seeCards(1);
    setOnline(false);
    await user.click(chip('Family'));
    expect(await screen.findByText('Failed to load history')).toBeVisible();
    setOnline(true);
    await seeCards(1);
    expect(chip('Family')).toBeChecked();
  });
});

describe('the filters', () => {
  it('are radio buttons for the arrow keys, with a way out of an empty one', async () => {
    const { user } = await openHistory([HOUSE]);
    await seeCards(1);
    chip('All').focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(chip('Bookmarked')).toBeChecked());
    await seeEmpty('Nothing bookmarked yet');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await seeCards(1);
    // The link in the header leads to the whole history again.
    await fill('Search advice and chats', 'sister');
    await seeAddress('/history?q=sister');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'History' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await seeCards(1);
  });

  it('hold with a search, and one button ends both', async () => {
    const { user } = await openHistory();
    await seeCards(2);
    const field = screen.getByRole('searchbox', { name: 'Search advice and chats' });
    await fill('Search advice and chats', 'm');
    expect(await screen.findByText('Type at least 2 characters.')).toBeInTheDocument();
    await fill('Search advice and chats', 'manager');
    await seeCards(1);
    expect(await screen.findByText('1 session found')).toBeInTheDocument();
    await user.click(chip('Family'));
    await seeEmpty('Nothing found for “manager”');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(chip('All')).toBeChecked();
    await seeCards(2);
    await fill('Search advice and chats', 'nowhere to be found');
    await seeEmpty('Nothing found for “nowhere to be found”');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await seeFocus(field);
    await seeCards(2);
    await seeAddress('/history');
  });
});

describe('the cards', () => {
  it('are deleted after a confirmation, and the next one has the focus', async () => {
    const { user } = await openHistory(BOTH, '', { 'DELETE /api/advice/*': {} });
    await seeCards(2);
    const remove = screen.getByRole('button', { name: /^Delete: My manager/ });
    vi.stubGlobal('confirm', () => false);
    await user.click(remove);
    expect(cards()).toHaveLength(2);
    await seeFocus(remove);
    vi.stubGlobal('confirm', () => true);
    await user.click(remove);
    await seeToast('Session Deleted');
    await seeCards(1);
    await waitFor(() => expect(cardOf('My sister')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Delete: My sister/ }));
    await seeEmpty('No advice sessions yet');
    await seeFocus(await seeHeading('Your history'));
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(1);
  });

  it('come twelve at a time by a button, which keeps the focus, also after a failure', async () => {
    const all = Array.from({ length: 26 }, (_, at) => adviceSession({ id: `session ${at}`, description: `Question ${at}` }));
    const { user, answer } = await openHistory(all);
    await seeCards(12);
    answer({ 'GET /api/advice/history': failure('unavailable') });
    await user.click(screen.getByRole('button', { name: 'Load More History' }));
    expect(await screen.findByText('More could not be loaded. Nothing is lost.', { exact: false })).toBeVisible();
    expect(cards()).toHaveLength(12);
    await seeFocus(screen.getByRole('button', { name: 'Try again' }));
    answer({ 'GET /api/advice/history': historyOf(all) });
    await user.keyboard('{Enter}');
    await seeCards(24);
    expect(await screen.findByText('12 more sessions loaded')).toBeInTheDocument();
    await seeFocus(screen.getByRole('button', { name: 'Load More History' }));
    await user.keyboard('{Enter}');
    await seeCards(26);
    expect(screen.queryByRole('button', { name: 'Load More History' })).toBeNull();
    await waitFor(() => expect(cards()[24]).toHaveFocus());
  });

  it('unfold the chat about an advice, one at a time', async () => {
    const { user } = await openHistory(BOTH, '', {
      'GET /api/chat/*': { json: { success: true, messages: [], hasMore: false, reply: null } },
    });
    await seeCards(2);
    const chats = () => panel().queryAllByRole('region', { name: /chat/i });
    const toggle = screen.getByRole('button', { name: /^Chat: My sister/ });
    await user.click(toggle);
    await waitFor(() => expect(chats()).toHaveLength(1));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(await screen.findByRole('textbox'));
    await user.paste('How do I begin the letter?');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel().getByText('How do I begin the letter?', { selector: 'p' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: /^Chat: My manager/ }));
    expect(await within(cardOf('My manager') ?? document.body).findByRole('region')).toBeVisible();
    expect(chats()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Close chat' }));
    await waitFor(() => expect(chats()).toHaveLength(0));
    await seeFocus(screen.getByRole('button', { name: /^Chat: My manager/ }));
  });
});

describe('bookmarks', () => {
  it('of this browser are given to its user at the sign-in, and are gone after the sign-out', async () => {
    localStorage.setItem('bookmarkedSessions', JSON.stringify([HOUSE_ID, 'broken']));
    const opened = await openApp('/auth', {
      answers: {
        'PUT /api/advice/bookmarks': { json: { success: true, ids: [HOUSE_ID] } },
        // A late connection asks once more.
        'GET /api/advice/bookmarks': { json: { success: true, ids: [HOUSE_ID] } },
        'GET /api/advice/history': historyOf([HOUSE]),
      },
    });
    const { user, calls } = opened;
    await signIn(opened);
    await seeAddress('/');
    const merged = () => calls.filter(({ method, path }) => method === 'PUT' && path === '/api/advice/bookmarks');
    await waitFor(() => expect(merged().map(({ body }) => body)).toEqual([{ ids: [HOUSE_ID] }]));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'History' }));
    await seeCards(1);
    await waitFor(() => expect(bookmark('My sister')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    await seeAddress('/auth');
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => /bookmark/i.test(key))).toEqual([]));
  });

  it('wait for the network, and then go out', async () => {
    const { user, calls, setOnline } = await openHistory([HOUSE], '', { [BOOKMARK]: {} });
    await seeCards(1);
    // The user's bookmarks are known.
    await waitFor(() => expect(localStorage.getItem('beside.bookmarks.owner')).toContain(CLARA.id));
    const sent = () => calls.filter(({ method, path }) => `${method} ${path}` === BOOKMARK);
    setOnline(false);
    await user.click(bookmark('My sister'));
    expect(bookmark('My sister')).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(0);
    expect(sent()).toEqual([]);
    setOnline(true);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(bookmark('My sister')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('lists couples sessions: none yet, one that waits, one that was joined, and deletes it', async () => {
  const couple = (partner2Name: string | null) => ({
    'GET /api/couples/history': {
      json: { success: true, sessions: [{ ...SESSION, partner2Name, role: 'partner1' }], nextCursor: null },
    },
  });
  const none = { 'GET /api/couples/history': { json: { success: true, sessions: [], nextCursor: null } } };
  const { user } = await openHistory([], '', none);
  screen.getByRole('tab', { name: 'Individual Advice' }).focus();
  await user.keyboard('{ArrowRight}');
  await seeAddress('/history?tab=couples');
  await seeEmpty('No couples sessions yet');
  await user.click(screen.getByRole('link', { name: 'Start Couples Session' }));
  await seeAddress('/couples');

  await openHistory([], '?tab=couples', couple(null));
  await seeCards(1);
  expect(cards()[0]).toHaveTextContent(/Couples.*Active|Active.*Couples/);
  expect(cards()[0]).toHaveTextContent('waiting for partner');

  const second = await openHistory([], '?tab=couples', { ...couple('Tomás'), 'DELETE /api/couples/history/7': {} });
  await seeCards(1);
  expect(cards()[0]).toHaveTextContent('Clara and Tomás');
  expect(screen.getByRole('link', { name: 'Open session: Sundays' })).toHaveAttribute('href', `/couples/${SESSION.sessionToken}`);
  await second.user.click(screen.getByRole('button', { name: 'Delete “Sundays”' }));
  await seeToast('Session Deleted');
  await seeEmpty('No couples sessions yet');
});

it('opens an advice whose page it has shown, at its address', async () => {
  const { user } = await openHistory([HOUSE], '', { [`GET /api/advice/${HOUSE_ID}`]: servedAdvice(HOUSE) });
  await user.click(await screen.findByRole('button', { name: /^View advice: My sister/ }));
  await seeAddress(`/?advice=${HOUSE_ID}`);
  expect(await seeHeading(/My sister and I argued/)).toBeVisible();
  expect(localStorage.getItem('viewingAdvice')).toBeNull();
});
