import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const healthz = vi.fn(async () => new Response());

// Each page has modules of its own.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  healthz.mockClear();
  vi.stubGlobal('fetch', healthz);
});
afterEach(() => {
  vi.doUnmock('socket.io-client');
  vi.useRealTimers();
});

it('a page whose socket’s code cannot be loaded knows that it is polling, and connects once it can', async () => {
  vi.doMock('socket.io-client', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { keepConnected, liveSocket } = await import('./socket.ts');
  const { connectionOf, useConnectionFacts } = await import('./connection.store.ts');
  const connection = () => connectionOf(useConnectionFacts.getState());
  keepConnected();
  await expect(liveSocket()).rejects.toThrow();
  expect(connection()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(healthz).toHaveBeenCalledWith('/healthz', { cache: 'no-store' });
  expect(connection()).toBe('polling');
  window.dispatchEvent(new Event('offline'));
  expect(connection()).toBe('offline');
  window.dispatchEvent(new Event('online'));
  expect(connection()).toBe('polling');
  vi.doUnmock('socket.io-client');
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(connection()).toBe('live'));
  const probes = healthz.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(healthz).toHaveBeenCalledTimes(probes);
});
