import { randomInt } from 'node:crypto';
import { COUNSELLOR_QUIET_MS, COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { textIn } from '../../replies/reply.text.ts';
import { partnerOf } from './couples.access.ts';
import { type ActiveSession, activeSessions } from './couples.active-sessions.ts';
import { counsellorReply } from './couples.counsellor.ts';
import { couplesDebounce } from './couples.debounce.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { couplesHelp } from './couples.help.ts';
import { couplesLifecycle } from './couples.lifecycle.ts';
import { couplesMessages } from './couples.messages.ts';
import { couplesPages } from './couples.pages.ts';
import { couplesPresence } from './couples.presence.ts';
import { GENERATED, presentMessage, presentSession } from './couples.presenter.ts';
import { receivedPushes } from './couples.received.ts';
import { couplesReconciler } from './couples.reconciler.ts';
import { couplesScreening } from './couples.screening.ts';
import { couplesTranslations, type Translatable } from './couples.translations.ts';
import type { CouplesDeps } from './couples.types.ts';
import { couplesWriter } from './couples.writer.ts';

/** A message that this node has not known. */
type Found = Translatable & Pick<CouplesMessage, 'messageType'>;

/** Couples sessions: their lifecycle, messages and access. Routes, sockets and jobs all end here. */
export function couplesService(deps: CouplesDeps) {
  const { pool, publisher, replies, redis, publicUrl } = deps;
  const node = randomInt(2 ** 31 - 1);

  const publishChange = (active: ActiveSession, deleted: boolean): void => {
    const sessionId = active.session.id;
    const session = presentSession(deleted ? { ...active.session, isActive: false } : active.session, publicUrl);
    publisher.publishHere(rooms.couples(sessionId), 'couples:session', { sessionId, session, ...(deleted ? { deleted } : {}) });
  };
  const sessions = activeSessions(pool, deps.notifications, deps.log, {
    onChange: (active) => publishChange(active, false),
    onDeleted(active) {
      publishChange(active, true);
      const languages = new Set([...active.readers.values()].map(({ language }) => language));
      for (const socket of publisher.localSockets(rooms.couples(active.session.id))) {
        void socket.leave(rooms.couples(active.session.id));
        for (const role of COUPLES_ROLES) void socket.leave(rooms.couplesSeat(active.session.id, role));
        for (const language of languages) if (language) void socket.leave(rooms.couplesReaders(active.session.id, language));
      }
    },
  });
  const presence = couplesPresence(sessions, publisher, redis, deps.installationId, node);
  const translations = couplesTranslations({ pool, publisher, translation: deps.translation, log: deps.log }, sessions);
  const writer = couplesWriter(deps.writers, deps.writers.options.max ?? 1, node, COUNSELLOR_QUIET_MS);
  const debounce = couplesDebounce(pool);
  const help = couplesHelp(pool, publisher, sessions);
  const screen = couplesScreening();
  const context = { ...deps, sessions, presence, translations, writer, debounce, help, screen, node };
  const messages = couplesMessages(context);
  const found = (active: ActiveSession, message: Found): void => {
    messages.translateFor(active, message);
    if (message.messageType === 'ai') void help.look(active);
  };
  const reconciler = couplesReconciler(pool, sessions, publisher, {
    node,
    hasOtherNodes: redis !== null,
    onFound: found,
    textsOf: async (replyIds) => new Map([...(await replies.snapshots(replyIds))].map(([id, shown]) => [id, textIn(shown)])),
  });

  replies.register(
    counsellorReply({
      pool,
      node,
      screen,
      pushes: {
        progress(sessionId, replyId, offset, text, whole) {
          const active = sessions.get(sessionId);
          if (active) {
            active.reply = { replyId, text: whole };
            sessions.touch(active);
          }
          publisher.publish(rooms.couples(sessionId), 'couples:delta', { sessionId, replyId, offset, text, ...GENERATED });
        },
        done(sessionId, replyId, message) {
          const active = sessions.get(sessionId);
          if (active) {
            active.reply = null;
            if (sessions.record(active, message.id)) found(active, message);
          }
          publisher.publish(rooms.couples(sessionId), 'couples:done', { sessionId, replyId, message: presentMessage(message) });
        },
        failed(sessionId, replyId, code) {
          const active = sessions.get(sessionId);
          if (active) {
            active.reply = null;
            sessions.touch(active);
            // Something may be found though nothing answers.
            void help.look(active);
          }
          publisher.publish(rooms.couples(sessionId), 'couples:failed', { sessionId, replyId, code });
        },
      },
    }),
  );

  publisher.onReceived(receivedPushes(sessions, found));
  const { create, end, history, join, remove } = couplesLifecycle(context);
  const { open, read: readIn, poll, close, disconnected } = couplesPages(context);
  const { send, typing, read, retry } = messages;
  return {
    ...{ create, join, end, remove, history },
    ...{ open, readIn, poll, close, disconnected },
    ...{ send, typing, read, retry },
    hideHelp: help.hide,
    /** @throws AppError 404 for a caller who may not know of the session, 403 for a visitor who may */
    async requirePartner(actor: Actor, token: string): Promise<void> {
      await partnerOf(sessions, actor, token);
    },
    /** @throws AppError 404 for a link that leads to no session */
    async requireKnown(token: string): Promise<void> {
      if (!(await sessions.find(token))) throw notFound();
    },
    /** Stops the timers. */
    async stop(): Promise<void> {
      reconciler.close();
      presence.close();
      debounce.close();
      sessions.close();
      await messages.close();
    },
  };
}

export type CouplesService = ReturnType<typeof couplesService>;
