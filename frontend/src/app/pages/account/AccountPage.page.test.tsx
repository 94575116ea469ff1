import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import {
  endingSession,
  fact,
  fill,
  mainButton,
  seeAddress,
  seeFact,
  seeFocus,
  seeHeading,
  seeToast,
  signIn,
} from '../../../testing/page-steps.ts';

/** Opens the account page of a user, and waits until it is complete. */
async function openAccount(opening: Opening = {}) {
  const opened = await openApp('/account', { user: CLARA, ...opening });
  await seeFact('Email', CLARA.email);
  await within(screen.getByRole('main')).findByText('sessions used', { exact: false });
  return opened;
}

describe('the profile', () => {
  it('is shown with the use of the plan, and a push brings what changes elsewhere', async () => {
    const { socket, answer } = await openAccount();
    expect(fact('Date of birth')).toHaveTextContent('March 9, 1990');
    const plan = await screen.findByRole('region', { name: 'Free plan' });
    await waitFor(() => expect(plan).toHaveTextContent('0 of 3 sessions used'));
    expect(plan).toHaveTextContent('Resets on');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

    const live = await socket();
    live.receive('usage:changed', { usage: { usageCount: 1, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z' } });
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1'));
    expect(screen.getByRole('banner')).toHaveTextContent('1 of 3');
    answer({ 'GET /api/auth/user': { json: { success: true, user: { ...CLARA, firstName: 'Klara' } } } });
    live.receive('account:changed', { userId: CLARA.id });
    await seeFact('First name', 'Klara');
  });

  it('shows the faults of its fields, and saves what is changed', async () => {
    const { user, calls } = await openAccount({
      answers: { 'PUT /api/auth/user': ({ body }) => ({ json: { success: true, user: { ...CLARA, ...Object(body) } } }) },
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const form = screen.getByRole('form', { name: 'About you' });
    const field = (name: string) => within(form).getByLabelText(name);
    await seeFocus(field('First name'));
    await fill('First name', ' ', form);
    await fill('Last name', '', form);
    await fill('Email', 'nowhere', form);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field('First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await seeFocus(field('First name'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);

    await fill('First name', 'Klara', form);
    await fill('Last name', 'Almeida', form);
    await fill('Email', 'new.clara@example.com', form);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seeToast('Profile updated');
    await seeFact('First name', 'Klara');
    expect(fact('Email')).toHaveTextContent(/^new\.clara@example\.com$/);
    await seeFocus(screen.getByRole('button', { name: 'Edit' }));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      firstName: 'Klara',
      lastName: 'Almeida',
      email: 'new.clara@example.com',
      language: 'en',
    });
  });

  it('keeps a refused change in the form', async () => {
    const { user } = await openAccount({ answers: { 'PUT /api/auth/user': failure('email_taken') } });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const form = screen.getByRole('form', { name: 'About you' });
    await fill('Email', 'taken@example.com', form);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seeToast('Update failed');
    expect(within(form).getByLabelText('Email')).toHaveValue('taken@example.com');
    expect(within(form).getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fact('Email')).toHaveTextContent(CLARA.email);
  });

  it('names an address that waits for its link', async () => {
    await openAccount({ user: { ...CLARA, pendingEmail: 'new.clara@example.com' } });
    expect(fact('Email')).toHaveTextContent(CLARA.email);
    expect(fact('Email')).toHaveTextContent('We sent a link to new.clara@example.com.');
  });
});

it('shows the faults of a password at its field, and empties the form of a changed one', async () => {
  const { user, answer } = await openAccount({
    answers: {
      'PUT /api/auth/change-password': failure('validation_failed', 'No', {
        currentPassword: ['Current password is incorrect'],
      }),
    },
  });
  const form = screen.getByRole('form', { name: 'Change password' });
  const field = (name: string) => within(form).getByLabelText(name);
  const save = () => user.click(mainButton('Change password'));
  await save();
  expect(field('Current password')).toHaveAccessibleDescription('Current password is required');
  expect(field('New password')).toHaveAccessibleDescription(/New password must be at least 8 characters long/);
  expect(field('Confirm new password')).toHaveAccessibleDescription('Please confirm your new password');
  await fill('Current password', 'not this one', form);
  await fill('New password', 'another garden 8', form);
  await fill('Confirm new password', 'another garden 9', form);
  await save();
  expect(field('Confirm new password')).toHaveAccessibleDescription("Passwords don't match");
  await fill('Confirm new password', 'another garden 8', form);
  await save();
  await seeToast('Failed to change password');
  expect(field('Current password')).toHaveAccessibleDescription('Current password is incorrect');
  expect(field('New password')).toHaveValue('another garden 8');
  answer({ 'PUT /api/auth/change-password': {} });
  await save();
  await seeToast('Password changed', 'Your other devices have been signed out.');
  expect(field('Current password')).toHaveValue('');
});

describe('a failing server', () => {
  it('is named where the account cannot be loaded, with another try', async () => {
    const answers = { 'GET /api/auth/user': failure('internal_error') };
    const { user, answer } = await openApp('/account', { user: CLARA, answers });
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert).toHaveTextContent('Your account could not be loaded');
    answer({ 'GET /api/auth/user': { json: { success: true, user: CLARA } } });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await seeHeading('Your account');
    await seeFact('Email', CLARA.email);
  });

  it('is named where the data cannot be downloaded', async () => {
    const { user } = await openAccount({ answers: { 'GET /api/auth/export': failure('internal_error') } });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await seeToast('Download Failed');
  });
});

describe('deleting the account', () => {
  const open = async () => {
    const opened = await openAccount({ answers: { 'DELETE /api/auth/delete-account': {} } });
    await opened.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const field = within(dialog).getByLabelText(`Type ${CLARA.email} to confirm`);
    return { ...opened, dialog, field, confirm: within(dialog).getByRole('button', { name: 'Delete for ever' }) };
  };

  it('names its consequences, and needs the address', async () => {
    const { user, calls, dialog, field, confirm } = await open();
    expect(dialog).toHaveTextContent('Your subscription is cancelled.');
    expect(dialog).toHaveTextContent('You can no longer sign in');
    await user.click(confirm);
    expect(field).toHaveAccessibleDescription('This is not the address of this account.');
    await seeFocus(field);
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the address in any case, says farewell, and leads to the sign-in', async () => {
    const { user, calls, answer, field, confirm } = await open();
    answer({ 'DELETE /api/auth/delete-account': endingSession(answer) });
    await user.click(field);
    await user.paste(CLARA.email.toUpperCase());
    await user.click(confirm);
    await seeToast('Your account has been deleted');
    // The farewell is a visitor's page already.
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toHaveFocus();
      const banner = within(screen.getByRole('banner'));
      expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(banner.queryByRole('link', { name: 'Account' })).toBeNull();
      expect(banner.queryByRole('button', { name: 'Logout' })).toBeNull();
    });
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await seeAddress('/auth');
    await seeToast('Your account has been deleted');
  });
});

it('sends a visitor to sign in, and back', async () => {
  await signIn(await openApp('/account'));
  await seeAddress('/account');
  await seeFact('Email', CLARA.email);
});

it('saves the data of the account as a file of today', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await openAccount({ answers: { 'GET /api/auth/export': { json: { user: CLARA } } } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/)]));
});

describe('programs that act as the user', () => {
  const token = {
    ...{ id: 7, name: 'A calendar', prefix: 'beside_ab12', permissions: ['advice:history'], isActive: 1 },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', expiresAt: null, lastUsed: null },
  };
  const served = (tokens: object[]) => ({ json: { success: true, tokens } });

  it('are not spoken of where there are none', async () => {
    const { calls } = await openAccount({ answers: { 'GET /api/auth/tokens': served([]) } });
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/tokens')).toBe(true));
    expect(screen.queryByRole('region', { name: 'Programs that act as you' })).toBeNull();
  });

  it('are listed with what they may do, and each can be deleted', async () => {
    const { user, answer } = await openAccount({
      answers: { 'GET /api/auth/tokens': served([token, { ...token, id: 8, name: 'All', permissions: ['*'] }]) },
    });
    const region = await screen.findByRole('region', { name: 'Programs that act as you' });
    expect(region).toHaveTextContent('List, read and delete advice');
    expect(region).toHaveTextContent('Everything that you can do');
    expect(region).toHaveTextContent('Last used: Never');
    answer({ 'DELETE /api/auth/tokens/7': failure('unavailable') });
    await user.click(within(region).getByRole('button', { name: /^Delete.*A calendar/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “A calendar”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete token' }));
    await seeToast('Failed to delete token');
    answer({ 'DELETE /api/auth/tokens/7': served([]), 'GET /api/auth/tokens': served([]) });
    await user.click(await within(dialog).findByRole('button', { name: 'Delete token' }));
    await seeToast('“A calendar” is deleted');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Programs that act as you' })).toBeNull());
  });
});
