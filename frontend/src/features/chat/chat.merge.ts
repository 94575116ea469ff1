import { CHAT_PAGE } from '@beside/common/chat/chat.constants';
import type { ChatMessageView, OpenChatView } from '@beside/common/chat/chat.views';
import { isInPlace } from '@beside/common/safety/read-help';
import { type Thread, threadOf } from '../../lib/conversation/thread.ts';

/** The chat about an advice, as this browser knows it. */
export type ChatView = Thread<ChatMessageView>;

/** A stored message never changes, but a question may lose its reply, and get one after all, or help beside it. */
export const chatThread = threadOf<ChatMessageView, OpenChatView, object>({
  pageSize: CHAT_PAGE,
  update(known, { unanswered, help = known.help, revision }) {
    // Two nodes may push two states of one message, and the later state may arrive first.
    if ((revision ?? 0) < (known.revision ?? 0)) return known;
    const isSame = known.unanswered === unanswered && known.help?.level === help?.level && known.revision === revision;
    return isSame ? known : { ...known, unanswered, help, revision };
  },
  facts: () => ({}),
});

/** The questions that still get a reply, in the order of their replies. The first is being answered. */
export function questionsInLine(pages: ChatView['pages']): ChatMessageView[] {
  const line: ChatMessageView[] = [];
  for (const message of pages.flat()) {
    if (message.messageType === 'user') {
      if (message.unanswered === undefined) line.push(message);
    }
    // Danger is answered at once, before the questions ahead of it.
    else if (isInPlace(message.help)) line.pop();
    else line.shift();
  }
  return line;
}
