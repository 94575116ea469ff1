import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openAdvice } from '../../testing/advice.ts';
import { failure } from '../../testing/fake-server.ts';
import { CLARA, openApp } from '../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeToast } from '../../testing/page-steps.ts';

const shown = () => document.querySelectorAll('[data-kind]');
const ME = { json: { success: true, user: CLARA } };

async function enter(): Promise<void> {
  await fill('Email', CLARA.email);
  await fill('Password', 'a quiet garden 7');
}

it('a change of page hides a toast, except one that announces it', async () => {
  const { user, answer } = await openApp('/auth', { answers: { 'POST /api/auth/login': ME } });
  await enter();
  answer({ 'GET /api/auth/user': ME });
  await user.click(mainButton('Sign in'));
  await seeToast('Welcome back!', 'Good to see you, Clara.');
  await seeAddress('/');
  await seeToast('Welcome back!');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Account' }));
  await seeAddress('/account');
  await waitFor(() => expect(shown()).toHaveLength(0));
});

it('an error toast stays until closed, but not on the next page', async () => {
  const { user } = await openApp('/auth', { answers: { 'POST /api/auth/login': failure('invalid_credentials') } });
  await enter();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    fireEvent.click(mainButton('Sign in'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  } finally {
    vi.useRealTimers();
  }
  await seeToast('Login failed');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
  await seeAddress('/terms-of-service');
  await waitFor(() => expect(shown()).toHaveLength(0));
});

it('only one toast is shown, and it stays while it is hovered or focused', async () => {
  const { user } = await openAdvice(undefined, { answers: { 'GET /api/advice/*': failure('unavailable') } });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await seeToast('Download Failed');
  const save = screen.getByRole('button', { name: 'Save This Advice' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.click(save);
    const toast = document.querySelector<HTMLElement>('[data-kind]') ?? document.body;
    expect(toast).toHaveTextContent('Advice Saved');
    expect(toast).toHaveTextContent('This advice has been saved to your history.');
    expect(shown()).toHaveLength(1);
    await pass(5_000);
    fireEvent.pointerMove(toast);
    await pass(20_000);
    expect(toast).toBeVisible();
    fireEvent.pointerLeave(toast);
    act(() => within(toast).getByRole('button', { name: 'Close' }).focus());
    await pass(20_000);
    expect(toast).toBeVisible();
    act(() => save.focus());
    await pass(1_900);
    expect(toast).toBeVisible();
    await pass(4_200);
    expect(shown()).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

/** Makes the window as wide as a query asks, or not. */
const widen = (isNarrow: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: isNarrow === media.includes('max-width: 1079px'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );

it.each([
  ['a strip of the page in a narrow window', true, true],
  ['a free place of a wide window', false, false],
])('stands in %s', async (_, isNarrow, isStrip) => {
  widen(isNarrow);
  const { user } = await openApp('/auth', { answers: { 'POST /api/auth/login': failure('invalid_credentials') } });
  await enter();
  await user.click(mainButton('Sign in'));
  await seeToast('Login failed');
  expect(document.querySelector('[data-kind]')?.hasAttribute('data-strip')).toBe(isStrip);
});
