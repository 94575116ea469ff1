import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { endingSession, fact, fill, seeFact, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const PROVE = { 'POST /api/auth/proof': { json: { success: true, until: '2026-11-29T21:00:00.000Z' } } };

async function openAccount(answers: Opening['answers']) {
  const opened = await openApp('/account', { user: CLARA, answers });
  await seeFact('Email', CLARA.email);
  return opened;
}
const question = () => screen.findByRole('dialog', { name: 'Is it you?' });

it('asks for the password before the data is downloaded, and then goes on by itself', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, calls, answer } = await openAccount({
    'GET /api/auth/export': failure('proof_needed'),
    'POST /api/auth/proof': failure('invalid_credentials'),
  });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  const dialog = await question();
  const field = within(dialog).getByLabelText('Password');
  await seeFocus(field);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription('Current password is required');
  await fill('Password', 'not this one', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not the password of this account.'));
  expect(field).toHaveValue('not this one');
  answer({
    'POST /api/auth/proof': ({ body }) => {
      answer({ 'GET /api/auth/export': { json: { success: true, account: {} } } });
      expect(body).toEqual({ password: 'a quiet garden 7' });
      return PROVE['POST /api/auth/proof'];
    },
  });
  await fill('Password', 'a quiet garden 7', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(calls.filter(({ path }) => path === '/api/auth/export')).toHaveLength(2);
  expect(document.querySelector('[data-kind]')).toBeNull();
});

it('does nothing where the question is left, and says so', async () => {
  const { user, calls } = await openAccount({ 'GET /api/auth/export': failure('proof_needed') });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await user.click(within(await question()).getByRole('button', { name: 'Not now' }));
  await seeToast('Download Failed', 'Please confirm first that it is you.');
  expect(calls.filter(({ path }) => path === '/api/auth/export')).toHaveLength(1);
});

it('names too many tries', async () => {
  const { user } = await openAccount({
    'GET /api/auth/export': failure('proof_needed'),
    'POST /api/auth/proof': failure('too_many_requests'),
  });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  const dialog = await question();
  await fill('Password', 'a guess', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await seeToast('That could not be confirmed');
  expect(dialog).toBeVisible();
});

it('stands in the place of the deletion’s dialog, which keeps what was typed', async () => {
  const { user, answer } = await openAccount({ 'DELETE /api/auth/delete-account': failure('proof_needed') });
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const deletion = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await fill(`Type ${CLARA.email} to confirm`, CLARA.email, deletion);
  await user.click(within(deletion).getByRole('button', { name: 'Delete for ever' }));
  await question();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete your account?' })).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull());
  const again = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(again).getByLabelText(`Type ${CLARA.email} to confirm`)).toHaveValue(CLARA.email);
  answer({
    ...PROVE,
    'DELETE /api/auth/delete-account': () => {
      answer({ 'DELETE /api/auth/delete-account': endingSession(answer) });
      return failure('proof_needed');
    },
  });
  await user.click(within(again).getByRole('button', { name: 'Delete for ever' }));
  const dialog = await question();
  await fill('Password', 'a quiet garden 7', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await seeToast('Your account has been deleted');
});

it('keeps a new address in the form while it asks', async () => {
  const { user, answer } = await openAccount({ ...PROVE, 'PUT /api/auth/user': failure('proof_needed') });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const form = screen.getByRole('form', { name: 'About you' });
  await fill('Email', 'new.clara@example.com', form);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await question();
  await fill('Password', 'a quiet garden 7', dialog);
  answer({ 'PUT /api/auth/user': ({ body }) => ({ json: { success: true, user: { ...CLARA, ...Object(body) } } }) });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await seeToast('Profile updated');
  expect(fact('Email')).toHaveTextContent('new.clara@example.com');
});
