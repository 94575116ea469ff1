import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type {
  CouplesMessageView,
  CouplesReplySoFar,
  CouplesRoomView,
  CouplesSessionView,
} from '@beside/common/couples/couples.dto';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';
import { notifyManager } from '@tanstack/react-query';
import { queryClient } from '../../lib/query.ts';
import {
  addMessage,
  addOlder,
  applyDelta,
  type Delta,
  findMessage,
  laterReply,
  mergeAnswer,
  mergeNewest,
  type SessionView,
} from './couples.merge.ts';

const all = ['couples'] as const;
export const couplesKeys = {
  all,
  session: (token: string) => [...all, 'session', token] as const,
  /** What the counsellor is writing: an entry of its own, so that its growth draws nothing else anew. */
  reply: (token: string) => [...all, 'reply', token] as const,
  history: [...all, 'history'] as const,
};

/** The room as it is known now. */
export const currentView = (token: string): SessionView | undefined =>
  queryClient.getQueryData<SessionView>(couplesKeys.session(token));

/** The counsellor's text as it is known now. */
const currentReply = (token: string): CouplesReplySoFar | null =>
  queryClient.getQueryData<CouplesReplySoFar | null>(couplesKeys.reply(token)) ?? null;

/** Everything that is heard of a room goes through here; of one that is not on the page nothing is kept. */
function updateView(token: string, change: (view: SessionView) => SessionView): void {
  queryClient.setQueryData<SessionView>(couplesKeys.session(token), (view) => view && change(view));
}

/** Sets what the counsellor is writing. */
export function setReply(token: string, reply: CouplesReplySoFar | null): void {
  queryClient.setQueryData<CouplesReplySoFar | null>(couplesKeys.reply(token), reply);
}

/** Replies that have become messages: an answer that was on its way may still show one as being written. */
const done = new Set<string>();
/** More than are ever on their way. */
const DONE_MAX = 20;

function recordDone(replyId: string): void {
  done.delete(replyId);
  done.add(replyId);
  for (const oldest of done) if (done.size > DONE_MAX) done.delete(oldest);
}

/** What an answer shows of the counsellor's text, beside what is known of it. */
function upsertSnapshot(token: string, snapshot: CouplesReplySoFar | null): void {
  if (currentView(token))
    setReply(token, laterReply(currentReply(token), snapshot && done.has(snapshot.replyId) ? null : snapshot));
}

/** An answer that was asked for with `after`, by event or by call. */
export function upsertAnswer(token: string, answer: CouplesRoomView): void {
  notifyManager.batch(() => {
    updateView(token, (view) => mergeAnswer(view, answer));
    upsertSnapshot(token, answer.reply);
  });
}

/** The one door for single messages: acknowledgements, echoes and pushes alike. `inOrder`: nothing was missed before it. */
export function upsertMessage(token: string, message: CouplesMessageView, inOrder: boolean): void {
  const isNew = findMessage(currentView(token)?.pages ?? [], message.id) === undefined;
  if (message.messageType === 'user' || !isNew) {
    updateView(token, (view) => addMessage(view, message, inOrder));
    return;
  }
  // Its own word of being done was lost: this is what was being written.
  const written = currentReply(token);
  if (written) recordDone(written.replyId);
  notifyManager.batch(() => {
    updateView(token, (view) => withUnanswered(addMessage(view, message, inOrder), null));
    setReply(token, null);
  });
}

/** An answer that brought the newest page, in another language perhaps. */
export function upsertNewest(token: string, answer: CouplesRoomView): void {
  notifyManager.batch(() => {
    updateView(token, (view) => mergeNewest(view, answer));
    upsertSnapshot(token, answer.reply);
  });
}

/** Messages that are known, as another answer has them: with their translations. */
export function upsertKnown(token: string, messages: readonly CouplesMessageView[]): void {
  updateView(token, (view) =>
    messages.reduce((now, message) => (findMessage(now.pages, message.id) ? addMessage(now, message, false) : now), view),
  );
}

/** The counsellor's message is complete: it takes the place of the text that was growing. */
export function upsertDone(token: string, replyId: string, message: CouplesMessageView, inOrder: boolean): void {
  recordDone(replyId);
  notifyManager.batch(() => {
    updateView(token, (view) => withUnanswered(addMessage(view, message, inOrder), null));
    if (currentReply(token)?.replyId === replyId) setReply(token, null);
  });
}

/** More of the counsellor's text; whether it fitted to what was there. */
export function upsertDelta(token: string, delta: Delta): boolean {
  const reply = applyDelta(currentReply(token), delta);
  if (!reply) return false;
  done.delete(reply.replyId);
  notifyManager.batch(() => {
    setReply(token, reply);
    upsertUnanswered(token, null);
  });
  return true;
}

/** The page of messages before the first one. */
export function upsertOlder(token: string, before: number, answer: CouplesRoomView): void {
  updateView(token, (view) => addOlder(view, before, answer));
}

export function upsertSession(token: string, session: CouplesSessionView): void {
  updateView(token, (view) => ({ ...view, session }));
}

/** It was deleted, or may no longer be read. */
export function markGone(token: string): void {
  updateView(token, (view) => (view.gone ? view : { ...view, gone: true }));
}

export function upsertPresence(token: string, presence: CouplesRole[]): void {
  updateView(token, (view) => ({ ...view, presence }));
}

/** Somebody has read up to a message; nobody reads backwards. */
export function upsertRead(token: string, role: CouplesRole, messageId: number): void {
  updateView(token, (view) =>
    (view.reads[role] ?? 0) >= messageId ? view : { ...view, reads: { ...view.reads, [role]: messageId } },
  );
}

/** A message in a reader's language. */
export function upsertTranslation(token: string, messageId: number, translation: { language: Language; text: string }): void {
  updateView(token, (view) => {
    const message = findMessage(view.pages, messageId);
    return message ? addMessage(view, { ...message, translation }, false) : view;
  });
}

/** Why the counsellor could not answer; null when it can again. */
export function upsertUnanswered(token: string, unanswered: ErrorCode | null): void {
  updateView(token, (view) => withUnanswered(view, unanswered));
}

function withUnanswered(view: SessionView, unanswered: ErrorCode | null): SessionView {
  return view.session.unanswered === unanswered ? view : { ...view, session: { ...view.session, unanswered } };
}
