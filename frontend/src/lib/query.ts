import { QueryClient } from '@tanstack/react-query';
import { inTime } from './in-time.ts';

const MINUTE_MS = 60_000;
/** Milliseconds for an answer to arrive before the first render; later than that, its place is shown at first. */
const SOON_MS = 300;

/** When the first render began, until it is there. A failure from before it is shown, not asked for again: no page has shown it yet. */
let renderingAt = 0;

/** The cache of server data: fresh for 5 minutes, kept for 10, never refetched by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      retry: false,
      refetchOnWindowFocus: false,
      retryOnMount: ({ state }) => state.errorUpdatedAt > renderingAt,
    },
  },
});

/** Waits a moment for what the first render shows. A failure is the page's own matter. */
export async function soon(...answers: readonly Promise<void>[]): Promise<void> {
  await inTime(Promise.all(answers), SOON_MS);
}

/** The first render begins: it shows the failures of what was prepared. */
export function beginFirstRender(): void {
  renderingAt = Date.now();
}

/** The first page is there: from now on a page that opens asks again for what has failed. */
export function endFirstRender(): void {
  renderingAt = 0;
}
