import { AdviceBookmarked, AdviceDeleted, AdviceStored } from '@beside/common/advice/advice.views';
import { parseAs } from '../../../lib/parse.ts';
import { type LiveSocket, refetchAfterGap } from '../../../lib/socket.ts';
import { isBookmarking, refetchBookmarks, setBookmarked } from './bookmarks.ts';
import { refetchHistory, removeStored, upsertBookmarked, upsertStored } from './history.cache.ts';

/** Binds the handlers of pushes to all pages of a user. Called once, by the history page. They throw ParseError. */
export function bindHistoryEvents(socket: LiveSocket): void {
  refetchAfterGap(socket, () => {
    refetchHistory();
    refetchBookmarks();
  });
  socket.on('advice:stored', (push: unknown) => upsertStored(parseAs(AdviceStored, push).session));
  socket.on('advice:deleted', (push: unknown) => {
    const { id } = parseAs(AdviceDeleted, push);
    removeStored(id);
    setBookmarked(id, false);
  });
  socket.on('advice:bookmarked', (push: unknown) => {
    const { id, bookmarked } = parseAs(AdviceBookmarked, push);
    if (isBookmarking(id)) return;
    setBookmarked(id, bookmarked);
    upsertBookmarked(id, bookmarked);
  });
}
