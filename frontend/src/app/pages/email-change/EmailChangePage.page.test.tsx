import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { mainButton, seeAddress, seeHeading } from '../../../testing/page-steps.ts';

const mainLink = (name: string) => within(screen.getByRole('main')).findByRole('link', { name });
const ANSWERED = { json: { success: true, message: 'Done' } };

it('asks nothing of the server before an answer is chosen, and undoes the change', async () => {
  const { user, calls } = await openApp('/email-change?token=one', { answers: { 'POST /api/auth/email-change/one': ANSWERED } });
  await seeHeading('Your email address was changed');
  // The token leaves the address, so that no history or screenshot has it.
  await seeAddress('/email-change');
  const posts = () => calls.filter(({ method, path }) => method === 'POST' && path.includes('email-change'));
  expect(posts()).toEqual([]);
  await user.click(mainButton('No, undo the change'));
  await seeHeading('The change is undone');
  expect(posts().map(({ body }) => body)).toEqual([{ answer: 'undo' }]);
  expect(await mainLink('Sign in')).toHaveAttribute('href', '/auth');
  expect(await mainLink('Reset your password')).toHaveAttribute('href', '/forgot-password');
});

it('agrees, and shows the account anew', async () => {
  const { user, calls } = await openApp('/email-change?token=one', {
    user: CLARA,
    answers: { 'POST /api/auth/email-change/one': ANSWERED },
  });
  await seeHeading('Your email address was changed');
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === '/api/auth/user').length;
  const before = reads();
  await user.click(mainButton('Yes, keep the new address'));
  await seeHeading('Your new address is confirmed');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({ answer: 'agree' });
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('keeps the question after a failure, and says where to write if the address is another’s', async () => {
  const { user, answer } = await openApp('/email-change?token=one', {
    config: { supportEmail: 'help@example.com' },
    answers: { 'POST /api/auth/email-change/one': failure('unavailable') },
  });
  await user.click(mainButton('No, undo the change'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Please try again'));
  answer({ 'POST /api/auth/email-change/one': failure('email_taken') });
  await user.click(mainButton('No, undo the change'));
  expect(await mainLink('help@example.com')).toHaveAttribute('href', 'mailto:help@example.com');
  answer({ 'POST /api/auth/email-change/one': failure('link_invalid') });
  await user.click(mainButton('No, undo the change'));
  await seeHeading('This link is no longer valid');
});

it('says so without a token', async () => {
  await openApp('/email-change');
  await seeHeading('This link is no longer valid');
  expect(screen.getByRole('alert')).toHaveTextContent('older than 7 days');
});
