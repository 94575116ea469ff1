/** The release that this page is of (`service-worker.ts`); null in development, where nothing is built. */
export const RELEASE: string | null =
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="beside-release"]')?.content ?? null);
