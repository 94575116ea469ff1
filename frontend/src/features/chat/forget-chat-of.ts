import { AdviceDeleted } from '@beside/common/advice/advice.views';
import { forgetOne } from '../../lib/conversation/forget-one.ts';
import { parseAs } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { chatForgetting } from './forget.ts';

/** Clears what the tab keeps of the chat about a deleted advice. A panel that shows it stays, and says so. */
export const forgetChatOf = (sessionId: string): void => forgetOne(chatForgetting, sessionId);

/** Binds the handler of deletions elsewhere. Called once, by the pages with a chat. It throws ParseError. */
export function bindChatDeletion(socket: LiveSocket): void {
  socket.on('advice:deleted', (pushed: unknown) => forgetChatOf(parseAs(AdviceDeleted, pushed).id));
}
