import type { ChatMessageView, ChatReplySoFar, OpenChatView } from '@beside/common/chat/chat.views';
import type { ErrorCode } from '@beside/common/errors';
import { isInPlace } from '@beside/common/safety/read-help';
import { notifyManager } from '@tanstack/react-query';
import { growingReplies } from '../../lib/conversation/growing-replies.ts';
import type { Delta } from '../../lib/conversation/growing-reply.ts';
import { findMessage } from '../../lib/conversation/thread.ts';
import { queryClient } from '../../lib/query.ts';
import { addMessage, addOlder, type ChatView, mergeAnswer, mergeNewest, viewOf } from './chat.merge.ts';

const all = ['chat'] as const;
export const chatKeys = {
  session: (sessionId: string) => [...all, 'session', sessionId] as const,
  /** The growing reply has its own entry, so each delta rerenders nothing else. */
  reply: (sessionId: string) => [...all, 'reply', sessionId] as const,
  translations: (messageId: number) => [...all, 'translation', messageId] as const,
  translation: (messageId: number, language: string) => [...chatKeys.translations(messageId), language] as const,
};

/** The cached view of a chat. */
export const currentView = (sessionId: string): ChatView | undefined =>
  queryClient.getQueryData<ChatView>(chatKeys.session(sessionId));

const replies = growingReplies(chatKeys.reply);

/** Applies a change to a cached view. Without one it does nothing: pushes for other chats are dropped. */
function updateView(sessionId: string, change: (view: ChatView) => ChatView): void {
  queryClient.setQueryData<ChatView>(chatKeys.session(sessionId), (view) => view && change(view));
}

/** Merges the growing reply of an answer whose chat is being loaded. */
export const mergeReply = (sessionId: string, snapshot: ChatReplySoFar | null): void => replies.merge(sessionId, snapshot);

/** Whether a reply is growing. */
export const isGrowing = (sessionId: string): boolean => Boolean(queryClient.getQueryData(chatKeys.reply(sessionId)));

/** Merges an answer's growing reply, if its chat is on the page. */
function upsertSnapshot(sessionId: string, snapshot: ChatReplySoFar | null): void {
  if (currentView(sessionId)) mergeReply(sessionId, snapshot);
}

/** Merges an answer to a request with `after`, from an event or a call. */
export function upsertAnswer(sessionId: string, answer: OpenChatView): void {
  notifyManager.batch(() => {
    updateView(sessionId, (view) => mergeAnswer(view, answer));
    upsertSnapshot(sessionId, answer.reply);
  });
}

/** Merges an answer with the newest page. */
export function upsertNewest(sessionId: string, answer: OpenChatView): void {
  notifyManager.batch(() => {
    updateView(sessionId, (view) => mergeNewest(view, answer));
    upsertSnapshot(sessionId, answer.reply);
  });
}

/** Merges one message: acknowledgements, echoes and pushes alike. `inOrder`: nothing was missed before it. */
export function upsertMessage(sessionId: string, message: ChatMessageView, inOrder: boolean): void {
  const isNew = findMessage(currentView(sessionId)?.pages ?? [], message.id) === undefined;
  notifyManager.batch(() => {
    updateView(sessionId, (view) => addMessage(view, message, inOrder));
    // `chat:done` was lost: this message is the reply that was growing. Help in a reply's place comes beside another that grows.
    if (isNew && message.messageType === 'ai' && !isInPlace(message.help)) replies.end(sessionId);
  });
}

/** Replaces the growing reply with its stored message. */
export function upsertDone(sessionId: string, replyId: string, message: ChatMessageView, inOrder: boolean): void {
  notifyManager.batch(() => {
    updateView(sessionId, (view) => addMessage(view, message, inOrder));
    replies.end(sessionId, replyId);
  });
}

/** Appends to the growing reply. Returns false when a delta before it was missed. */
export const upsertDelta = (sessionId: string, delta: Delta): boolean => replies.append(sessionId, delta);

/** Removes the growing reply: it failed, or was stopped. */
export const endReply = (sessionId: string, replyId: string): void => replies.end(sessionId, replyId);

/** Prepends a page of older messages. */
export function upsertOlder(sessionId: string, before: number, answer: OpenChatView): void {
  updateView(sessionId, (view) => addOlder(view, before, answer));
}

/** Sets why a question has no reply; undefined clears it. */
export function upsertUnanswered(sessionId: string, messageId: number, unanswered: ErrorCode | undefined): void {
  updateView(sessionId, (view) => {
    const message = findMessage(view.pages, messageId);
    return message ? addMessage(view, { ...message, unanswered }, false) : view;
  });
}

/** Marks a chat whose advice was deleted, or is no longer readable. */
export function markGone(sessionId: string): void {
  updateView(sessionId, (view) => (view.gone ? view : { ...view, gone: true }));
}

/** Drops a deleted chat. A panel that shows it stays, and says so. */
export function dropView(sessionId: string): void {
  for (const { id } of currentView(sessionId)?.pages.flat() ?? [])
    queryClient.removeQueries({ queryKey: chatKeys.translations(id), type: 'inactive' });
  for (const queryKey of [chatKeys.session(sessionId), chatKeys.reply(sessionId)])
    queryClient.removeQueries({ queryKey, type: 'inactive' });
  updateView(sessionId, (view) => ({
    ...viewOf({ messages: [], hasMore: false, reply: null }),
    gone: true,
    syncedTo: view.syncedTo,
  }));
}

/** Finds the stored question of an unsent one. */
export const findStored = (sessionId: string, clientMessageId: string): ChatMessageView | undefined =>
  currentView(sessionId)
    ?.pages.flat()
    .findLast((message) => message.clientMessageId === clientMessageId);
