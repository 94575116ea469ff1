import type { CouplesHistoryItem, CouplesHistoryPage } from '@beside/common/couples/couples.views';
import { type InfiniteData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.store.ts';
import { deleteSession, fetchHistory } from '../couples.api.ts';
import { couplesCache, historyKey } from '../couples.cache.ts';

const first: string | null = null;

/** The user's sessions, newest first. Refetched on every mount, since partners change them too. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: historyKey,
    queryFn: ({ pageParam, signal }) => fetchHistory(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
}

/** Deletes a session for both partners, after a confirmation. */
export function useDeleteSession() {
  const alerts = useAlerts();
  const { mutate, isPending, variables } = useMutation({
    onMutate: alerts.clear,
    mutationFn: async ({ id }: CouplesHistoryItem) => {
      if (id !== null) await deleteSession(id);
    },
    networkMode: 'always',
    onSuccess: (_, { id, sessionToken }) => {
      queryClient.setQueryData<InfiniteData<CouplesHistoryPage>>(
        historyKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, sessions: page.sessions.filter((session) => session.id !== id) })),
          },
      );
      if (sessionToken) queryClient.removeQueries({ queryKey: couplesCache.keys.view(sessionToken) });
      toast('done', t('couples.deleted'));
    },
    onError: () => alerts.show(t('couples.delete_failed'), t('couples.delete_failed_text')),
  });
  const remove = (session: CouplesHistoryItem) => {
    if (window.confirm(t('couples.delete_confirm', { name: session.sessionName }))) mutate(session);
  };
  return { remove, removing: isPending ? variables.id : null };
}
