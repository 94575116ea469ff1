import { NoticesView } from '@beside/common/notifications/notifications.views';
import { parseAs } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { cacheNotices, refetchNotices } from './notifications.api.ts';

/** Binds the push of what is new. Called once, at the app's start. It throws ParseError. */
export function bindNotices(socket: LiveSocket): void {
  socket.on('notices:changed', (push: unknown) => cacheNotices(parseAs(NoticesView, push).items));
  // What is deleted is no news.
  socket.on('advice:deleted', refetchNotices);
}
