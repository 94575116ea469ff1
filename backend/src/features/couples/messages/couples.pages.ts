import { COUPLES_CATCH_UP_MAX, COUPLES_PAGE, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe, CouplesMessageView, CouplesPolled, OpenCouplesView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import type { Page, Wanted as PageWanted } from '../../../conversations/conversation.types.ts';
import { pageWanted } from '../../../conversations/engine.ts';
import type { Actor } from '../../../http/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { rooms } from '../../../realtime/rooms.ts';
import type { CouplesMessage } from '../couples.entity.ts';
import { OPEN } from '../couples.limits.ts';
import { isPartner } from '../couples.policy.ts';
import { GENERATED, presentMessage, presentPreview, presentReply, presentSession } from '../couples.presenter.ts';
import { couplesStatements } from '../couples.statements.ts';
import type { CouplesContext } from '../couples.types.ts';
import { partnerOf, roleIn } from '../session/couples.access.ts';
import type { ActiveSession } from '../session/couples.active-sessions.ts';

/** Which messages, and the language in which the caller reads. */
export interface Wanted extends PageWanted {
  language?: Language;
}

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
export function couplesPages(context: CouplesContext) {
  const { engine, pool, limits, sessions, presence, translations, help, publicUrl } = context;

  const meOf = (actor: Actor, { session }: ActiveSession, role: CouplesMe['role']): CouplesMe => {
    if (role === 'visitor') return { role, name: actor.user?.firstName ?? null };
    return { role, name: role === 'partner1' ? session.partner1Name : session.partner2Name };
  };

  const preview = (actor: Actor, active: ActiveSession): OpenCouplesView => ({
    session: presentPreview(active.session),
    me: meOf(actor, active, 'visitor'),
    messages: [],
    hasMore: false,
    messageCount: 0,
    presence: [],
    reads: { partner1: null, partner2: null },
    reply: null,
    help: null,
  });

  const pageOf = pageWanted(couplesStatements, { page: COUPLES_PAGE, catchUp: COUPLES_CATCH_UP_MAX });
  const messagesOf = (active: ActiveSession, wanted: Wanted): Promise<Page<CouplesMessage>> =>
    pageOf(pool, active.session.id, wanted);

  /** With the stored translations; missing ones are started, and pushed later. */
  const present = async (
    active: ActiveSession,
    found: CouplesMessage[],
    language: Language | undefined,
  ): Promise<CouplesMessageView[]> => {
    const known = language ? await translations.known(found, language) : new Map<number, string>();
    if (language)
      void translations.want(
        active,
        found.filter(({ id }) => !known.has(id)),
        language,
      );
    return found.map((message) => {
      const text = known.get(message.id);
      return {
        ...presentMessage(message),
        ...(language && text !== undefined ? { translation: { language, text, ...GENERATED } } : {}),
      };
    });
  };

  const sessionView = async (
    actor: Actor,
    active: ActiveSession,
    role: CouplesRole,
    wanted: Wanted,
  ): Promise<OpenCouplesView> => {
    const [{ messages: found, hasMore }, own] = await Promise.all([messagesOf(active, wanted), help.of(actor, active, role)]);
    return {
      session: presentSession(active.session, publicUrl),
      me: meOf(actor, active, role),
      messages: await present(active, found, wanted.language),
      hasMore,
      messageCount: Math.max(active.count, found.length),
      presence: active.presence,
      reads: active.session.reads,
      reply: presentReply(active.reply),
      help: own,
    };
  };

  /** Messages that the page has, with translations that came since. */
  const newlyTranslated = async (active: ActiveSession, { after, language }: Wanted): Promise<CouplesMessageView[]> => {
    if (after === undefined || !language) return [];
    const texts = new Map(
      active.translated
        .filter((each) => each.language === language && each.messageId <= after)
        .map(({ messageId, text }) => [messageId, text]),
    );
    if (texts.size === 0) return [];
    const found = await couplesStatements.byIds(pool, active.session.id, [...texts.keys()]);
    return found.map((message) => ({
      ...presentMessage(message),
      translation: { language, text: texts.get(message.id) ?? message.message, ...GENERATED },
    }));
  };

  const setLanguage = async (active: ActiveSession, role: CouplesRole, language: Language | undefined): Promise<void> => {
    if (!language || active.session.languages[role] === language) return;
    active.session.languages[role] = language;
    await couplesStatements.setLanguage(pool, active.session.id, role, language);
  };

  /** Joins a page to a session's rooms, and removes it from its former language's. */
  const joinRooms = async (
    active: ActiveSession,
    role: CouplesRole,
    page: OpenPage,
    language: Language | undefined,
  ): Promise<void> => {
    const { id } = active.session;
    if (!page.enter(id)) return;
    const before = active.readers.get(page.name)?.language;
    presence.arrive(active, page.name, { role, language: language ?? null });
    if (before && before !== language) await page.leave(rooms.couplesReaders(id, before));
    await page.join([rooms.couples(id), rooms.couplesSeat(id, role), ...(language ? [rooms.couplesReaders(id, language)] : [])]);
  };

  return {
    /**
     * Joins a page to a session, and returns what it misses. A visitor gets only the preview, and joins no room.
     * @throws AppError 404 for a caller who may not know of it
     */
    async open(actor: Actor, token: string, wanted: Wanted, page: OpenPage): Promise<OpenCouplesView> {
      const { active, role } = await roleIn(sessions, actor, token);
      if (!isPartner(role)) return preview(actor, active);
      // Join before reading, so that no message falls in between.
      await joinRooms(active, role, page, wanted.language);
      await setLanguage(active, role, wanted.language);
      const [view, reply] = await Promise.all([sessionView(actor, active, role, wanted), engine.replyOf(active)]);
      return { ...view, reply: presentReply(reply) };
    },

    /** Sets a page's language. Translations of its newest page are pushed as they come. */
    async read(actor: Actor, token: string, language: Language, page: OpenPage): Promise<void> {
      const { active, role } = await partnerOf(sessions, actor, token);
      await joinRooms(active, role, page, language);
      await setLanguage(active, role, language);
      const { messages } = await messagesOf(active, {});
      void translations.want(active, messages, language);
    },

    /**
     * Answers a poll of a page without a socket.
     * @param tag the tag of its last answer
     * @returns null when nothing is new, without a database query
     * @throws AppError 404 for a caller who may not know of it, 429 after too many whole pages
     */
    async poll(actor: Actor, token: string, wanted: Wanted, tag: string | null): Promise<CouplesPolled | null> {
      const { active, role } = await roleIn(sessions, actor, token);
      if (!isPartner(role)) return { ...preview(actor, active), version: null };
      if (wanted.before === undefined) presence.polled(active, { role, language: wanted.language ?? null });
      return engine.poll(active, {
        ...{ wanted, tag, variant: `${role}.${wanted.language ?? ''}` },
        countOpening: () => limits.count(OPEN, actor),
        async read() {
          await setLanguage(active, role, wanted.language);
          const [view, again] = await Promise.all([sessionView(actor, active, role, wanted), newlyTranslated(active, wanted)]);
          return { ...view, messages: [...again, ...view.messages] };
        },
      });
    },

    /** Removes a page from a session. */
    async close(token: string, page: OpenPage): Promise<void> {
      const active = await sessions.find(token);
      const reader = active?.readers.get(page.name);
      if (!active || !reader) throw notFound();
      const { id } = active.session;
      await page.leave(rooms.couples(id));
      await page.leave(rooms.couplesSeat(id, reader.role));
      if (reader.language) await page.leave(rooms.couplesReaders(id, reader.language));
      presence.leave(active, page.name);
    },

    /** A page has disconnected. */
    disconnected(name: string, sessionIds: Iterable<number>): void {
      for (const id of sessionIds) {
        const active = sessions.get(id);
        if (active) presence.leave(active, name);
      }
    },
  };
}
