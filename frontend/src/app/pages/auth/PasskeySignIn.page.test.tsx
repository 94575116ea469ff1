import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubPasskeys, USED } from '../../../testing/fake-passkeys.ts';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeToast } from '../../../testing/page-steps.ts';

const OPTIONS = 'POST /api/auth/passkey-sign-in/options';
const SIGN_IN = 'POST /api/auth/passkey-sign-in';
const BUTTON = 'Sign in with a passkey';
const options = {
  json: {
    success: true,
    options: {
      challenge: 'Y2hhbGxlbmdl',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    },
  },
};
const me = { json: { success: true, message: 'Signed in successfully', user: CLARA } };

afterEach(() => vi.unstubAllGlobals());

const open = (answers: Opening['answers'] = {}) => openApp('/auth', { answers: { [OPTIONS]: options, ...answers } });

it('a press signs in, without an address or a password', async () => {
  const browser = stubPasskeys();
  const { user, calls, answer } = await open();
  answer({
    [SIGN_IN]: () => {
      answer({ 'GET /api/auth/user': me });
      return me;
    },
  });
  await user.click(mainButton(BUTTON));
  await seeToast('Welcome back!', 'Good to see you, Clara.');
  expect(calls.find(({ path }) => path === '/api/auth/passkey-sign-in')?.body).toEqual({ response: USED });
  expect(browser.asked.map(({ mediation }) => mediation)).toEqual([undefined]);
});

it('the form offers passkeys as it offers passwords, and a press ends that offer', async () => {
  const browser = stubPasskeys({ isAutofill: true });
  const { user, calls, answer } = await open({ [SIGN_IN]: failure('passkey_unknown') });
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await waitFor(() => expect(browser.asked.map(({ mediation }) => mediation)).toEqual(['conditional']));
  await fill('Email', CLARA.email);
  await user.click(mainButton(BUTTON));
  await seeToast('Login failed', 'This passkey is not known here. It may have been removed.');
  expect(browser.asked[0]?.signal?.aborted).toBe(true);
  expect(screen.getByLabelText('Email')).toHaveValue(CLARA.email);
  // It offers them again.
  await waitFor(() => expect(browser.asked.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']));
  answer({
    [SIGN_IN]: () => {
      answer({ 'GET /api/auth/user': me });
      return me;
    },
  });
  browser.choose();
  await seeToast('Welcome back!', 'Good to see you, Clara.');
  expect(calls.filter(({ path }) => path === '/api/auth/passkey-sign-in')).toHaveLength(2);
  // The page stays for a moment, and offers nothing more.
  await seeAddress('/');
  expect(browser.asked).toHaveLength(3);
});

it('a closed dialog changes nothing, and a browser that cannot is said to', async () => {
  const browser = stubPasskeys();
  const { user, calls } = await open();
  await fill('Email', CLARA.email);
  browser.fail('NotAllowedError');
  await user.click(mainButton(BUTTON));
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  await waitFor(() => expect(mainButton(BUTTON)).not.toHaveAttribute('aria-disabled'));
  expect(document.querySelector('[data-kind]')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue(CLARA.email);
  browser.fail('SecurityError');
  await user.click(mainButton(BUTTON));
  await seeToast('Login failed', 'The passkey could not be used. Please try again, or use the password.');
  expect(calls.some(({ path }) => path === '/api/auth/passkey-sign-in')).toBe(false);
});

it('after a reset a sign-in leads to the passkeys that are in question', async () => {
  stubPasskeys();
  const { user, answer } = await open();
  answer({
    [SIGN_IN]: () => {
      answer({ 'GET /api/auth/user': me });
      return { json: { ...me.json, passkeysInQuestion: 2 } };
    },
  });
  await user.click(mainButton(BUTTON));
  await seeAddress('/account/signing-in');
});

it('a browser without passkeys has no button, and asks for nothing', async () => {
  const { calls } = await open();
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  expect(calls.some(({ path }) => path.startsWith('/api/auth/passkey'))).toBe(false);
});

it('a reset leads to the passkeys that the account has', async () => {
  const { user } = await openApp('/reset-password?token=a-token', {
    answers: { 'POST /api/auth/reset-password': { json: { success: true, message: 'Done', passkeys: 2 } } },
  });
  await fill('New password', 'another garden 8');
  await fill('Confirm new password', 'another garden 8');
  await user.click(mainButton('Save the new password'));
  await screen.findByText('You have 2 passkeys. Sign in, and remove those that are not yours.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(window.history.state?.usr).toEqual({ from: '/account/signing-in' }));
});
