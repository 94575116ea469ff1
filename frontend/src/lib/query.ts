import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** The cache of server data: fresh for 5 minutes, kept for 10, never refetched by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS, retry: false, refetchOnWindowFocus: false },
  },
});
