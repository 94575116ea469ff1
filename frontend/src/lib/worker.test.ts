import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestWorker } from '../testing/test-worker.ts';

/** The registration as a page finds it. */
class TestRegistration extends EventTarget {
  active: TestWorker | null = null;
  waiting: TestWorker | null = null;
  installing: TestWorker | null = null;
  readonly update = vi.fn(async () => undefined);
}

/** Workers of the site as a page finds them. */
class TestWorkers extends EventTarget {
  controller: TestWorker | null = null;
  readonly registered = new TestRegistration();
  readonly ready = Promise.resolve(this.registered);
  readonly register = vi.fn(async () => this.registered);

  /** A worker takes over from the one before. */
  takeOver(worker: TestWorker): void {
    this.registered.active = worker;
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** A worker that says which release it is of. */
function workerOf(release: string, state: ServiceWorkerState = 'activated'): TestWorker {
  const worker = new TestWorker(state);
  worker.postMessage.mockImplementation((message: { type: string }, [port]: [MessagePort?] = []) => {
    if (message.type === 'release') port?.postMessage(release);
  });
  return worker;
}

/** Resolves when a worker has been asked for its release, and the page has its answer. */
async function answered(worker: TestWorker): Promise<void> {
  await expect.poll(() => worker.postMessage.mock.calls.length).toBeGreaterThan(0);
  const { port1, port2 } = new MessageChannel();
  const later = new Promise((done) => {
    port1.onmessage = done;
  });
  port2.postMessage('later');
  await later;
  port1.close();
}

let workers: TestWorkers;

/** A page of the release `aaa`, begun with a worker. */
async function begin(controller: TestWorker | null = null) {
  workers.controller = controller;
  workers.registered.active = controller;
  const [{ followController, registerWorker }, { useUpdate }] = await Promise.all([
    import('./worker.ts'),
    import('./update.store.ts'),
  ]);
  return { followController, registerWorker, update: () => useUpdate.getState().update };
}

beforeEach(() => {
  workers = new TestWorkers();
  vi.resetModules();
  vi.doMock('./release.ts', () => ({ RELEASE: 'aaa', releaseHeader: () => ({}) }));
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('setInterval', vi.fn());
});
afterEach(() => {
  vi.doUnmock('./release.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a newer release is offered once its worker waits', async () => {
  const { registerWorker, update } = await begin(workerOf('aaa'));
  await registerWorker();
  const next = workerOf('bbb', 'installing');
  workers.registered.installing = next;
  workers.registered.dispatchEvent(new Event('updatefound'));
  expect(next.postMessage).not.toHaveBeenCalled();
  next.become('installed');
  await expect.poll(update).toBe('ready');
});

it.each(['waiting', 'installing'] as const)(
  'a newer release is offered whose worker was %s before the page looked',
  async (at) => {
    const { registerWorker, update } = await begin(workerOf('aaa'));
    const next = workerOf('bbb', at === 'waiting' ? 'installed' : 'installing');
    workers.registered[at] = next;
    await registerWorker();
    next.become('installed');
    await expect.poll(update).toBe('ready');
  },
);

it('a page that is newer than the worker it began with offers nothing of its own release', async () => {
  const { followController, registerWorker, update } = await begin(workerOf('000'));
  followController();
  const own = workerOf('aaa', 'installed');
  workers.registered.waiting = own;
  await registerWorker();
  await answered(own);
  expect(update()).toBe('none');
  expect(workers.controller?.postMessage).not.toHaveBeenCalled();
});

it('a newer release is offered that another page has had take over', async () => {
  const { followController, update } = await begin(workerOf('aaa'));
  followController();
  workers.takeOver(workerOf('bbb', 'activating'));
  await expect.poll(update).toBe('ready');
});

it('a newer release is offered whose worker took over before this page looked', async () => {
  const { followController, update } = await begin(workerOf('aaa'));
  workers.takeOver(workerOf('bbb'));
  followController();
  await expect.poll(update).toBe('ready');
});

it('a page that missed the answer asks again once it is seen', async () => {
  const { followController, update } = await begin(workerOf('aaa'));
  vi.useFakeTimers();
  const next = new TestWorker('activated');
  workers.takeOver(next);
  followController();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(next.postMessage).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  next.postMessage.mockImplementation((_message: unknown, [port]: [MessagePort?] = []) => port?.postMessage('bbb'));
  expect(update()).toBe('none');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(update).toBe('ready');
  expect(next.postMessage).toHaveBeenCalledTimes(2);
});

it('the first worker of a site is no newer release', async () => {
  const { followController, update } = await begin();
  followController();
  const first = workerOf('aaa', 'activating');
  workers.takeOver(first);
  await answered(first);
  expect(update()).toBe('none');
});

it('looks for a newer release when the page is seen an hour later, and again at once where that fails', async () => {
  const { registerWorker } = await begin(workerOf('aaa'));
  await registerWorker();
  const { update } = workers.registered;
  const seenAgain = async (): Promise<number> => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    await Promise.resolve();
    return update.mock.calls.length;
  };
  expect(await seenAgain()).toBe(0);
  const hour = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await seenAgain()).toBe(1);
  expect(await seenAgain()).toBe(2);
  expect(await seenAgain()).toBe(2);
  hour.mockRestore();
});

it('a worker that cannot be installed fails the registration', async () => {
  const { registerWorker } = await begin();
  const first = workerOf('aaa', 'installing');
  workers.registered.installing = first;
  Object.assign(workers, { ready: new Promise(() => undefined) });
  const failed = expect(registerWorker()).rejects.toThrow('could not be installed');
  await expect.poll(() => workers.register.mock.calls.length).toBe(1);
  await Promise.resolve();
  first.become('redundant');
  await failed;
});
