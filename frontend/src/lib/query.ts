import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;
/** Milliseconds for an answer to arrive before the first render; later than that, its place is shown at first. */
const SOON_MS = 300;

/** Until when answers were awaited before the first render. A failure of that time is shown, not asked for again: no page has shown it yet. */
let preparedAt = 0;

/** The cache of server data: fresh for 5 minutes, kept for 10, never refetched by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      retry: false,
      refetchOnWindowFocus: false,
      retryOnMount: ({ state }) => state.errorUpdatedAt > preparedAt,
    },
  },
});

/** Waits a moment for what the first render shows. A failure is the page's own matter. */
export async function soon(...answers: readonly Promise<void>[]): Promise<void> {
  await Promise.race([Promise.all(answers), new Promise((done) => setTimeout(done, SOON_MS))]);
  preparedAt = Date.now();
}
