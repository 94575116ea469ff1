import { COUPLES_CATCH_UP_MAX, COUPLES_PAGE, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe, CouplesMessageView, CouplesReplySoFar, CouplesRoomView } from '@beside/common/couples/couples.dto';
import type { Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { textIn } from '../../replies/reply.text.ts';
import { enterAs, partnerOf } from './couples.access.ts';
import type { ActiveSession } from './couples.active-sessions.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { couplesJobs } from './couples.jobs.ts';
import { OPEN } from './couples.limits.ts';
import { isPartner } from './couples.policy.ts';
import { presentMessage, presentPreview, presentSession } from './couples.presenter.ts';
import { couplesStore, type Page } from './couples.store.ts';
import type { CouplesContext } from './couples.types.ts';

/** Characters of messages that a poll brings at no more cost than its own; one that brings more is an opening. */
const POLL_CHARACTERS = 16 * 1024;

/** Which messages: after an id, before an id, or the newest page. */
export interface Wanted {
  after?: number;
  before?: number;
  language?: Language;
}

/** A browser's page that is in a session, by its socket. */
export interface OpenPage {
  /** The socket's id. */
  name: string;
  /** Notes that it is in a session, to be told of its leaving. False: it is gone already. */
  enter(sessionId: number): boolean;
  join(rooms: string[]): Promise<void> | void;
  leave(room: string): Promise<void> | void;
}

/** What someone sees of a session: when a page opens it, catches up, or asks again and again. */
export function couplesRoom(context: CouplesContext) {
  const { pool, limits, sessions, presence, translations, replies, publicUrl } = context;

  const meOf = (actor: Actor, { session }: ActiveSession, role: CouplesMe['role']): CouplesMe => {
    if (role === 'visitor') return { role, name: actor.user?.firstName ?? null };
    return { role, name: role === 'partner1' ? session.partner1Name : session.partner2Name };
  };

  const door = (actor: Actor, active: ActiveSession): CouplesRoomView => ({
    session: presentPreview(active.session),
    me: meOf(actor, active, 'visitor'),
    messages: [],
    hasMore: false,
    messageCount: 0,
    presence: [],
    reads: { partner1: null, partner2: null },
    reply: null,
  });

  const messagesOf = (active: ActiveSession, { after, before }: Wanted): Promise<Page> =>
    after === undefined
      ? couplesStore.before(pool, active.session.id, before ?? null, COUPLES_PAGE)
      : couplesStore.after(pool, active.session.id, after, COUPLES_CATCH_UP_MAX);

  /** With what is translated; what is not is begun, and comes by itself. */
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
      return { ...presentMessage(message), ...(language && text !== undefined ? { translation: { language, text } } : {}) };
    });
  };

  const roomView = async (actor: Actor, active: ActiveSession, role: CouplesRole, wanted: Wanted): Promise<CouplesRoomView> => {
    const { messages: found, hasMore } = await messagesOf(active, wanted);
    return {
      session: presentSession(active.session, publicUrl),
      me: meOf(actor, active, role),
      messages: await present(active, found, wanted.language),
      hasMore,
      messageCount: Math.max(active.count, found.length),
      presence: active.presence,
      reads: active.session.reads,
      reply: active.reply,
    };
  };

  /** Those that the page has already, and whose translation came since. */
  const lately = async (active: ActiveSession, { after, language }: Wanted): Promise<CouplesMessageView[]> => {
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
      translation: { language, text: texts.get(message.id) ?? message.message },
    }));
  };

  const setLanguage = async (active: ActiveSession, role: CouplesRole, language: Language | undefined): Promise<void> => {
    if (!language || active.session.languages[role] === language) return;
    active.session.languages[role] = language;
    await couplesStore.setLanguage(pool, active.session.id, role, language);
  };

  /** Lets a page into a session's rooms, and out of those of the language that it read in before. */
  const comeIn = async (
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
    await page.join([rooms.couples(id), ...(language ? [rooms.couplesReaders(id, language)] : [])]);
  };

  /** What the counsellor is writing, on whichever node. */
  const replyOf = async (active: ActiveSession): Promise<CouplesReplySoFar | null> => {
    const { id } = active.session;
    const replyId = (await couplesJobs.runningIn(pool, [id])).get(id);
    if (!replyId) return null;
    // Asked of who writes it: what was pushed here may have holes.
    const reply = { replyId, text: textIn(await replies.snapshot(replyId)) ?? '' };
    if (reply.text.length > (active.reply?.replyId === replyId ? active.reply.text.length : 0)) active.reply = reply;
    return reply;
  };

  /** The name of a state that a poll was shown: another one, or another caller, has another name. */
  const versionOf = (active: ActiveSession, role: CouplesMe['role'], language: Language | undefined): string =>
    `${context.node.toString(36)}.${active.session.id}.${active.version}.${role}.${language ?? ''}`;

  return {
    /**
     * Lets a page into a session, and brings what it does not have yet. A visitor sees the door alone, and is let in nowhere.
     * @throws AppError 404 for whoever may not know of it
     */
    async open(actor: Actor, token: string, wanted: Wanted, page: OpenPage): Promise<CouplesRoomView> {
      const { active, role } = await enterAs(sessions, actor, token);
      if (!isPartner(role)) return door(actor, active);
      // First the rooms, then the messages: nothing falls in between.
      await comeIn(active, role, page, wanted.language);
      await setLanguage(active, role, wanted.language);
      const [view, reply] = await Promise.all([roomView(actor, active, role, wanted), replyOf(active)]);
      return { ...view, reply };
    },

    /** What a page reads in from now on. Its newest page is translated, and comes piece by piece. */
    async read(actor: Actor, token: string, language: Language, page: OpenPage): Promise<void> {
      const { active, role } = await partnerOf(sessions, actor, token);
      await comeIn(active, role, page, language);
      await setLanguage(active, role, language);
      const { messages } = await messagesOf(active, {});
      void translations.want(active, messages, language);
    },

    /**
     * What a page without a socket asks for again and again.
     * @param tag the name of what it was shown last
     * @returns null when nothing is new; that costs no question to the database
     * @throws AppError 404 for whoever may not know of it, 429 after too many whole pages
     */
    async poll(
      actor: Actor,
      token: string,
      wanted: Wanted,
      tag: string | null,
    ): Promise<(CouplesRoomView & { version: string | null }) | null> {
      const { active, role } = await enterAs(sessions, actor, token);
      if (!isPartner(role)) return { ...door(actor, active), version: null };
      if (wanted.before === undefined) presence.polled(active, { role, language: wanted.language ?? null });
      const version = versionOf(active, role, wanted.language);
      if (tag === version && wanted.before === undefined) return null;
      await setLanguage(active, role, wanted.language);
      const [view, again] = await Promise.all([roomView(actor, active, role, wanted), lately(active, wanted)]);
      if (charactersOf(view) > POLL_CHARACTERS) await limits.count(OPEN, actor);
      // Named as of before it was read: what came meanwhile is shown again rather than not at all.
      const isWhole = wanted.before === undefined && !(wanted.after !== undefined && view.hasMore);
      return { ...view, messages: [...again, ...view.messages], version: isWhole ? version : null };
    },

    /** Takes a page out of a session. */
    async close(token: string, page: OpenPage): Promise<void> {
      const active = await sessions.find(token);
      const reader = active?.readers.get(page.name);
      if (!active || !reader) throw notFound();
      const { id } = active.session;
      await page.leave(rooms.couples(id));
      if (reader.language) await page.leave(rooms.couplesReaders(id, reader.language));
      presence.leave(active, page.name);
    },

    /** Its connection is gone. */
    gone(name: string, sessionIds: Iterable<number>): void {
      for (const id of sessionIds) {
        const active = sessions.get(id);
        if (active) presence.leave(active, name);
      }
    },
  };
}

function charactersOf({ messages }: CouplesRoomView): number {
  return messages.reduce((sum, { message, translation }) => sum + message.length + (translation?.text.length ?? 0), 0);
}
