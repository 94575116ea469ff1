import type { LoginSessionView } from '@beside/common/account/account.login-sessions.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { mainButton, seeAddress, seeFocus, seeHeading, seeToast } from '../../../testing/page-steps.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const session = (id: string, more: Partial<LoginSessionView> = {}): LoginSessionView => ({
  id,
  current: false,
  browser: 'chrome',
  system: 'android',
  since: '2026-10-03',
  lastUsed: day(0),
  how: 'password',
  ...more,
});
const HERE = session('here', { current: true });
const MAC = session('mac', { browser: 'safari', system: 'mac', since: '2026-11-20', lastUsed: day(1) });
const UNKNOWN = session('unknown', { browser: null, system: null, since: null, lastUsed: day(21) });
const served = (sessions: LoginSessionView[], hasMore = false): Served => ({ json: { success: true, sessions, hasMore } });
const LIST = 'GET /api/auth/sessions';

const STEP = 'GET /api/auth/second-factor';
const stepOff: Served = { json: { success: true, secondFactor: { isOn: false, since: null, codesLeft: 0 } } };

const open = (sessions: Served, more: Opening = {}) =>
  openApp('/account/signing-in', { user: CLARA, ...more, answers: { [LIST]: sessions, [STEP]: stepOff, ...more.answers } });
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');
const seeRows = (count: number) => waitFor(() => expect(rows().filter((row) => row.dataset.card)).toHaveLength(count));

it('says in words where the user is signed in, without places and hours', async () => {
  await open(served([HERE, MAC, UNKNOWN]));
  await seeHeading('Signing in');
  await seeRows(3);
  const [here, mac, unknown] = rows();
  expect(here).toHaveTextContent('Chrome on AndroidThis deviceSince October 3, 2026');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(mac).toHaveTextContent('Safari on a Mac');
  expect(mac).toHaveTextContent('Since November 20, 2026, last used yesterday');
  expect(unknown).toHaveTextContent('A browserLast used 3 weeks ago');
  expect(screen.getByRole('link', { name: 'plan it with somebody first' })).toHaveAttribute('href', '/help');
  const nav = within(screen.getByRole('navigation', { name: 'Your account' }));
  expect(nav.getByRole('link', { name: 'Signing in' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
});

it('signs out in one other browser, and keeps the focus near', async () => {
  const { user, calls, answer } = await open(served([HERE, MAC, UNKNOWN]));
  await seeRows(3);
  answer({
    'DELETE /api/auth/sessions/mac': () => {
      answer({ [LIST]: served([HERE, UNKNOWN]) });
      return {};
    },
  });
  await user.click(mainButton('Sign out: Safari on a Mac'));
  await seeToast('Signed out: Safari on a Mac');
  await seeRows(2);
  await seeFocus(rows()[1] as HTMLElement);
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('signs out everywhere else', async () => {
  const { user, answer } = await open(served([HERE, MAC]));
  await seeRows(2);
  answer({
    'POST /api/auth/sessions/end-others': () => {
      answer({ [LIST]: served([HERE]) });
      return {};
    },
  });
  await user.click(mainButton('Sign out everywhere else'));
  await seeToast('You are signed in nowhere else now.');
  await seeRows(1);
  expect(screen.getByRole('main')).toHaveTextContent('You are signed in nowhere else.');
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('names a failure, and nothing is lost by it', async () => {
  const { user, answer } = await open(failure('internal_error'));
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert).toHaveTextContent('The list could not be loaded. Nothing has changed.');
  answer({ [LIST]: served([HERE, MAC]), 'DELETE /api/auth/sessions/mac': failure('unavailable') });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await seeRows(2);
  await user.click(mainButton('Sign out: Safari on a Mac'));
  await seeToast('Signing out there failed');
  await seeRows(2);
});

it('shows a sign-in elsewhere at once, and says when there are more than are listed', async () => {
  const { socket, answer } = await open(served([HERE]));
  await seeRows(1);
  const live = await socket();
  answer({ [LIST]: served([HERE, MAC], true) });
  live.receive('sessions:changed', {});
  await seeRows(2);
  expect(screen.getByRole('main')).toHaveTextContent('Only the latest 100 are shown.');
});

it('sends a visitor to sign in', async () => {
  await openApp('/account/signing-in');
  await seeAddress('/auth');
});
