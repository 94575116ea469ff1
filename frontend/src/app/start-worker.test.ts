import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const registerWorker = vi.fn(async (): Promise<void> => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  registerWorker.mockReset();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', { addEventListener: vi.fn() });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.doMock('../lib/config.ts', () => ({ config: { pwa: true } }));
  vi.doMock('../lib/worker.ts', () => ({ registerWorker }));
});
afterEach(() => {
  for (const path of ['../lib/config.ts', '../lib/worker.ts']) vi.doUnmock(path);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a worker that cannot be started is attempted again, ever less often, and then no more', async () => {
  registerWorker.mockRejectedValue(new Error('Failed to fetch'));
  const { startWorker } = await import('./start-worker.ts');
  startWorker();
  await vi.advanceTimersByTimeAsync(500);
  expect(registerWorker).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(registerWorker).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(registerWorker).toHaveBeenCalledTimes(2);
  registerWorker.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(registerWorker).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(registerWorker).toHaveBeenCalledTimes(3);
});
