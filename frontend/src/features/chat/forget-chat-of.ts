import { AdviceDeleted } from '@beside/common/advice/advice.views';
import { parseAs } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { dropView } from './chat.cache.ts';
import { changeDraft } from './draft.store.ts';
import { showHelp } from './hidden-help.store.ts';
import { forgetOpenChat } from './open-chat.store.ts';
import { clearOutboxOf } from './outbox.store.ts';

/** Clears what the tab keeps of the chat about a deleted advice. A panel that shows it stays, and says so. */
export function forgetChatOf(sessionId: string): void {
  changeDraft(sessionId, '');
  clearOutboxOf(sessionId);
  showHelp(sessionId);
  forgetOpenChat(sessionId);
  dropView(sessionId);
}

/** Binds the handler of deletions elsewhere. Called once, by the pages with a chat. It throws ParseError. */
export function bindChatDeletion(socket: LiveSocket): void {
  socket.on('advice:deleted', (pushed: unknown) => forgetChatOf(parseAs(AdviceDeleted, pushed).id));
}
