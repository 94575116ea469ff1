import { isDeepStrictEqual } from 'node:util';
import { COUPLES_CATCH_UP_MAX, COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import { conversationEngine } from '../../conversations/engine.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { counsellorReply } from './counsellor/couples.counsellor.ts';
import { couplesJobs } from './counsellor/couples.jobs.ts';
import type { CouplesMessage, CouplesSession } from './couples.entity.ts';
import { GENERATED, presentMessage, presentSession } from './couples.presenter.ts';
import { couplesConversation, couplesStatements } from './couples.statements.ts';
import type { CouplesDeps } from './couples.types.ts';
import { couplesHelp } from './help/couples.help.ts';
import { couplesScreening } from './help/couples.screening.ts';
import { couplesDebounce } from './messages/couples.debounce.ts';
import { couplesMessages } from './messages/couples.messages.ts';
import { couplesPages } from './messages/couples.pages.ts';
import { couplesWriter } from './messages/couples.writer.ts';
import { partnerOf } from './session/couples.access.ts';
import { type ActiveSession, activateSession, latest, sessionChange } from './session/couples.active-sessions.ts';
import { couplesLifecycle } from './session/couples.lifecycle.ts';
import { couplesPresence, POLL } from './session/couples.presence.ts';
import { couplesTranslations, type Translatable } from './translations/couples.translations.ts';

/** A message as far as it is translated, of a partner or of the counsellor. */
type Found = Translatable & Pick<CouplesMessage, 'messageType'>;

/** Couples sessions: their lifecycle, messages and access. Routes, sockets and jobs all end here. */
export function couplesService(deps: CouplesDeps) {
  const { pool, publisher, replies, redis, publicUrl, node } = deps;
  const toPages = (message: CouplesMessage) => ({ sessionId: message.sessionId, message: presentMessage(message) });

  const publishChange = (active: ActiveSession, deleted: boolean): void => {
    const sessionId = active.session.id;
    const session = presentSession(deleted ? { ...active.session, isActive: false } : active.session, publicUrl);
    publisher.publishHere(rooms.couples(sessionId), 'couples:session', { sessionId, session, ...(deleted ? { deleted } : {}) });
  };
  const engine = conversationEngine<CouplesSession, CouplesMessage, ActiveSession, Found>(
    { ...deps, hasOtherNodes: redis !== null },
    {
      statements: couplesConversation,
      keyOf: ({ sessionToken }) => sessionToken,
      activate: activateSession,
      merge: (cached, read) => ({ ...read, reads: latest(cached.reads, read.reads) }),
      isRead: ({ readers }) => readers.size > 0,
      isPolled: ({ readers }) => [...readers.keys()].some((name) => name.startsWith(POLL)),
      replyIdsIn: couplesJobs.runningIn,
      refresh: refreshReads,
      catchUpMax: COUPLES_CATCH_UP_MAX,
      pushHere: (message) => publisher.publishHere(rooms.couples(message.sessionId), 'couples:message', toPages(message)),
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
      onFound(active, message) {
        messages.translateFor(active, message);
        if (message.messageType === 'ai') void help.look(active);
      },
      // One of them may be a reply, with help for a partner.
      onUnread(active) {
        active.help = null;
      },
      onConfirmed: (message) => messages.confirmed(message),
    },
  );
  const { sessions, received } = engine;
  void sessionChange.on(deps.notifications, ({ id, gone }) => (gone ? sessions.deleted(id) : sessions.notified(id)));
  const presence = couplesPresence(sessions, publisher, redis, deps.installationId, node);
  const translations = couplesTranslations({ pool, publisher, translation: deps.translation, log: deps.log }, sessions);
  const writer = couplesWriter(deps.writers, deps.writers.options.max ?? 1, node);
  const debounce = couplesDebounce(pool);
  const help = couplesHelp(pool, publisher, sessions);
  const screen = couplesScreening();
  const context = { ...deps, engine, sessions, presence, translations, writer, debounce, help, screen };
  const messages = couplesMessages(context);

  replies.register(
    counsellorReply({
      ...{ pool, node, screen },
      pushes: {
        progress(sessionId, replyId, offset, text, whole) {
          engine.grown(sessionId, replyId, whole);
          publisher.publish(rooms.couples(sessionId), 'couples:delta', { sessionId, replyId, offset, text, ...GENERATED });
        },
        done(sessionId, replyId, message) {
          engine.replied(message);
          publisher.publish(rooms.couples(sessionId), 'couples:done', { ...toPages(message), replyId });
        },
        failed(sessionId, replyId, code) {
          const active = engine.replyFailed(sessionId);
          // Something may be found though nothing answers.
          if (active) void help.look(active);
          publisher.publish(rooms.couples(sessionId), 'couples:failed', { sessionId, replyId, code });
        },
      },
    }),
  );

  publisher.onReceived({
    'couples:message': received.message,
    'couples:done': received.done,
    'couples:failed': received.failed,
    'couples:delta': received.delta,
    'couples:read'({ sessionId, role, messageId }) {
      const active = sessions.get(sessionId);
      if (!active || messageId <= (active.session.reads[role] ?? 0)) return;
      active.session.reads = { ...active.session.reads, [role]: messageId };
      sessions.touch(active);
    },
    'couples:presence'({ sessionId, presence }) {
      const active = sessions.get(sessionId);
      if (!active || active.presence.join() === presence.join()) return;
      active.presence = presence;
      sessions.touch(active);
    },
  });
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
      engine.close();
      presence.close();
      debounce.close();
      await messages.close();
    },
  };
}

/** Read positions are pushed to sockets alone; a node with polls only finds them here. */
async function refreshReads(pool: pg.Pool, polled: ActiveSession[]): Promise<ActiveSession[]> {
  const reads = await couplesStatements.reads(
    pool,
    polled.map(({ session }) => session.id),
  );
  return polled.filter((active) => {
    const read = reads.get(active.session.id);
    const now = read ? latest(active.session.reads, read) : active.session.reads;
    if (isDeepStrictEqual(now, active.session.reads)) return false;
    active.session.reads = now;
    return true;
  });
}

export type CouplesService = ReturnType<typeof couplesService>;
