import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const registerWorker = vi.fn(async (): Promise<void> => undefined);
const followController = vi.fn();
const update = vi.fn(async (): Promise<void> => undefined);

/** Starts the worker of a page in production. */
async function start(pwa: boolean): Promise<void> {
  vi.doMock('../lib/config.ts', () => ({ config: { pwa } }));
  (await import('./start-worker.ts')).startWorker();
  await vi.advanceTimersByTimeAsync(500);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const mock of [registerWorker, followController, update]) mock.mockReset();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', { addEventListener: vi.fn() });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } });
  vi.doMock('../lib/worker.ts', () => ({ followController, registerWorker }));
});
afterEach(() => {
  for (const path of ['../lib/config.ts', '../lib/worker.ts']) vi.doUnmock(path);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a worker that cannot be started is attempted again, ever less often, and then no more', async () => {
  registerWorker.mockRejectedValue(new Error('Failed to fetch'));
  await start(true);
  expect(followController).toHaveBeenCalledOnce();
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

it('attempts are ten minutes apart at most', async () => {
  registerWorker.mockRejectedValue(new Error('Failed to fetch'));
  await start(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  const before = registerWorker.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(registerWorker.mock.calls.length - before).toBe(6);
});

it('a site that is no app any more registers none, and looks for the worker that removes itself', async () => {
  update.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue(undefined);
  await start(false);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
  for (const mock of [registerWorker, followController]) expect(mock).not.toHaveBeenCalled();
});
