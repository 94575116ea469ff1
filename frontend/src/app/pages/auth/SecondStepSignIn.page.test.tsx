import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeToast } from '../../../testing/page-steps.ts';

const VERIFY = 'POST /api/auth/second-factor/verify';
const WRONG = 'These figures do not fit. They change every half minute.';

async function halfway() {
  const opened = await openApp('/auth', {
    answers: {
      'POST /api/auth/login': { json: { success: true, message: 'A code is needed as well', secondFactor: 'totp' } },
      [VERIFY]: failure('code_wrong', WRONG, { code: [WRONG] }),
    },
  });
  await fill('Email', CLARA.email);
  await fill('Password', 'a quiet garden 7');
  await opened.user.click(mainButton('Sign in'));
  await screen.findByText('Type the six figures from your code app.');
  return opened;
}

it('the second step is asked for after a right password, and a wrong code is named at its field', async () => {
  const { user, calls, answer } = await halfway();
  const field = screen.getByLabelText('Six figures');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await fill('Six figures', '123456');
  await user.click(mainButton('Sign in'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG));
  expect(field).toHaveValue('123456');
  const me = { json: { success: true, message: 'Signed in successfully', user: CLARA } };
  answer({
    [VERIFY]: () => {
      answer({ 'GET /api/auth/user': me });
      return me;
    },
  });
  await fill('Six figures', '654321');
  await user.click(mainButton('Sign in'));
  await seeToast('Welcome back!', 'Good to see you, Clara.');
  expect(calls.filter(({ path }) => path.endsWith('/verify')).map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ]);
});

it('a recovery code does as well, and the password can be typed again', async () => {
  const { user } = await halfway();
  await user.click(mainButton('Use a recovery code'));
  expect(screen.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
  await user.click(mainButton('Use the code app'));
  expect(screen.getByLabelText('Six figures')).toBeVisible();
  await user.click(mainButton('Back to the password'));
  expect(await screen.findByLabelText('Password')).toHaveValue('a quiet garden 7');
});

it('leads back to the password where it took too long', async () => {
  const { user, answer } = await halfway();
  answer({ [VERIFY]: failure('not_signed_in') });
  await fill('Six figures', '123456');
  await user.click(mainButton('Sign in'));
  await seeToast('That took too long. Please type your password again.');
  expect(await screen.findByLabelText('Email')).toHaveValue(CLARA.email);
});

it('a reset asks for the code of an account with a second step, and keeps the new password', async () => {
  const { user, calls, answer } = await openApp('/reset-password?token=a-token', {
    answers: { 'POST /api/auth/reset-password': failure('second_factor_needed') },
  });
  await fill('New password', 'another garden 8');
  await fill('Confirm new password', 'another garden 8');
  await user.click(mainButton('Save the new password'));
  const field = await screen.findByLabelText('Six figures, or a recovery code');
  expect(field).toHaveAccessibleDescription('This account has a second step.');
  await user.click(mainButton('Save the new password'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^These figures do not fit/));
  answer({ 'POST /api/auth/reset-password': { json: { success: true, message: 'Password reset successfully' } } });
  await fill('Six figures, or a recovery code', '123456');
  await user.click(mainButton('Save the new password'));
  await screen.findByRole('heading', { level: 1, name: 'Your password is changed' });
  expect(calls.findLast(({ path }) => path === '/api/auth/reset-password')?.body).toEqual({
    token: 'a-token',
    password: 'another garden 8',
    code: '123456',
  });
});
