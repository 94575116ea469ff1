import { COUPLES_CATCH_UP_MAX, COUPLES_PAGE, type CouplesRole } from '@beside/common/couples/couples.constants';
import type {
  CouplesMe,
  CouplesMessageView,
  CouplesPolled,
  CouplesReplySoFar,
  OpenCouplesView,
} from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { textIn } from '../../replies/reply.text.ts';
import { partnerOf, roleIn } from './couples.access.ts';
import type { ActiveSession } from './couples.active-sessions.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { couplesJobs } from './couples.jobs.ts';
import { OPEN } from './couples.limits.ts';
import { isPartner } from './couples.policy.ts';
import { GENERATED, presentMessage, presentPreview, presentReply, presentSession } from './couples.presenter.ts';
import { couplesStore, type Page } from './couples.store.ts';
import type { CouplesContext } from './couples.types.ts';

/** Characters of messages that a poll brings as a poll; one that brings more counts as an opening. */
const POLL_CHARACTERS = 16 * 1024;

/** Which messages: after an id, before an id, or the newest page. */
export interface Wanted {
  after?: number;
  before?: number;
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
  const { pool, limits, sessions, presence, translations, replies, help, publicUrl } = context;

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

  const messagesOf = (active: ActiveSession, { after, before }: Wanted): Promise<Page> =>
    after === undefined
      ? couplesStore.before(pool, active.session.id, before ?? null, COUPLES_PAGE)
      : couplesStore.after(pool, active.session.id, after, COUPLES_CATCH_UP_MAX);

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
    const found = await couplesStore.byIds(pool, active.session.id, [...texts.keys()]);
    return found.map((message) => ({
      ...presentMessage(message),
      translation: { language, text: texts.get(message.id) ?? message.message, ...GENERATED },
    }));
  };

  const setLanguage = async (active: ActiveSession, role: CouplesRole, language: Language | undefined): Promise<void> => {
    if (!language || active.session.languages[role] === language) return;
    active.session.languages[role] = language;
    await couplesStore.setLanguage(pool, active.session.id, role, language);
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

  /** The counsellor reply that is being written, on any node. */
  const replyOf = async (active: ActiveSession): Promise<CouplesReplySoFar | null> => {
    const { id } = active.session;
    const replyId = (await couplesJobs.runningIn(pool, [id])).get(id);
    if (!replyId) return null;
    // Ask the writing node: the text pushed here may have gaps.
    const reply = { replyId, text: textIn(await replies.snapshot(replyId)) ?? '' };
    if (reply.text.length > (active.reply?.replyId === replyId ? active.reply.text.length : 0)) active.reply = reply;
    return reply;
  };

  /** The tag of a state that a poll was shown; it differs for each state and caller. */
  const versionOf = (active: ActiveSession, role: CouplesMe['role'], language: Language | undefined): string =>
    `${context.node.toString(36)}.${active.session.id}.${active.version}.${role}.${language ?? ''}`;

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
      const [view, reply] = await Promise.all([sessionView(actor, active, role, wanted), replyOf(active)]);
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
      const version = versionOf(active, role, wanted.language);
      if (tag === version && wanted.before === undefined) return null;
      await setLanguage(active, role, wanted.language);
      const [view, again] = await Promise.all([sessionView(actor, active, role, wanted), newlyTranslated(active, wanted)]);
      if (charactersOf(view) > POLL_CHARACTERS) await limits.count(OPEN, actor);
      // The tag is from before the read: a change meanwhile is shown twice rather than missed.
      const isWhole = wanted.before === undefined && !(wanted.after !== undefined && view.hasMore);
      return { ...view, messages: [...again, ...view.messages], version: isWhole ? version : null };
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

function charactersOf({ messages }: OpenCouplesView): number {
  return messages.reduce((sum, { message, translation }) => sum + message.length + (translation?.text.length ?? 0), 0);
}
