import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const pages = new Map<string, Response>();
const cache = {
  put: async (address: string, page: Response) => void pages.set(address, page),
  delete: async (address: string) => pages.delete(address),
};
const DUTCH = { country: 'NL', lang: 'nl' };

beforeEach(() => {
  pages.clear();
  vi.resetModules();
  vi.stubGlobal('__RELEASE__', 'a');
  vi.stubGlobal('__FILES__', []);
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['beside-a'] });
});
afterEach(() => void vi.unstubAllGlobals());

it('help is stored with the reader’s choice, and without one it is not', async () => {
  const { keepHelp } = await import('./stored-pages.ts');
  await keepHelp({ country: null, lang: null }, Promise.resolve(new Response('help')));
  expect(pages.size).toBe(0);
  await keepHelp(DUTCH, Promise.resolve(new Response('', { status: 503 })));
  expect(pages.size).toBe(0);
  await keepHelp(DUTCH, Promise.resolve(new Response('help')));
  expect([...pages.keys()]).toEqual(['/help/chosen']);
});

it('a choice that is forgotten while its page is on the way is not stored', async () => {
  const { keepHelp, forgetHelp } = await import('./stored-pages.ts');
  const { promise, resolve } = Promise.withResolvers<Response>();
  const keeping = keepHelp(DUTCH, promise);
  await forgetHelp();
  resolve(new Response('help'));
  await keeping;
  expect(pages.size).toBe(0);
});

it('nor one that is forgotten while it is stored', async () => {
  const { keepHelp, forgetHelp } = await import('./stored-pages.ts');
  const { promise: isStoring, resolve: began } = Promise.withResolvers<void>();
  const { promise: mayStore, resolve: store } = Promise.withResolvers<void>();
  vi.stubGlobal('caches', {
    open: async () => ({
      ...cache,
      async put(address: string, page: Response) {
        began();
        await mayStore;
        pages.set(address, page);
      },
    }),
    keys: async () => ['beside-a'],
  });
  const keeping = keepHelp(DUTCH, Promise.resolve(new Response('help')));
  await isStoring;
  await forgetHelp();
  store();
  await keeping;
  expect(pages.size).toBe(0);
});
