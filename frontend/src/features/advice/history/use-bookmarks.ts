import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { type BookmarkChange, bookmarkChange, bookmarksQuery, refetchBookmarks, setBookmarked } from './bookmarks.ts';
import { putBookmark } from './history.api.ts';
import { refetchHistory, upsertBookmarked } from './history.cache.ts';

/**
 * A user's bookmarks. A change shows at once, and is taken back with a toast when it fails. Changes made offline wait for
 * the connection, and are sent in order.
 */
export function useBookmarks(userId: string) {
  const client = useQueryClient();
  const { data } = useQuery(bookmarksQuery(userId));
  const show = ({ id, bookmarked }: BookmarkChange) => {
    setBookmarked(id, bookmarked);
    upsertBookmarked(id, bookmarked);
  };
  const alerts = useAlerts();
  const { mutate } = useMutation({
    mutationKey: bookmarkChange,
    scope: { id: 'advice.bookmark' },
    mutationFn: ({ id, bookmarked }: BookmarkChange) => putBookmark(id, bookmarked),
    onMutate: async (change) => {
      alerts.clear();
      // Bookmarks from before the sign-in must be merged before the browser's copy changes.
      await client.ensureQueryData(bookmarksQuery(userId));
      show(change);
    },
    onError: (error, { id, bookmarked }) => {
      show({ id, bookmarked: !bookmarked });
      refetchHistory();
      refetchBookmarks();
      alerts.show(t('history.bookmark_failed'), errorText(error, t('history.bookmark_failed_text')));
    },
  });
  return {
    isBookmarked: (id: string) => data?.ids.includes(id) ?? false,
    bookmark: (id: string, bookmarked: boolean) => mutate({ id, bookmarked }),
  };
}
