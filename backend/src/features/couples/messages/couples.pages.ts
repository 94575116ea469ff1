import type { CouplesPolled, OpenCouplesView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../../http/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { OPEN } from '../couples.limits.ts';
import { presentReply } from '../couples.presenter.ts';
import { couplesStatements } from '../couples.statements.ts';
import type { CouplesContext } from '../couples.types.ts';
import { partnerOf, roleIn, type Seat } from '../session/couples.access.ts';
import { messagesOf, newlyTranslated, previewOf, type SessionPageRequest, sessionView } from './couples.page-views.ts';

/** A browser's page in a session, by its socket. */
export interface OpenPage {
  /** The socket's id. */
  name: string;
  /** Records that the page is in a session, for its disconnection. False: it has disconnected already. */
  enter(sessionId: number): boolean;
  join(rooms: string[]): Promise<void> | void;
  leave(room: string): Promise<void> | void;
}

/** A session as its page opens it, catches up, or polls. */
export interface Pages {
  /**
   * Joins a page to a session, and returns what it misses. A visitor gets only the preview, and joins no room.
   * @throws AppError 404 for a caller who may not know of it
   */
  open(actor: Actor, token: string, wanted: SessionPageRequest, page: OpenPage): Promise<OpenCouplesView>;
  /** Sets a page's language. Translations of its newest page are pushed as they come. */
  readIn(actor: Actor, token: string, language: Language, page: OpenPage): Promise<void>;
  /**
   * Answers a poll of a page without a socket.
   * @param tag the tag of its last answer
   * @returns null when nothing is new, without a database query
   * @throws AppError 404 for a caller who may not know of it, 429 after too many whole pages
   */
  poll(actor: Actor, token: string, wanted: SessionPageRequest, tag: string | null): Promise<CouplesPolled | null>;
  /** Removes a page from a session. */
  close(token: string, page: OpenPage): Promise<void>;
  /** A page has disconnected. */
  disconnected(name: string, sessionIds: Iterable<number>): void;
}

export function couplesPages(context: CouplesContext): Pages {
  const { engine, limits, sessions, presence, translations } = context;
  return {
    async open(actor, token, wanted, page) {
      const seat = await roleIn(sessions, actor, token);
      if (seat.role === 'visitor') return previewOf(actor, seat.active);
      // Join before reading, so that no message falls in between.
      await joinRooms(context, seat, page, wanted.language);
      await setLanguage(context, seat, wanted.language);
      const [view, reply] = await Promise.all([sessionView(context, actor, seat, wanted), engine.replyOf(seat.active)]);
      return { ...view, reply: presentReply(reply) };
    },

    async readIn(actor, token, language, page) {
      const seat = await partnerOf(sessions, actor, token);
      await joinRooms(context, seat, page, language);
      await setLanguage(context, seat, language);
      const { messages } = await messagesOf(context, seat.active, {});
      void translations.want(seat.active, messages, language);
    },

    async poll(actor, token, wanted, tag) {
      const seat = await roleIn(sessions, actor, token);
      const { active, role } = seat;
      if (seat.role === 'visitor') return { ...previewOf(actor, active), version: null };
      if (wanted.before === undefined) presence.polled(active, { role: seat.role, language: wanted.language ?? null });
      return engine.poll(active, {
        ...{ wanted, tag, variant: `${role}.${wanted.language ?? ''}` },
        countOpening: () => limits.count(OPEN, actor),
        async read() {
          await setLanguage(context, seat, wanted.language);
          const [view, again] = await Promise.all([
            sessionView(context, actor, seat, wanted),
            newlyTranslated(context, active, wanted),
          ]);
          return { ...view, messages: [...again, ...view.messages] };
        },
      });
    },

    async close(token, page) {
      const active = await sessions.find(token);
      const reader = active?.readers.get(page.name);
      if (!active || !reader) throw notFound();
      const { id } = active.session;
      await page.leave(rooms.couples(id));
      await page.leave(rooms.couplesSeat(id, reader.role));
      if (reader.language) await page.leave(rooms.couplesReaders(id, reader.language));
      presence.leave(active, page.name);
    },

    disconnected(name, sessionIds) {
      for (const id of sessionIds) {
        const active = sessions.get(id);
        if (active) presence.leave(active, name);
      }
    },
  };
}

/** Joins a page to a session's rooms, and removes it from its former language's. */
async function joinRooms(
  { presence }: CouplesContext,
  { active, role }: Seat,
  page: OpenPage,
  language: Language | undefined,
): Promise<void> {
  const { id } = active.session;
  if (!page.enter(id)) return;
  const before = active.readers.get(page.name)?.language;
  presence.arrive(active, page.name, { role, language: language ?? null });
  if (before && before !== language) await page.leave(rooms.couplesReaders(id, before));
  await page.join([rooms.couples(id), rooms.couplesSeat(id, role), ...(language ? [rooms.couplesReaders(id, language)] : [])]);
}

async function setLanguage({ pool }: CouplesContext, { active, role }: Seat, language: Language | undefined): Promise<void> {
  if (!language || active.session.languages[role] === language) return;
  active.session.languages[role] = language;
  await couplesStatements.setLanguage(pool, active.session.id, role, language);
}
