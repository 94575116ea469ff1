import { COUNSELLOR_QUIET_MS, type CouplesRole, TYPING_FOR_MS } from '@beside/common/couples/couples.constants';
import type { CouplesSent } from '@beside/common/couples/couples.views';
import { isLanguage, type Language, languageCode } from '@beside/common/language/language.constants';
import type { Danger } from '@beside/common/safety/safety.constants';
import { UnconfirmedStore } from '../../../conversations/storing.ts';
import { transact } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { assessDanger, assessSoon, countryOf, helpView, withHelp } from '../../safety/safety.service.ts';
import { couplesJobs } from '../counsellor/couples.jobs.ts';
import { callsCounsellor } from '../counsellor/couples.prompts.ts';
import type { CouplesMessage, CouplesSession } from '../couples.entity.ts';
import { idTaken, sessionEnded } from '../couples.errors.ts';
import { MESSAGE } from '../couples.limits.ts';
import { presentMessage } from '../couples.presenter.ts';
import { couplesStatements } from '../couples.statements.ts';
import type { CouplesContext } from '../couples.types.ts';
import { partnerOf, type Seat } from '../session/couples.access.ts';

/** Milliseconds beyond the counsellor's debounce at which a node looks for its reply. */
const LOOK_LATE_MS = 30;

/** A message to send. */
interface Written {
  token: string;
  message: string;
  clientMessageId: string;
  language?: string;
  country?: string;
}

/** Sending, typing, reading and retrying in a session. `from` is the socket that gets the answer, and no push. */
export interface Messages {
  /**
   * Stores a message once for its `clientMessageId`, and publishes it. Resolves after the commit.
   * @throws AppError 403, 404, 409 for a session that has ended, 429, 503 while it cannot be stored
   */
  send(actor: Actor, written: Written, from: string | null): Promise<CouplesSent>;
  typing(actor: Actor, token: string, isTyping: boolean, from: string): Promise<void>;
  /** Records how far a partner has read; written a moment later, together with others. */
  read(actor: Actor, token: string, messageId: number, from: string): Promise<void>;
  /** Asks for a counsellor reply again, after one failed. */
  retry(actor: Actor, token: string): Promise<void>;
}

export function couplesMessages(context: CouplesContext): Messages {
  const { pool, publisher, debounce, reads, replies, screen, sessions } = context;
  return {
    async send(actor, written, from) {
      const country = countryOf(written.country, actor.acceptLanguage);
      const refused = (error: unknown): never => {
        throw withHelp(error, assessDanger(written.message), country);
      };
      const seat = await partnerOf(sessions, actor, written.token).catch(refused);
      const { message, assess } = await store(context, seat, written, from).catch(refused);
      const danger = screen(message, assess);
      const help = danger && helpView(danger, country);
      // The writer's other pages; the partner's are in another room.
      if (help) {
        const pushed = { sessionId: message.sessionId, help: { ...help, upToId: message.id } };
        publisher.publishFrom(from)(rooms.couplesSeat(message.sessionId, seat.role), 'couples:help', pushed);
      }
      return { message: presentMessage(message), ...(help ? { help } : {}) };
    },

    async typing(actor, token, isTyping, from) {
      const { active, role } = await partnerOf(sessions, actor, token);
      const sessionId = active.session.id;
      if (!active.session.isActive) throw sessionEnded();
      publisher.publishFrom(from)(rooms.couples(sessionId), 'couples:typing', { sessionId, role, isTyping });
      if (isTyping) debounce.postpone(sessionId, TYPING_FOR_MS);
    },

    async read(actor, token, messageId, from) {
      const { active, role } = await partnerOf(sessions, actor, token);
      const { session } = active;
      // Another node's message may be on the page before this node knows of it.
      const isKnown = messageId <= active.lastId;
      const upTo = isKnown ? messageId : await couplesStatements.newestUpTo(pool, session.id, messageId);
      if (upTo <= (session.reads[role] ?? 0)) return;
      session.reads = { ...session.reads, [role]: upTo };
      sessions.touch(active);
      publisher.publishFrom(from)(rooms.couples(session.id), 'couples:read', { sessionId: session.id, role, messageId: upTo });
      reads.write(active);
    },

    async retry(actor, token) {
      const { active } = await partnerOf(sessions, actor, token);
      const { id } = active.session;
      if (!active.session.isActive) throw sessionEnded();
      await transact(pool, async (transaction) => {
        await couplesJobs.askAgain(transaction, id);
        await couplesStatements.setUnanswered(transaction, id, null);
      });
      replies.wakeIn(0);
    },
  };
}

/** A message whose confirmation was lost is stored after all. */
export function confirmMessage({ publisher, replies, sessions, translations }: CouplesContext, message: CouplesMessage): void {
  const active = sessions.get(message.sessionId);
  if (!active) return;
  publish(publisher, message, null);
  translations.forPartners(active, message);
  replies.wakeIn(COUNSELLOR_QUIET_MS);
}

/** A stored message, and the assessment of its text where it is new. */
interface Screened {
  message: CouplesMessage;
  assess?: () => Danger | null;
}

/** Stores a message, or finds the one that its id has stored before, and has both partners see it. */
async function store(context: CouplesContext, seat: Seat, written: Written, from: string | null): Promise<Screened> {
  const { active, role } = seat;
  const { engine, pool, limits, publisher, debounce, replies, sessions, translations, writer } = context;
  const { session } = active;
  await limits.consume(MESSAGE, `couples:${session.id}:${role}`);
  const sent = {
    sessionId: session.id,
    // Only the seat's account may write for it; a browser has none.
    senderId: role === 'partner1' ? session.partner1Id : session.partner2Id,
    senderRole: role,
    senderName: nameOf(session, role),
    message: written.message.trim(),
    clientMessageId: written.clientMessageId.toLowerCase(),
    language: languageOf(written.language) ?? session.languages[role] ?? session.language,
  };
  const storing = writer.store(sent);
  const assess = assessSoon(sent.message);
  const stored = await storing.catch((error: unknown) => {
    if (error instanceof UnconfirmedStore) engine.unconfirmed.add(sent);
    throw error;
  });
  // Sent before, it may have had another text.
  if (!stored) return { message: await storedBefore(context, seat, sent.clientMessageId, from) };
  const message = { ...sent, ...stored, messageType: 'user' as const, answersTo: null };
  sessions.record(active, stored.id);
  publish(publisher, message, from);
  debounce.postpone(session.id, COUNSELLOR_QUIET_MS);
  replies.wakeIn(COUNSELLOR_QUIET_MS + LOOK_LATE_MS);
  translations.forPartners(active, message);
  if (callsCounsellor(message.message))
    void couplesJobs
      .makeDue(pool, session.id)
      .then(() => replies.wakeIn(0))
      .catch(() => undefined);
  return { message, assess };
}

/** The stored message of an id that is sent again; also pushed again, for pages that missed the first push. */
async function storedBefore(
  { pool, publisher, sessions }: CouplesContext,
  { active, role }: Seat,
  clientMessageId: string,
  from: string | null,
): Promise<CouplesMessage> {
  const before = await couplesStatements.byClientId(pool, active.session.id, clientMessageId);
  if (before?.senderRole === role) {
    sessions.record(active, before.id);
    publish(publisher, before, from);
    return before;
  }
  if (before) throw idTaken();
  throw (await sessions.reload(active.session.sessionToken)) ? sessionEnded() : notFound();
}

function publish(publisher: Publisher, message: CouplesMessage, from: string | null): void {
  const { sessionId } = message;
  publisher.publishFrom(from)(rooms.couples(sessionId), 'couples:message', { sessionId, message: presentMessage(message) });
}

function nameOf(session: CouplesSession, role: CouplesRole): string {
  return role === 'partner1' ? session.partner1Name : (session.partner2Name ?? '');
}

/** A language's code, from a code or an English name; undefined for any other. */
function languageOf(language: string | undefined): Language | undefined {
  const code =
    languageCode(language ?? '')
      .split('-')[0]
      ?.toLowerCase() ?? '';
  return isLanguage(code) ? code : undefined;
}
