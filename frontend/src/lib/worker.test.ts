import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestWorker } from '../testing/test-worker.ts';

/** The registration as a page of the release `aaa` finds it. */
class TestRegistration extends EventTarget {
  active: TestWorker | null = null;
  waiting: TestWorker | null = null;
  installing: TestWorker | null = null;
  readonly update = vi.fn(async () => undefined);
}

/** A worker that says which release it is of. */
function workerOf(release: string, state: ServiceWorkerState): TestWorker {
  const worker = new TestWorker(state);
  worker.postMessage.mockImplementation((message: { type: string }, [port]: [MessagePort?] = []) => {
    if (message.type === 'release') port?.postMessage(release);
  });
  return worker;
}

const settled = () => new Promise((done) => setTimeout(done, 50));
let registered: TestRegistration;
let workers: EventTarget;

/** A page of the release `aaa` that starts its worker, on a server of another one. */
async function startPage(served = 'bbb') {
  vi.resetModules();
  vi.doMock('./release.ts', () => ({ RELEASE: 'aaa', releaseHeader: () => ({}) }));
  const text = async () => `<head><meta name="beside-release" content="${served}"></head>`;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ ok: true, text })),
  );
  const [{ registerWorker }, { useUpdate }] = await Promise.all([import('./worker.ts'), import('./update.store.ts')]);
  await registerWorker();
  return () => useUpdate.getState().update;
}

beforeEach(() => {
  registered = new TestRegistration();
  workers = Object.assign(new EventTarget(), { register: async () => registered, ready: Promise.resolve(registered) });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('setInterval', vi.fn());
});
afterEach(() => {
  vi.doUnmock('./release.ts');
  vi.unstubAllGlobals();
});

it('a newer release is offered when its worker waits, also one that was found before', async () => {
  registered.active = workerOf('aaa', 'activated');
  const update = await startPage();
  registered.installing = workerOf('bbb', 'installing');
  registered.dispatchEvent(new Event('updatefound'));
  await settled();
  expect(update()).toBe('none');
  registered.installing.become('installed');
  await vi.waitFor(() => expect(update()).toBe('ready'));

  registered.waiting = workerOf('bbb', 'installed');
  const another = await startPage();
  await vi.waitFor(() => expect(another()).toBe('ready'));
});

it('a newer release is offered where another page has had it take over: before this one looked, and later', async () => {
  registered.active = workerOf('bbb', 'activated');
  const update = await startPage();
  await vi.waitFor(() => expect(update()).toBe('ready'));

  registered.active = workerOf('aaa', 'activated');
  const another = await startPage();
  await settled();
  expect(another()).toBe('none');
  registered.active = workerOf('bbb', 'activating');
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(another()).toBe('ready'));
});

it.each<[string, string, () => void]>([
  [
    'is of the same release',
    'bbb',
    () => {
      registered.active = workerOf('aaa', 'activated');
    },
  ],
  [
    'is older than the page',
    'aaa',
    () => {
      registered.active = workerOf('000', 'activated');
    },
  ],
  [
    'is of neither the page nor the server',
    'ccc',
    () => {
      registered.active = workerOf('bbb', 'activated');
    },
  ],
  [
    'is the first one',
    'aaa',
    () => {
      registered.installing = workerOf('aaa', 'installed');
    },
  ],
])('nothing is offered where the worker %s', async (_what, served, arrange) => {
  arrange();
  const update = await startPage(served);
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(update()).toBe('none');
});
