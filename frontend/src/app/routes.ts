import { lazyPart } from '../lib/lazy-part.ts';

const home = lazyPart(async () => (await import('./pages/home/HomePage.tsx')).HomePage);
export const notFound = lazyPart(async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage);

/** Every address that leads somewhere; all others lead to the not-found page. */
export const ROUTES = [{ path: '/', page: home }];

/** Fetches the code of the page at an address, so that its first drawing need not wait. */
export async function preloadRoute(pathname: string): Promise<void> {
  await (ROUTES.find(({ path }) => path === pathname)?.page ?? notFound).preload();
}
