import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeFocus, seeHeading, seeToast, signIn } from '../../../testing/page-steps.ts';

const NEW = {
  'First name': 'Clara',
  'Last name': 'Almeida',
  Email: CLARA.email,
  'Date of birth': '1990-03-09',
  Password: 'a quiet garden 7',
  'Confirm password': 'a quiet garden 7',
};

async function openEntry(answers: Answers = {}) {
  const opened = await openApp('/auth', { answers });
  await screen.findByRole('form', { name: 'Sign in' });
  return opened;
}

async function openRegistration(answers: Answers = {}) {
  const opened = await openEntry(answers);
  await opened.user.click(screen.getByRole('tab', { name: 'Create account' }));
  await screen.findByRole('form', { name: 'Create account' });
  return opened;
}

async function fillAll(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fill(label, text);
}

describe('registering', () => {
  it('shows the fault of each missing field, and focuses the first', async () => {
    const { user, calls } = await openRegistration();
    await user.click(mainButton('Create account'));
    const faults = {
      'First name': /First name is required/,
      'Last name': /Last name is required/,
      Email: /Please enter a valid email address/,
      'Date of birth': /Date of birth is required/,
      Password: /Password must be at least 6 characters/,
    };
    for (const [label, fault] of Object.entries(faults)) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault);
    }
    await seeFocus(screen.getByLabelText('First name'));

    await fillAll({ ...NEW, 'Date of birth': `${new Date().getFullYear() - 12}-01-01`, 'Confirm password': 'another' });
    await user.click(mainButton('Create account'));
    const birth = screen.getByLabelText('Date of birth');
    expect(birth).toHaveAccessibleDescription('You must be at least 13 years old to register');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    await seeFocus(birth);
    expect(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'false');
    expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/auth'))).toEqual([]);
  });

  it('keeps the input when the address is taken, and says so at its field', async () => {
    const { user } = await openRegistration({ 'POST /api/auth/register': failure('email_taken') });
    await fillAll(NEW);
    await user.click(mainButton('Create account'));
    await seeToast('Registration failed');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('There is already an account with this email address.');
    expect(screen.getByLabelText('First name')).toHaveValue('Clara');
  });

  it('shows for eight seconds that a link was mailed', async () => {
    await openRegistration({
      'POST /api/auth/register': { status: 201, json: { success: true, message: 'Mailed', requiresVerification: true } },
    });
    await fillAll(NEW);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      fireEvent.click(mainButton('Create account'));
      // The note's own time begins with it.
      while (!screen.queryByText('Check your email.')) await pass(1);
      const note = screen.getByText('Check your email.');
      expect(note).toBeVisible();
      await pass(7_000);
      expect(note).toBeVisible();
      await pass(1_500);
      expect(note).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('signing in', () => {
  it('can show the password, and hides it again', async () => {
    const { user } = await openEntry();
    // What a password manager looks for.
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('a quiet garden 7');
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide: Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveValue('a quiet garden 7');
  });

  it('names the reason of a refusal, and keeps the input', async () => {
    const { user } = await openEntry({ 'POST /api/auth/login': failure('invalid_credentials') });
    await fillAll({ Email: CLARA.email, Password: 'not the password' });
    await user.click(mainButton('Sign in'));
    await seeToast('Login failed', 'The email address or the password is not right.');
    expect(screen.getByLabelText('Email')).toHaveValue(CLARA.email);
    expect(screen.getByLabelText('Password')).toHaveValue('not the password');
  });

  it('takes the alert of a refusal away with the next attempt, before its answer', async () => {
    const { user, answer } = await openEntry({ 'POST /api/auth/login': failure('invalid_credentials') });
    await fillAll({ Email: CLARA.email, Password: 'not the password' });
    await user.click(mainButton('Sign in'));
    await seeToast('Login failed');
    answer({ 'POST /api/auth/login': () => new Promise<never>(() => undefined) });
    await user.click(mainButton('Sign in'));
    await waitFor(() => expect(screen.queryByText('Login failed')).toBeNull());
  });

  it.each([
    ['/nowhere', '/nowhere'],
    ['//elsewhere.example/', '/'],
    ['https://elsewhere.example/', '/'],
  ])('from %s leads to %s, within this site alone', async (from, target) => {
    const opened = await openEntry();
    // The format in which the router stores its state.
    window.history.replaceState({ usr: { from }, key: 'sent', idx: 0 }, '');
    fireEvent(window, new PopStateEvent('popstate', { state: window.history.state }));
    await signIn(opened);
    await seeToast('Welcome back!', 'Clara');
    await seeAddress(target);
    expect(window.location.hostname).toBe('localhost');
  });
});

it('says at the sign-in until when an address has to be confirmed', async () => {
  const { user, answer } = await openEntry();
  answer({
    'POST /api/auth/login': { json: { success: true, user: CLARA, verifyBy: '2026-12-05T10:00:00.000Z' } },
    'GET /api/auth/user': { json: { success: true, user: CLARA } },
  });
  await fillAll({ Email: CLARA.email, Password: 'correct horse battery' });
  await user.click(mainButton('Sign in'));
  await seeToast('Please confirm your email address', 'From December 5, 2026 on');
});

describe('the link of a mail', () => {
  it('without a token, or with an unknown one, is refused with a way on', async () => {
    await openApp('/verify-email');
    await seeHeading('No verification token provided');
    await openApp('/verify-email?token=nobody-made-this', {
      answers: { 'GET /api/auth/verify-email/nobody-made-this': failure('link_invalid') },
    });
    await seeHeading('Email verification failed');
    await seeAddress('/verify-email');
    const { user } = await openApp('/reset-password');
    expect(await screen.findByText('No reset token provided. Please request a new password reset link.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await seeAddress('/forgot-password');
  });

  it('asks for the password in another browser, and a link that was used meanwhile says so after it', async () => {
    const { user, answer, calls } = await openApp('/verify-email?token=first', {
      answers: {
        'GET /api/auth/verify-email/first': failure('password_needed'),
        'POST /api/auth/verify-email/first': failure('validation_failed', 'No', {
          password: ['This is not the password of this account.'],
        }),
      },
    });
    await seeHeading('Enter your password to confirm');
    expect(screen.getByText(/without the password nothing happens/)).toBeVisible();
    await fill('Password', 'short');
    await user.click(mainButton('Verify my address'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(calls.filter(({ method, path }) => method === 'POST' && path.includes('verify'))).toEqual([]);
    await fill('Password', 'not this one');
    await user.click(mainButton('Verify my address'));
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This is not the password of this account.'),
    );
    await seeFocus(screen.getByLabelText('Password'));
    expect(screen.getByLabelText('Password')).toHaveValue('not this one');
    answer({ 'POST /api/auth/verify-email/first': failure('link_invalid') });
    await user.click(mainButton('Verify my address'));
    await seeHeading('Email verification failed');
  });

  it('takes a new password that fits the rules, once', async () => {
    const { user, answer, calls } = await openApp('/reset-password?token=first', {
      answers: { 'POST /api/auth/reset-password': failure('link_invalid') },
    });
    const save = () => user.click(mainButton('Save the new password'));
    await seeAddress('/reset-password');
    await save();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/All fields are required/);
    await fillAll({ 'New password': 'short', 'Confirm new password': 'other' });
    await save();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    await fillAll({ 'New password': 'a third garden 9', 'Confirm new password': 'a third garden 9' });
    await save();
    expect(await screen.findByText(/This link has been used, or is older than 60 minutes\./)).toBeVisible();
    answer({ 'POST /api/auth/reset-password': { json: { success: true, message: 'Password reset successfully' } } });
    await openApp('/reset-password?token=second', {
      answers: { 'POST /api/auth/reset-password': { json: { success: true, message: 'Password reset successfully' } } },
    });
    await fillAll({ 'New password': 'a third garden 9', 'Confirm new password': 'a third garden 9' });
    await user.click(mainButton('Save the new password'));
    await seeHeading('Your password is changed');
    expect(screen.queryByText(/No reset token provided/)).toBeNull();
    expect(calls.filter(({ path }) => path === '/api/auth/reset-password').map(({ body }) => body)).toEqual([
      { token: 'first', password: 'a third garden 9' },
    ]);
  });

  it('is asked for with an address, which comes along from the sign-in', async () => {
    const { user } = await openEntry({ 'POST /api/auth/forgot-password': {} });
    await fill('Email', CLARA.email);
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    await seeHeading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(CLARA.email);
    await fill('Email', '');
    await user.click(mainButton('Send the link'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await fill('Email', 'nobody@example.com');
    await user.click(mainButton('Send the link'));
    await seeHeading('Check your email');
    const said = 'If there is an account with nobody@example.com, a link is on its way.';
    expect(within(screen.getByRole('main')).getByText(new RegExp(said))).toBeVisible();
  });

  it('can be sent again where the address is not verified', async () => {
    const { user, calls } = await openEntry({
      'POST /api/auth/login': failure('email_not_verified'),
      'POST /api/auth/resend-verification': {},
    });
    await fillAll({ Email: CLARA.email, Password: 'a quiet garden 7' });
    await user.click(mainButton('Sign in'));
    expect(await screen.findByText('Your email address is not verified yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await seeToast('Sent', CLARA.email);
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/auth/resend-verification',
      body: { email: CLARA.email },
    });
  });
});
