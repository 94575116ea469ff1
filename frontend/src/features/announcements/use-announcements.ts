import { ANNOUNCEMENTS_POLL_MS } from '@beside/common/announcements/announcements.constants';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { config } from '../../lib/config.ts';
import { useConnection } from '../../lib/connection.store.ts';
import { announcementsKey } from './announcements.events.ts';

/**
 * The announcements in force, as they came: the page's configuration, then pushes, and polls while the page is not live.
 * Unparsed, since the views and the strips load only when there is something to show.
 */
export function useAnnouncements(): unknown {
  const connection = useConnection();
  const { data } = useQuery<unknown>({
    queryKey: announcementsKey,
    queryFn: ({ signal }) => api('/api/announcements', { signal }),
    initialData: config,
    refetchInterval: connection === 'live' ? false : ANNOUNCEMENTS_POLL_MS,
    networkMode: 'always',
    meta: { isPublic: true },
  });
  return data;
}
