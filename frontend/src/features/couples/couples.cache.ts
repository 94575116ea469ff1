import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type {
  CouplesMessageView,
  CouplesReplySoFar,
  CouplesSessionView,
  OpenCouplesView,
} from '@beside/common/couples/couples.views';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';
import { notifyManager } from '@tanstack/react-query';
import { growingReplies } from '../../lib/conversation/growing-replies.ts';
import type { Delta } from '../../lib/conversation/growing-reply.ts';
import { findMessage } from '../../lib/conversation/thread.ts';
import { queryClient } from '../../lib/query.ts';
import { addMessage, addOlder, mergeAnswer, mergeNewest, type SessionView } from './couples.merge.ts';
import { showHelp } from './help.store.ts';

const all = ['couples'] as const;
export const couplesKeys = {
  all,
  session: (token: string) => [...all, 'session', token] as const,
  /** The growing reply has its own entry, so each delta rerenders nothing else. */
  reply: (token: string) => [...all, 'reply', token] as const,
  history: [...all, 'history'] as const,
};

/** The cached view of a session. */
export const currentView = (token: string): SessionView | undefined =>
  queryClient.getQueryData<SessionView>(couplesKeys.session(token));

const replies = growingReplies(couplesKeys.reply);

/** Applies a change to a cached view. Without one it does nothing: pushes for other sessions are dropped. */
function updateView(token: string, change: (view: SessionView) => SessionView): void {
  queryClient.setQueryData<SessionView>(couplesKeys.session(token), (view) => view && change(view));
}

/** Sets the growing reply. */
export const setReply = (token: string, reply: CouplesReplySoFar | null) => replies.set(token, reply);

/** Merges the growing reply of an answer whose session is being loaded. */
export const mergeReply = (token: string, snapshot: CouplesReplySoFar | null): void => replies.merge(token, snapshot);

/** Merges an answer's growing reply, if its session is on the page. */
function upsertSnapshot(token: string, snapshot: CouplesReplySoFar | null): void {
  if (currentView(token)) mergeReply(token, snapshot);
}

/** Takes an answer's help for this reader, if its session is on the page. Without any, what this tab shows stays. */
export function upsertHelp(token: string, help: OpenCouplesView['help']): void {
  if (help && currentView(token)) showHelp(token, help);
}

/** Merges an answer to a request with `after`, from an event or a call. */
export function upsertAnswer(token: string, answer: OpenCouplesView): void {
  notifyManager.batch(() => {
    updateView(token, (view) => mergeAnswer(view, answer));
    upsertSnapshot(token, answer.reply);
    upsertHelp(token, answer.help);
  });
}

/** Merges one message: acknowledgements, echoes and pushes alike. `inOrder`: nothing was missed before it. */
export function upsertMessage(token: string, message: CouplesMessageView, inOrder: boolean): void {
  const isNew = findMessage(currentView(token)?.pages ?? [], message.id) === undefined;
  if (message.messageType === 'user' || !isNew) {
    updateView(token, (view) => addMessage(view, message, inOrder));
    return;
  }
  // `couples:done` was lost: this message is the reply that was growing.
  notifyManager.batch(() => {
    updateView(token, (view) => withUnanswered(addMessage(view, message, inOrder), null));
    replies.end(token);
  });
}

/** Merges an answer with the newest page, perhaps in another language. */
export function upsertNewest(token: string, answer: OpenCouplesView): void {
  notifyManager.batch(() => {
    updateView(token, (view) => mergeNewest(view, answer));
    upsertSnapshot(token, answer.reply);
    upsertHelp(token, answer.help);
  });
}

/** Updates known messages, for their translations; unknown ones are ignored. */
export function upsertKnown(token: string, messages: readonly CouplesMessageView[]): void {
  updateView(token, (view) =>
    messages.reduce((now, message) => (findMessage(now.pages, message.id) ? addMessage(now, message, false) : now), view),
  );
}

/** Replaces the growing reply with its stored message. */
export function upsertDone(token: string, replyId: string, message: CouplesMessageView, inOrder: boolean): void {
  notifyManager.batch(() => {
    updateView(token, (view) => withUnanswered(addMessage(view, message, inOrder), null));
    replies.end(token, replyId);
  });
}

/** Appends to the growing reply. Returns false when a delta before it was missed. */
export function upsertDelta(token: string, delta: Delta): boolean {
  return notifyManager.batch(() => {
    const joined = replies.append(token, delta);
    if (joined) upsertUnanswered(token, null);
    return joined;
  });
}

/** Prepends a page of older messages. */
export function upsertOlder(token: string, before: number, answer: OpenCouplesView): void {
  updateView(token, (view) => addOlder(view, before, answer));
}

export function upsertSession(token: string, session: CouplesSessionView): void {
  updateView(token, (view) => ({ ...view, session }));
}

/** Marks a session as deleted, or no longer readable. */
export function markGone(token: string): void {
  updateView(token, (view) => (view.gone ? view : { ...view, gone: true }));
}

export function upsertPresence(token: string, presence: CouplesRole[]): void {
  updateView(token, (view) => ({ ...view, presence }));
}

/** Records how far a partner has read. It never goes back. */
export function upsertRead(token: string, role: CouplesRole, messageId: number): void {
  updateView(token, (view) =>
    (view.reads[role] ?? 0) >= messageId ? view : { ...view, reads: { ...view.reads, [role]: messageId } },
  );
}

/** Adds a translation to its message. */
export function upsertTranslation(token: string, messageId: number, translation: { language: Language; text: string }): void {
  updateView(token, (view) => {
    const message = findMessage(view.pages, messageId);
    return message ? addMessage(view, { ...message, translation }, false) : view;
  });
}

/** Sets why the counsellor could not answer; null clears it. */
export function upsertUnanswered(token: string, unanswered: ErrorCode | null): void {
  updateView(token, (view) => withUnanswered(view, unanswered));
}

function withUnanswered(view: SessionView, unanswered: ErrorCode | null): SessionView {
  return view.session.unanswered === unanswered ? view : { ...view, session: { ...view.session, unanswered } };
}
