import { notifyManager } from '@tanstack/react-query';
import { queryClient } from '../query.ts';
import type { Delta, ReplySoFar } from './growing-replies.ts';
import { growingReplies } from './growing-replies.ts';
import { findLastMessage, findMessage, type Page, type Thread, type threadOf } from './thread.ts';

/** A message as every conversation stores it. */
export interface StoredMessage {
  id: number;
  message: string;
  messageType: 'user' | 'ai';
  createdAt: string;
  clientMessageId: string | null;
  /** What it is written in. */
  language: string;
}

/** An answer with messages of a conversation, and the reply that is being written. */
export interface Answer<Message> extends Page<Message> {
  reply: ReplySoFar | null;
}

interface Views<M extends StoredMessage, A extends Answer<M>, F extends object> {
  /** The first part of the query keys. */
  name: string;
  thread: ReturnType<typeof threadOf<M, A, F>>;
}

interface CacheRules<M extends StoredMessage, A extends Answer<M>, F extends object> extends Views<M, A, F> {
  /** Whether a new message may be the reply that was growing. */
  isReply: (message: M) => boolean;
  /** The facts once a reply has begun or come. */
  onReply?: (facts: F) => F;
  /** Takes what else an answer brings, if its conversation is on the page. */
  onAnswer?: (id: string, answer: A) => void;
}

/** The cached views of a feature's conversations, by the conversation's id. */
function createViews<M extends StoredMessage, A extends Answer<M>, F extends object>({ name, thread }: Views<M, A, F>) {
  type View = Thread<M> & F;
  const keys = {
    all: [name],
    view: (id: string) => [name, 'view', id],
    /** The growing reply has its own entry, so each delta rerenders nothing else. */
    reply: (id: string) => [name, 'reply', id],
  };

  const currentView = (id: string): View | undefined => queryClient.getQueryData<View>(keys.view(id));

  /** Applies a change to a cached view. Without one it does nothing: pushes for other conversations are dropped. */
  function updateView(id: string, change: (view: View) => View): void {
    queryClient.setQueryData<View>(keys.view(id), (view) => view && change(view));
  }

  return {
    keys,
    thread,
    currentView,
    updateView,
    /** Prepends a page of older messages. */
    upsertOlder: (id: string, before: number, answer: A): void => updateView(id, (view) => thread.addOlder(view, before, answer)),
    /** Changes a known message; an unknown one is ignored. */
    changeMessage: (id: string, messageId: number, change: (message: M) => M): void =>
      updateView(id, (view) => {
        const message = findMessage(view.pages, messageId);
        return message ? thread.addMessage(view, change(message), false) : view;
      }),
    /** Marks a conversation as deleted, or no longer readable. */
    markGone: (id: string): void => updateView(id, (view) => (view.gone ? view : { ...view, gone: true })),
    /** Finds the stored message of an unsent one. */
    findStored: (id: string, clientMessageId: string): M | undefined =>
      findLastMessage(currentView(id)?.pages ?? [], (message) => message.clientMessageId === clientMessageId),
  };
}

/** The cached views and growing replies. REST answers and pushes go through the same upserts, so echoes and duplicates are harmless. */
export function createCache<M extends StoredMessage, A extends Answer<M>, F extends object>(rules: CacheRules<M, A, F>) {
  type View = Thread<M> & F;
  const { thread, isReply, onReply = (same) => same, onAnswer } = rules;
  const views = createViews<M, A, F>(rules);
  const { currentView, keys, updateView } = views;
  const replies = growingReplies(keys.reply);

  /** The view once a reply has begun or come; itself without a change, since deltas are many. */
  function withReply(view: View): View {
    const facts = onReply(view);
    return facts === view ? view : { ...view, ...facts };
  }

  /** Merges what an answer brings beside its messages. */
  function mergeRest(id: string, answer: A): void {
    replies.merge(id, answer.reply);
    onAnswer?.(id, answer);
  }

  function upsert(id: string, answer: A, merge: (view: View, answer: A) => View): void {
    if (!currentView(id)) return;
    notifyManager.batch(() => {
      updateView(id, (view) => merge(view, answer));
      mergeRest(id, answer);
    });
  }

  /** Merges a message. `ended`: it is the reply that was growing, whose id may be unknown. */
  function upsertOne(id: string, message: M, inOrder: boolean, ended: { replyId?: string } | null): void {
    notifyManager.batch(() => {
      updateView(id, (view) => {
        const added = thread.addMessage(view, message, inOrder);
        return ended ? withReply(added) : added;
      });
      if (ended) replies.end(id, ended.replyId);
    });
  }

  return {
    ...views,
    mergeRest,
    setReply: replies.set,
    /** Removes the growing reply: it failed, or was stopped. */
    endReply: replies.end,
    useReply: replies.useReply,
    isGrowing: replies.isGrowing,
    /** Merges an answer to a request with `after`, from an event or a call. */
    upsertAnswer: (id: string, answer: A): void => upsert(id, answer, thread.mergeAnswer),
    /** Merges an answer with the newest page. */
    upsertNewest: (id: string, answer: A): void => upsert(id, answer, thread.mergeNewest),
    /** Merges one message: acknowledgements, echoes and pushes alike. `inOrder`: nothing was missed before it. */
    upsertMessage(id: string, message: M, inOrder: boolean): void {
      // The end of a reply was lost if its message comes alone.
      const isEnd = isReply(message) && !findMessage(currentView(id)?.pages ?? [], message.id);
      upsertOne(id, message, inOrder, isEnd ? {} : null);
    },
    /** Replaces the growing reply with its stored message. */
    upsertDone: (id: string, replyId: string, message: M, inOrder: boolean): void => upsertOne(id, message, inOrder, { replyId }),
    /** Appends to the growing reply. Returns false when a delta before it was missed. */
    upsertDelta: (id: string, delta: Delta): boolean =>
      notifyManager.batch(() => {
        const joined = replies.append(id, delta);
        if (joined) updateView(id, withReply);
        return joined;
      }),
  };
}
