import { conversationEngine } from '../../conversations/engine.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { counsellorReply } from './counsellor/couples.counsellor.ts';
import { counsellorPushes } from './counsellor/couples.pushes.ts';
import type { CouplesContext, CouplesDeps, CouplesEngine } from './couples.types.ts';
import { couplesHelp, type SeatHelp } from './help/couples.help.ts';
import { couplesScreening } from './help/couples.screening.ts';
import { couplesDebounce } from './messages/couples.debounce.ts';
import { confirmMessage, couplesMessages, type Messages } from './messages/couples.messages.ts';
import { couplesPages, type Pages } from './messages/couples.pages.ts';
import { couplesReadWriter } from './messages/couples.reads.ts';
import { couplesWriter } from './messages/couples.writer.ts';
import { partnerOf } from './session/couples.access.ts';
import { sessionChange } from './session/couples.active-sessions.ts';
import { couplesKind, receivePushes } from './session/couples.conversation.ts';
import { couplesLifecycle, type Lifecycle } from './session/couples.lifecycle.ts';
import { couplesPresence } from './session/couples.presence.ts';
import { couplesTranslations } from './translations/couples.translations.ts';

/** Couples sessions: their lifecycle, messages and access. Routes, sockets and jobs all end here. */
export interface CouplesService extends Lifecycle, Pages, Messages {
  hideHelp: SeatHelp['hide'];
  /** @throws AppError 404 for a caller who may not know of the session, 403 for a visitor who may */
  requirePartner(actor: Actor, token: string): Promise<void>;
  /** @throws AppError 404 for a link that leads to no session */
  requireKnown(token: string): Promise<void>;
  /** Stops the timers, and writes what is not written. */
  stop(): Promise<void>;
}

export function couplesService(deps: CouplesDeps): CouplesService {
  const { pool, publisher, node } = deps;
  const engine: CouplesEngine = conversationEngine(
    { ...deps, hasOtherNodes: deps.redis !== null },
    couplesKind(deps, {
      onFound(active, message) {
        context.translations.forPartners(active, message);
        if (message.messageType === 'ai') void context.help.look(active);
      },
      onConfirmed: (message) => confirmMessage(context, message),
    }),
  );
  const { sessions } = engine;
  const context: CouplesContext = {
    ...{ ...deps, engine, sessions },
    presence: couplesPresence(deps, sessions),
    translations: couplesTranslations(deps, sessions),
    writer: couplesWriter(deps.writers, deps.writers.options.max ?? 1, node),
    debounce: couplesDebounce(pool),
    reads: couplesReadWriter(pool, sessions),
    help: couplesHelp(pool, publisher, sessions),
    screen: couplesScreening(),
  };
  void sessionChange.on(deps.notifications, ({ id, gone }) => (gone ? sessions.deleted(id) : sessions.notified(id)));
  deps.replies.register(counsellorReply(context, counsellorPushes(context)));
  receivePushes(publisher, engine);

  return {
    ...couplesLifecycle(context),
    ...couplesPages(context),
    ...couplesMessages(context),
    hideHelp: context.help.hide,
    async requirePartner(actor, token) {
      await partnerOf(sessions, actor, token);
    },
    async requireKnown(token) {
      if (!(await sessions.find(token))) throw notFound();
    },
    async stop() {
      engine.close();
      context.presence.close();
      context.debounce.close();
      await context.reads.close();
    },
  };
}
