import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { useQuery } from '@tanstack/react-query';
import { takeAnswer } from '../../lib/take-answer.ts';
import { fetchAdminAnnouncements } from './announcements.api.ts';

/** `admin:changed` refreshes everything under `admin`. */
const key = ['admin', 'announcements'];

/** All announcements, the newest first. */
export function useAdminAnnouncements() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchAdminAnnouncements(signal),
    // Another admin may have changed them while this tab was not shown.
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** Takes a created or changed announcement, in its place. */
export async function putAnnouncement(changed: AnnouncementView): Promise<void> {
  await change((list) =>
    list.some(({ id }) => id === changed.id) ? list.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...list],
  );
}

/** Takes a deleted announcement out of the list. */
export async function removeAnnouncement(gone: AnnouncementView['id']): Promise<void> {
  await change((list) => list.filter(({ id }) => id !== gone));
}

const change = (by: (list: AnnouncementView[]) => AnnouncementView[]): Promise<void> =>
  takeAnswer<AnnouncementView[]>(key, (list) => list && by(list));
