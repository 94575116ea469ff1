import { randomInt } from 'node:crypto';
import { COUNSELLOR_QUIET_MS } from '@beside/common/couples/couples.constants';
import type { Actor } from '../../http/actor.ts';
import { rooms } from '../../realtime/rooms.ts';
import { partnerOf } from './couples.access.ts';
import { counsellorReply } from './couples.counsellor.ts';
import { type Held, heldSessions } from './couples.held.ts';
import { couplesLifecycle } from './couples.lifecycle.ts';
import { couplesNotes } from './couples.notes.ts';
import { couplesPatience } from './couples.patience.ts';
import { couplesPresence } from './couples.presence.ts';
import { presentMessage, presentSession } from './couples.presenter.ts';
import { couplesRoom, textIn } from './couples.room.ts';
import { couplesSweep } from './couples.sweep.ts';
import { couplesTalk } from './couples.talk.ts';
import { couplesTranslations } from './couples.translations.ts';
import type { CouplesDeps } from './couples.types.ts';
import { couplesWriter } from './couples.writer.ts';

/** Two people and a counsellor: their sessions, what is said in them, and who may see it. Routes, sockets and jobs all end here. */
export function couplesService(deps: CouplesDeps) {
  const { pool, publisher, replies, redis, publicUrl } = deps;
  const node = randomInt(2 ** 31 - 1);

  const tellChange = (held: Held, deleted: boolean): void => {
    const sessionId = held.session.id;
    const session = presentSession(deleted ? { ...held.session, isActive: false } : held.session, publicUrl);
    publisher.publishHere(rooms.couples(sessionId), 'couples:session', { sessionId, session, ...(deleted ? { deleted } : {}) });
  };
  const sessions = heldSessions(pool, deps.notices, deps.log, {
    onChange: (held) => tellChange(held, false),
    onGone(held) {
      tellChange(held, true);
      const languages = new Set([...held.readers.values()].map(({ language }) => language));
      for (const socket of publisher.here(rooms.couples(held.session.id))) {
        void socket.leave(rooms.couples(held.session.id));
        for (const language of languages) if (language) void socket.leave(rooms.couplesReaders(held.session.id, language));
      }
    },
  });
  const presence = couplesPresence(sessions, publisher, redis, deps.mark, node);
  const translations = couplesTranslations({ pool, publisher, translation: deps.translation, log: deps.log }, sessions);
  const writer = couplesWriter(deps.writers, deps.writers.options.max ?? 1, node, COUNSELLOR_QUIET_MS);
  const patience = couplesPatience(pool);
  const desk = { ...deps, sessions, presence, translations, writer, patience, node };
  const talk = couplesTalk(desk);
  const sweep = couplesSweep(pool, sessions, publisher, {
    node,
    among: redis !== null,
    onFound: talk.translateFor,
    textsOf: async (replyIds) => new Map([...(await replies.snapshots(replyIds))].map(([id, shown]) => [id, textIn(shown)])),
  });

  replies.register(
    counsellorReply(pool, node, {
      progress(sessionId, replyId, offset, text, whole) {
        const held = sessions.get(sessionId);
        if (held) {
          held.reply = { replyId, text: whole };
          sessions.touch(held);
        }
        publisher.publish(rooms.couples(sessionId), 'couples:delta', { sessionId, replyId, offset, text });
      },
      done(sessionId, replyId, message) {
        const held = sessions.get(sessionId);
        if (held) {
          held.reply = null;
          if (sessions.note(held, message.id)) talk.translateFor(held, message);
        }
        publisher.publish(rooms.couples(sessionId), 'couples:done', { sessionId, replyId, message: presentMessage(message) });
      },
      failed(sessionId, replyId, code) {
        const held = sessions.get(sessionId);
        if (held) {
          held.reply = null;
          sessions.touch(held);
        }
        publisher.publish(rooms.couples(sessionId), 'couples:failed', { sessionId, replyId, code });
      },
    }),
  );

  const { claim, create, end, enterAll, history, join, remove } = couplesLifecycle(desk);
  const { open, read: readIn, poll, close, gone } = couplesRoom(desk);
  const { send, typing, read, retry } = talk;
  return {
    ...{ create, join, end, remove, history, claim, enterAll },
    ...{ open, readIn, poll, close, gone },
    ...{ send, typing, read, retry },
    /** @throws AppError 404 for whoever may not know of the session, 403 for a visitor who may */
    async requirePartner(actor: Actor, token: string): Promise<void> {
      await partnerOf(sessions, actor, token);
    },
    /** What this node hears from the others by way of its own sockets. Null with one node: it hears nothing that it does not know. */
    notes: redis ? couplesNotes(sessions, talk.translateFor) : null,
    /** Ends what runs by itself. */
    async stop(): Promise<void> {
      sweep.close();
      presence.close();
      patience.close();
      sessions.close();
      await talk.close();
    },
  };
}

export type CouplesService = ReturnType<typeof couplesService>;
