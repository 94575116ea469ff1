import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';

export const announcementsKey = ['announcements'];

/** Binds the push of the announcements in force. Called once, at the app's start. */
export function bindAnnouncementEvents(socket: LiveSocket): void {
  socket.on('announcements:changed', async (answer) => {
    // An answer in flight may be older than this.
    await queryClient.cancelQueries({ queryKey: announcementsKey });
    queryClient.setQueryData<unknown>(announcementsKey, answer);
  });
  // A push may have been missed: since the page was written, or since the connection was lost.
  socket.on('connect', () => void queryClient.refetchQueries({ queryKey: announcementsKey }));
}
