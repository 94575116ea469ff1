import { afterEach, expect, it, vi } from 'vitest';

const page = (release: string, ok = true) =>
  vi.fn(async () => ({ ok, text: async () => `<head><meta name="beside-release" content="${release}"></head>` }));
const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

/** Modules of a page of the release `aaa`, whose server answers as given. */
async function pageOf(answer: ReturnType<typeof vi.fn>) {
  vi.resetModules();
  vi.doMock('./release.ts', () => ({ RELEASE: 'aaa', releaseHeader: () => ({}) }));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  const [{ loadFiles, lookForRelease }, { useUpdate, updateNeeded }] = await Promise.all([
    import('./missing-files.ts'),
    import('./update.store.ts'),
  ]);
  return { loadFiles, lookForRelease, updateNeeded, update: () => useUpdate.getState().update };
}

afterEach(() => vi.doUnmock('./release.ts'));

it('a file that cannot be loaded is missing for good where the server has another release', async () => {
  const answer = page('bbb');
  const { loadFiles, update } = await pageOf(answer);
  expect(await loadFiles(async () => 7)).toBe(7);
  expect(answer).not.toHaveBeenCalled();
  await Promise.all([1, 2].map(() => expect(loadFiles(fails)).rejects.toThrow('dynamically imported')));
  await vi.waitFor(() => expect(update()).toBe('missing'));
  expect(answer).toHaveBeenCalledOnce();
});

it.each([
  ['has the same release', page('aaa')],
  ['fails', page('bbb', false)],
  ['cannot be reached', vi.fn(() => Promise.reject(new Error('offline')))],
])('nothing is said where the server %s', async (_what, answer) => {
  const { loadFiles, lookForRelease, update } = await pageOf(answer);
  await expect(loadFiles(fails)).rejects.toThrow();
  await lookForRelease();
  expect(update()).toBe('none');
});

it('a server that answers this page no longer says more than missing files', async () => {
  const { lookForRelease, update, updateNeeded } = await pageOf(page('bbb'));
  updateNeeded();
  await lookForRelease();
  expect(update()).toBe('needed');
});
