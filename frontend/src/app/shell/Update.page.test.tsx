import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordAnnouncements } from '../../testing/announcements.ts';
import { openApp } from '../../testing/open-app.tsx';

const NOW = { name: 'Use it now' };
const CHAT = 'beside.chat.outbox';
/** A message that waits in a tab, as its outbox stores it. */
const outbox = (state: 'waiting' | 'failed') =>
  JSON.stringify({
    'session-1': [{ clientMessageId: 'a', message: 'Hello', language: 'en', writtenAt: '2026-11-30T10:00:00.000Z', state }],
  });

/** Opens the home page, and lets it learn of a newer release. */
async function open(update: 'ready' | 'missing' | 'needed' = 'ready', language: 'en' | 'de' = 'en') {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = await openApp('/', { language });
  const { updateReady, updateNeeded, filesAreMissing } = await import('../../lib/update.store.ts');
  act({ ready: updateReady, missing: filesAreMissing, needed: updateNeeded }[update]);
  return { reload, user, needed: () => act(updateNeeded) };
}

afterEach(() => void vi.useRealTimers());

describe('a newer release', () => {
  it('is used by a press alone, or later', async () => {
    const announced = recordAnnouncements();
    const { reload, user } = await open();
    expect(await screen.findByText('A newer Beside is ready. What you are writing stays.')).toBeInTheDocument();
    expect(announced().filter((text) => text.includes('newer'))).toEqual([
      'A newer Beside is ready. What you are writing stays.',
    ]);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', NOW)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page anew', async () => {
    const { reload, user } = await open();
    await user.click(await screen.findByRole('button', NOW));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('can be asked for again where the page is still here', async () => {
    const { reload } = await open();
    const button = await screen.findByRole('button', NOW);
    vi.useFakeTimers();
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(reload).toHaveBeenCalledOnce();
    expect(button).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(button).toBeEnabled();
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a message that waits', CHAT, outbox('waiting')],
    [
      'an advice',
      'beside.pending',
      JSON.stringify({
        ...{ requestId: 'r', description: 'I am afraid.', category: 'family', adviceStyle: 'practical', language: 'en' },
      }),
    ],
  ])('waits for %s', async (_, key, value) => {
    const { reload, user } = await open();
    const button = await screen.findByRole('button', NOW);
    sessionStorage.setItem(key, value);
    await user.click(button);
    expect(await screen.findByText('It comes when this is sent.')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    sessionStorage.removeItem(key);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('must be loaded where files of this page are gone: what waits is sent after that', async () => {
    const { reload, user } = await open('missing');
    expect(await screen.findByText('Beside must be loaded again. What you wrote stays.')).toBeInTheDocument();
    sessionStorage.setItem(CHAT, outbox('waiting'));
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: 'Load it again' })).toBeNull();
  });

  it('that waits can still be put off', async () => {
    const { reload, user } = await open();
    const button = await screen.findByRole('button', NOW);
    sessionStorage.setItem(CHAT, outbox('waiting'));
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    sessionStorage.removeItem(CHAT);
    // Longer than it looks for what is being sent.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not wait for what the server has refused, nor for a broken outbox', async () => {
    const { reload, user } = await open();
    sessionStorage.setItem(CHAT, outbox('failed'));
    sessionStorage.setItem('beside.couples.outbox', '{"a":3}');
    await user.click(await screen.findByRole('button', NOW));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('that the server asks for cannot be put off, and waits for nothing', async () => {
    const { reload, user, needed } = await open();
    sessionStorage.setItem(CHAT, outbox('waiting'));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    needed();
    expect(await screen.findByText('Beside must be loaded again. What you wrote stays.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is offered in the language of the page', async () => {
    await open('needed', 'de');
    expect(await screen.findByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  });
});
