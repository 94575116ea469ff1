import { beforeEach, expect, it, vi } from 'vitest';
import { alertsOf, carryToast, hideToast, toast, toastOnward, turnPage, useToast } from './toast.store.ts';

const shown = () => useToast.getState().toast?.title;

beforeEach(() => {
  vi.useFakeTimers();
  useToast.setState({ toast: null });
});

it('shows one toast at a time; closing an older one keeps the newer', () => {
  toast('done', 'first');
  const first = useToast.getState().toast?.id ?? 0;
  toast('info', 'second');
  hideToast(first);
  expect(shown()).toBe('second');
});

it('an alert goes when its subject is cleared, and by no other subject', () => {
  const password = alertsOf('password');
  password.show('Admin Password Required');
  alertsOf('token').clear();
  expect(shown()).toBe('Admin Password Required');
  password.clear();
  expect(shown()).toBeUndefined();
  password.show('Admin Password Required');
  toast('done', 'Copied to Clipboard');
  password.clear();
  expect(shown()).toBe('Copied to Clipboard');
});

it('a change of page hides the toast', () => {
  alertsOf('sign-in').show('Login failed');
  turnPage();
  expect(shown()).toBeUndefined();
});

it('a toast that announces a redirect survives one change of page', () => {
  toastOnward('done', 'Welcome back!');
  vi.advanceTimersByTime(1_000);
  turnPage();
  expect(shown()).toBe('Welcome back!');
  turnPage();
  expect(shown()).toBeUndefined();
});

it('a later change of page hides it too', () => {
  toastOnward('done', 'Signed out');
  vi.advanceTimersByTime(3_100);
  turnPage();
  expect(shown()).toBeUndefined();
});

it('a toast that announces a redirect reaches the next document, once, and others do not', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  const nextDocument = async () => {
    vi.resetModules();
    return (await import('./toast.store.ts')).useToast.getState().toast?.title;
  };
  alertsOf('sign-in').show('Login failed');
  carryToast();
  expect(await nextDocument()).toBeUndefined();
  toastOnward('done', 'Signed out');
  carryToast();
  expect(await nextDocument()).toBe('Signed out');
  expect(await nextDocument()).toBeUndefined();
  kept.set('beside.toast', '{"kind":"unknown","title":"x"}');
  expect(await nextDocument()).toBeUndefined();
  vi.unstubAllGlobals();
});
