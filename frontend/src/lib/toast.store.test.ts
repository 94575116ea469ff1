import { beforeEach, expect, it, vi } from 'vitest';
import { hideToast, toast, toastOnward, turnPage, useToast } from './toast.store.ts';

const shown = () => useToast.getState().toast?.title;

beforeEach(() => {
  vi.useFakeTimers();
  useToast.setState({ toast: null });
});

it('shows one toast at a time, and closing an older one leaves the newer', () => {
  toast('done', 'first');
  const first = useToast.getState().toast?.id ?? 0;
  toast('error', 'second');
  hideToast(first);
  expect(shown()).toBe('second');
});

it('a toast leaves when the page changes', () => {
  toast('error', 'Login failed');
  turnPage();
  expect(shown()).toBeUndefined();
});

it('one that announces a redirect outlives that one change of page', () => {
  toastOnward('done', 'Welcome back!');
  vi.advanceTimersByTime(1_000);
  turnPage();
  expect(shown()).toBe('Welcome back!');
  turnPage();
  expect(shown()).toBeUndefined();
});

it('the redirect must follow soon: a change of page later is the person’s own', () => {
  toastOnward('done', 'Signed out');
  vi.advanceTimersByTime(3_100);
  turnPage();
  expect(shown()).toBeUndefined();
});
