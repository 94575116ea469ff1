import { useQuery } from '@tanstack/react-query';
import { lookForRelease } from '../../../lib/missing-files.ts';
import { mustLoadAgain } from '../../../lib/update.store.ts';

/**
 * A text that is a file of its own. Where this release's files are gone, the page fails, and is loaded again by itself.
 * @param name which text, with its language
 */
export function useTextFile<T>(name: readonly string[], load: () => Promise<T>) {
  return useQuery({
    queryKey: ['legal', ...name],
    queryFn: async () => {
      try {
        return await load();
      } catch (error) {
        await lookForRelease();
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The browser may have cached the text, so try offline too.
    networkMode: 'always',
    throwOnError: mustLoadAgain,
  });
}
