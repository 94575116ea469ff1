import { CHAT_PAGE } from '@beside/common/chat/chat.constants';
import type { ChatMessageView, OpenChatView } from '@beside/common/chat/chat.views';
import { isInPlace } from '@beside/common/safety/read-help';
import { type Thread, threadOf } from '../../lib/conversation/thread.ts';

/** The chat about an advice, as this browser knows it. */
export interface ChatView extends Thread<ChatMessageView> {
  /** The advice was deleted, or this reader may no longer open it. */
  gone: boolean;
}

/** Messages that render together: an unchanged page does not rerender. */
export type MessagePage = ChatView['pages'][number];

/** A stored message never changes, but a question may lose its reply, and get one after all, or help beside it. */
const thread = threadOf<ChatMessageView>({
  pageSize: CHAT_PAGE,
  update: (known, { unanswered, help = known.help }) =>
    known.unanswered === unanswered && known.help?.level === help?.level ? known : { ...known, unanswered, help },
});

/** The view from an answer with the newest page. */
export const viewOf = (answer: OpenChatView): ChatView => ({ ...thread.begin(answer), gone: false });

/** The view after an answer with the messages after `syncedTo`; repeats are harmless. */
export const mergeAnswer = (view: ChatView, answer: OpenChatView): ChatView => ({
  ...thread.mergeLater(view, answer),
  gone: false,
});

/** The view after an answer with the newest page. Known and pushed messages stay; pages beyond a gap are dropped. */
export const mergeNewest = (view: ChatView, answer: OpenChatView): ChatView => ({
  ...thread.mergeNewest(view, answer),
  gone: false,
});

/** The view with a new or updated message. `inOrder`: nothing was missed before it. */
export const addMessage = (view: ChatView, message: ChatMessageView, inOrder: boolean): ChatView =>
  thread.add(view, message, inOrder);

/** The view with older messages prepended. They are dropped if the first message is no longer `before`. */
export const addOlder = (view: ChatView, before: number, answer: OpenChatView): ChatView => thread.addOlder(view, before, answer);

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
