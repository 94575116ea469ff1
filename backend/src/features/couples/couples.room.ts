import { COUPLES_CATCH_UP_MAX, COUPLES_PAGE, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe, CouplesMessageView, CouplesReplySoFar, CouplesRoomView } from '@beside/common/couples/couples.dto';
import type { Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { rooms } from '../../realtime/rooms.ts';
import { enterAs, partnerOf } from './couples.access.ts';
import type { CouplesMessage } from './couples.entity.ts';
import type { Held } from './couples.held.ts';
import { couplesJobs } from './couples.jobs.ts';
import { OPEN } from './couples.limits.ts';
import { isPartner } from './couples.policy.ts';
import { presentDoor, presentMessage, presentSession } from './couples.presenter.ts';
import { couplesStore, type Page } from './couples.store.ts';
import type { CouplesDesk } from './couples.types.ts';

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
export function couplesRoom(desk: CouplesDesk) {
  const { pool, limits, sessions, presence, translations, replies, publicUrl } = desk;

  const meOf = (actor: Actor, { session }: Held, role: CouplesMe['role']): CouplesMe => {
    if (role === 'visitor') return { role, name: actor.user?.firstName ?? null };
    return { role, name: role === 'partner1' ? session.partner1Name : session.partner2Name };
  };

  const door = (actor: Actor, held: Held): CouplesRoomView => ({
    session: presentDoor(held.session),
    me: meOf(actor, held, 'visitor'),
    messages: [],
    hasMore: false,
    messageCount: 0,
    presence: [],
    reads: { partner1: null, partner2: null },
    reply: null,
  });

  const messagesOf = (held: Held, { after, before }: Wanted): Promise<Page> =>
    after === undefined
      ? couplesStore.before(pool, held.session.id, before ?? null, COUPLES_PAGE)
      : couplesStore.after(pool, held.session.id, after, COUPLES_CATCH_UP_MAX);

  /** With what is translated; what is not is begun, and comes by itself. */
  const present = async (held: Held, found: CouplesMessage[], language: Language | undefined): Promise<CouplesMessageView[]> => {
    const known = language ? await translations.known(found, language) : new Map<number, string>();
    if (language)
      void translations.want(
        held,
        found.filter(({ id }) => !known.has(id)),
        language,
      );
    return found.map((message) => {
      const text = known.get(message.id);
      return { ...presentMessage(message), ...(language && text !== undefined ? { translation: { language, text } } : {}) };
    });
  };

  const roomView = async (actor: Actor, held: Held, role: CouplesRole, wanted: Wanted): Promise<CouplesRoomView> => {
    const { messages: found, hasMore } = await messagesOf(held, wanted);
    return {
      session: presentSession(held.session, publicUrl),
      me: meOf(actor, held, role),
      messages: await present(held, found, wanted.language),
      hasMore,
      messageCount: Math.max(held.count, found.length),
      presence: held.presence,
      reads: held.session.reads,
      reply: held.reply,
    };
  };

  /** Those that the page has already, and whose translation came since. */
  const lately = async (held: Held, { after, language }: Wanted): Promise<CouplesMessageView[]> => {
    if (after === undefined || !language) return [];
    const texts = new Map(
      held.translated
        .filter((each) => each.language === language && each.messageId <= after)
        .map(({ messageId, text }) => [messageId, text]),
    );
    if (texts.size === 0) return [];
    const found = await couplesStore.byIds(pool, held.session.id, [...texts.keys()]);
    return found.map((message) => ({
      ...presentMessage(message),
      translation: { language, text: texts.get(message.id) ?? message.message },
    }));
  };

  const setLanguage = async (held: Held, role: CouplesRole, language: Language | undefined): Promise<void> => {
    if (!language || held.session.languages[role] === language) return;
    held.session.languages[role] = language;
    await couplesStore.setLanguage(pool, held.session.id, role, language);
  };

  /** Lets a page into a session's rooms, and out of those of the language that it read in before. */
  const comeIn = async (held: Held, role: CouplesRole, page: OpenPage, language: Language | undefined): Promise<void> => {
    const { id } = held.session;
    if (!page.enter(id)) return;
    const before = held.readers.get(page.name)?.language;
    presence.arrive(held, page.name, { role, language: language ?? null });
    if (before && before !== language) await page.leave(rooms.couplesReaders(id, before));
    await page.join([rooms.couples(id), ...(language ? [rooms.couplesReaders(id, language)] : [])]);
  };

  /** What the counsellor is writing, on whichever node. */
  const replyOf = async (held: Held): Promise<CouplesReplySoFar | null> => {
    const { id } = held.session;
    const replyId = (await couplesJobs.runningIn(pool, [id])).get(id);
    if (!replyId) return null;
    // Asked of who writes it: what was pushed here may have holes.
    const reply = { replyId, text: textIn(await replies.snapshot(replyId)) ?? '' };
    if (reply.text.length > (held.reply?.replyId === replyId ? held.reply.text.length : 0)) held.reply = reply;
    return reply;
  };

  /** The name of a state that a poll was shown: another one, or another caller, has another name. */
  const versionOf = (held: Held, role: CouplesMe['role'], language: Language | undefined): string =>
    `${desk.node.toString(36)}.${held.session.id}.${held.version}.${role}.${language ?? ''}`;

  return {
    /**
     * Lets a page into a session, and brings what it does not have yet. A visitor sees the door alone, and is let in nowhere.
     * @throws AppError 404 for whoever may not know of it
     */
    async open(actor: Actor, token: string, wanted: Wanted, page: OpenPage): Promise<CouplesRoomView> {
      const { held, role } = await enterAs(sessions, actor, token);
      if (!isPartner(role)) return door(actor, held);
      // First the rooms, then the messages: nothing falls in between.
      await comeIn(held, role, page, wanted.language);
      await setLanguage(held, role, wanted.language);
      const [view, reply] = await Promise.all([roomView(actor, held, role, wanted), replyOf(held)]);
      return { ...view, reply };
    },

    /** What a page reads in from now on. Its newest page is translated, and comes piece by piece. */
    async read(actor: Actor, token: string, language: Language, page: OpenPage): Promise<void> {
      const { held, role } = await partnerOf(sessions, actor, token);
      await comeIn(held, role, page, language);
      await setLanguage(held, role, language);
      const { messages } = await messagesOf(held, {});
      void translations.want(held, messages, language);
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
      const { held, role } = await enterAs(sessions, actor, token);
      if (!isPartner(role)) return { ...door(actor, held), version: null };
      if (wanted.before === undefined) presence.polled(held, { role, language: wanted.language ?? null });
      const version = versionOf(held, role, wanted.language);
      if (tag === version && wanted.before === undefined) return null;
      await setLanguage(held, role, wanted.language);
      const [view, again] = await Promise.all([roomView(actor, held, role, wanted), lately(held, wanted)]);
      if (charactersOf(view) > POLL_CHARACTERS) await limits.count(OPEN, actor);
      // Named as of before it was read: what came meanwhile is shown again rather than not at all.
      const isWhole = wanted.before === undefined && !(wanted.after !== undefined && view.hasMore);
      return { ...view, messages: [...again, ...view.messages], version: isWhole ? version : null };
    },

    /** Takes a page out of a session. */
    async close(token: string, page: OpenPage): Promise<void> {
      const held = await sessions.find(token);
      const reader = held?.readers.get(page.name);
      if (!held || !reader) throw notFound();
      const { id } = held.session;
      await page.leave(rooms.couples(id));
      if (reader.language) await page.leave(rooms.couplesReaders(id, reader.language));
      presence.leave(held, page.name);
    },

    /** Its connection is gone. */
    gone(name: string, sessionIds: Iterable<number>): void {
      for (const id of sessionIds) {
        const held = sessions.get(id);
        if (held) presence.leave(held, name);
      }
    },
  };
}

/** The text of a reply that is being written, from what its writer shows of it. */
export function textIn(snapshot: unknown): string | null {
  const view: unknown = typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, 'view') : null;
  return typeof view === 'string' ? view : null;
}

function charactersOf({ messages }: CouplesRoomView): number {
  return messages.reduce((sum, { message, translation }) => sum + message.length + (translation?.text.length ?? 0), 0);
}
