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
  type Room,
} from './couples.merge.ts';

const all = ['couples'] as const;
export const couplesKeys = {
  all,
  room: (token: string) => [...all, 'room', token] as const,
  /** What the counsellor is writing: an entry of its own, so that its growth draws nothing else anew. */
  reply: (token: string) => [...all, 'reply', token] as const,
  history: [...all, 'history'] as const,
};

/** The room as it is known now. */
export const roomNow = (token: string): Room | undefined => queryClient.getQueryData<Room>(couplesKeys.room(token));

/** The counsellor's text as it is known now. */
const replyNow = (token: string): CouplesReplySoFar | null =>
  queryClient.getQueryData<CouplesReplySoFar | null>(couplesKeys.reply(token)) ?? null;

/** Everything that is heard of a room goes through here; of one that is not on the page nothing is kept. */
function changeRoom(token: string, change: (room: Room) => Room): void {
  queryClient.setQueryData<Room>(couplesKeys.room(token), (room) => room && change(room));
}

/** Sets what the counsellor is writing. */
export function putReply(token: string, reply: CouplesReplySoFar | null): void {
  queryClient.setQueryData<CouplesReplySoFar | null>(couplesKeys.reply(token), reply);
}

/** Replies that have become messages: an answer that was on its way may still show one as being written. */
const done = new Set<string>();
/** More than are ever on their way. */
const DONE_MAX = 20;

function noteDone(replyId: string): void {
  done.delete(replyId);
  done.add(replyId);
  for (const oldest of done) if (done.size > DONE_MAX) done.delete(oldest);
}

/** What an answer shows of the counsellor's text, beside what is known of it. */
function upsertSnapshot(token: string, snapshot: CouplesReplySoFar | null): void {
  if (roomNow(token)) putReply(token, laterReply(replyNow(token), snapshot && done.has(snapshot.replyId) ? null : snapshot));
}

/** An answer that was asked for with `after`, by event or by call. */
export function upsertAnswer(token: string, answer: CouplesRoomView): void {
  notifyManager.batch(() => {
    changeRoom(token, (room) => mergeAnswer(room, answer));
    upsertSnapshot(token, answer.reply);
  });
}

/** The one door for single messages: acknowledgements, echoes and pushes alike. `inOrder`: nothing was missed before it. */
export function upsertMessage(token: string, message: CouplesMessageView, inOrder: boolean): void {
  const isNew = findMessage(roomNow(token)?.pages ?? [], message.id) === undefined;
  if (message.messageType === 'user' || !isNew) {
    changeRoom(token, (room) => addMessage(room, message, inOrder));
    return;
  }
  // Its own word of being done was lost: this is what was being written.
  const written = replyNow(token);
  if (written) noteDone(written.replyId);
  notifyManager.batch(() => {
    changeRoom(token, (room) => unansweredIs(addMessage(room, message, inOrder), null));
    putReply(token, null);
  });
}

/** An answer that brought the newest page, in another language perhaps. */
export function upsertNewest(token: string, answer: CouplesRoomView): void {
  notifyManager.batch(() => {
    changeRoom(token, (room) => mergeNewest(room, answer));
    upsertSnapshot(token, answer.reply);
  });
}

/** Messages that are known, as another answer has them: with their translations. */
export function upsertKnown(token: string, messages: readonly CouplesMessageView[]): void {
  changeRoom(token, (room) =>
    messages.reduce((now, message) => (findMessage(now.pages, message.id) ? addMessage(now, message, false) : now), room),
  );
}

/** The counsellor's message is complete: it takes the place of the text that was growing. */
export function upsertDone(token: string, replyId: string, message: CouplesMessageView, inOrder: boolean): void {
  noteDone(replyId);
  notifyManager.batch(() => {
    changeRoom(token, (room) => unansweredIs(addMessage(room, message, inOrder), null));
    if (replyNow(token)?.replyId === replyId) putReply(token, null);
  });
}

/** More of the counsellor's text; whether it fitted to what was there. */
export function upsertDelta(token: string, delta: Delta): boolean {
  const reply = applyDelta(replyNow(token), delta);
  if (!reply) return false;
  done.delete(reply.replyId);
  notifyManager.batch(() => {
    putReply(token, reply);
    upsertUnanswered(token, null);
  });
  return true;
}

/** The page of messages before the first one. */
export function upsertOlder(token: string, before: number, answer: CouplesRoomView): void {
  changeRoom(token, (room) => addOlder(room, before, answer));
}

export function upsertSession(token: string, session: CouplesSessionView): void {
  changeRoom(token, (room) => ({ ...room, session }));
}

/** It was deleted, or may no longer be read. */
export function markGone(token: string): void {
  changeRoom(token, (room) => (room.gone ? room : { ...room, gone: true }));
}

export function upsertPresence(token: string, presence: CouplesRole[]): void {
  changeRoom(token, (room) => ({ ...room, presence }));
}

/** Somebody has read up to a message; nobody reads backwards. */
export function upsertRead(token: string, role: CouplesRole, messageId: number): void {
  changeRoom(token, (room) =>
    (room.reads[role] ?? 0) >= messageId ? room : { ...room, reads: { ...room.reads, [role]: messageId } },
  );
}

/** A message in a reader's language. */
export function upsertTranslation(token: string, messageId: number, translation: { language: Language; text: string }): void {
  changeRoom(token, (room) => {
    const message = findMessage(room.pages, messageId);
    return message ? addMessage(room, { ...message, translation }, false) : room;
  });
}

/** Why the counsellor could not answer; null when it can again. */
export function upsertUnanswered(token: string, unanswered: ErrorCode | null): void {
  changeRoom(token, (room) => unansweredIs(room, unanswered));
}

function unansweredIs(room: Room, unanswered: ErrorCode | null): Room {
  return room.session.unanswered === unanswered ? room : { ...room, session: { ...room.session, unanswered } };
}
