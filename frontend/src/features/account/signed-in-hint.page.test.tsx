import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure } from '../../testing/fake-server.ts';
import { CLARA, hint, type Opened, openApp } from '../../testing/open-app.tsx';

const asks = ({ calls }: Pick<Opened, 'calls'>) =>
  calls.filter(({ method, path }) => method === 'GET' && path === '/api/auth/user').length;
const header = () => within(screen.getByRole('banner'));
const SIGNED_IN = { 'GET /api/auth/user': { json: { success: true, user: CLARA } } };

it('a visitor’s page does not ask who it is', async () => {
  const opened = await openApp('/');
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible();
  // Asked for once it is known that this is a visitor.
  await waitFor(() => expect(opened.calls.map(({ path }) => path)).toContain('/api/usage/anonymous'));
  expect(asks(opened)).toBe(0);
});

it('a page asks where the server has left a hint', async () => {
  const opened = await openApp('/', { user: CLARA });
  expect(await header().findByRole('link', { name: 'Account' })).toBeVisible();
  await waitFor(() => expect(asks(opened)).toBe(1));
});

it('a page asks where the browser remembers a user of before the hints', async () => {
  await openApp('/', { user: CLARA });
  await waitFor(() => expect(localStorage.getItem('beside.signedIn')).toBe('1'));
  const opened = await openApp('/', { answers: SIGNED_IN });
  await waitFor(() => expect(asks(opened)).toBe(1));
  expect(await header().findByRole('link', { name: 'Account' })).toBeVisible();
});

it('a hint without a session ends in a visitor’s page', async () => {
  const opened = await openApp('/', { user: CLARA, answers: { 'GET /api/auth/user': failure('not_signed_in') } });
  await waitFor(() => expect(asks(opened)).toBe(1));
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('beside.signedIn')).toBeNull();
});

it('a visitor’s page becomes a user’s when another tab signs in, and a visitor’s again', async () => {
  const opened = await openApp('/');
  const other = new BroadcastChannel('beside.account');
  await header().findByRole('link', { name: 'Sign in' });
  hint(true);
  opened.answer(SIGNED_IN);
  other.postMessage('changed');
  expect(await header().findByRole('link', { name: 'Account' })).toBeVisible();
  hint(false);
  opened.answer({ 'GET /api/auth/user': failure('not_signed_in') });
  other.postMessage('changed');
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible();
  other.close();
});
