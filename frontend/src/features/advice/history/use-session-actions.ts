import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { useMutation } from '@tanstack/react-query';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { fetchSession } from '../advice.api.ts';
import { upsertSession } from '../advice.cache.ts';
import { storeViewingAdvice } from '../reading/viewing-advice.ts';
import { setBookmarked } from './bookmarks.ts';
import { deleteAdvice, isNotFound } from './delete-advice.ts';
import { removeStored } from './history.cache.ts';

function forgetSession(id: string): void {
  removeStored(id);
  setBookmarked(id, false);
}

/** Deletes a session after a confirmation. One that is gone already counts as deleted. `onGone` receives its id. */
export function useDeleteSession(onGone: (id: string) => void) {
  const alerts = useAlerts();
  const { mutate, isPending, variables } = useMutation({
    onMutate: alerts.clear,
    mutationFn: deleteAdvice,
    networkMode: 'always',
    onSuccess: (_, id) => {
      forgetSession(id);
      onGone(id);
      toast('done', t('advice.deleted'));
    },
    onError: (error) => alerts.show(t('advice.delete_failed'), errorText(error, t('history.delete_failed'))),
  });
  const remove = (id: string) => {
    if (window.confirm(t('advice.delete_confirm'))) mutate(id);
  };
  return { remove, removing: isPending ? variables : null };
}

/** Fetches a session and leaves it for the home page; `onOpen` receives the address that shows it, `onGone` the id of one that does not exist. */
export function useViewSession(onOpen: (path: string) => void, onGone: (id: string) => void) {
  const alerts = useAlerts();
  const { mutate, isPending, variables } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (id: string) => fetchSession(id),
    networkMode: 'always',
    onSuccess: (session: AdviceSessionView) => {
      upsertSession(session);
      onOpen(storeViewingAdvice(session) ? '/' : `/?advice=${session.id}`);
    },
    onError: (error, id) => {
      if (isNotFound(error)) {
        forgetSession(id);
        onGone(id);
      }
      alerts.show(t('error.heading'), t('advice.load_failed_toast'));
    },
  });
  const view = (id: string) => {
    if (!isPending) mutate(id);
  };
  return { view, viewing: isPending ? variables : null };
}
