import { rooms } from '../../../realtime/rooms.ts';
import { textDeltas } from '../../../replies/reply.text.ts';
import { GENERATED, presentMessage } from '../couples.presenter.ts';
import type { CouplesContext } from '../couples.types.ts';
import type { CounsellorKind } from './couples.counsellor.ts';
import { sessionOf } from './couples.jobs.ts';

/** What the pages of a session are pushed of the counsellor's reply. */
export function counsellorPushes({
  engine,
  publisher,
  help,
}: CouplesContext): Pick<CounsellorKind, 'pushProgress' | 'pushDone' | 'pushFailed'> {
  const deltas = textDeltas();
  return {
    pushProgress(reply, snapshot) {
      const delta = deltas.next(reply, snapshot);
      if (!delta) return;
      const { offset, text, whole } = delta;
      const [sessionId, replyId] = [sessionOf(reply.subject), reply.id];
      engine.grown(sessionId, replyId, whole);
      publisher.publish(rooms.couples(sessionId), 'couples:delta', { sessionId, replyId, offset, text, ...GENERATED });
    },
    pushDone(reply, message) {
      deltas.forget(reply);
      engine.replied(message);
      const sessionId = sessionOf(reply.subject);
      const pushed = { sessionId: message.sessionId, message: presentMessage(message), replyId: reply.id };
      publisher.publish(rooms.couples(sessionId), 'couples:done', pushed);
    },
    pushFailed(reply, code) {
      deltas.forget(reply);
      const sessionId = sessionOf(reply.subject);
      const active = engine.replyFailed(sessionId);
      // Something may be found though nothing answers.
      if (active) void help.look(active);
      publisher.publish(rooms.couples(sessionId), 'couples:failed', { sessionId, replyId: reply.id, code });
    },
  };
}
