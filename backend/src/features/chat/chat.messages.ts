import { randomUUID } from 'node:crypto';
import type { ChatAnswered, ChatSent } from '@beside/common/chat/chat.views';
import type { Language } from '@beside/common/language/language.constants';
import { dangerOf } from '@beside/common/safety/read-help';
import type { Danger } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import { storeError, UnconfirmedStore } from '../../conversations/storing.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import { payerOf } from '../../model/payer.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import type { Reply } from '../../replies/reply.types.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import { assessDanger, countryOf, helpView, STORED_HELP, withHelp } from '../safety/safety.service.ts';
import type { ChatConversations } from './chat.conversation.ts';
import { STORED_QUESTIONS } from './chat.limits.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStatements } from './chat.statements.ts';
import type { ChatMessage } from './chat.types.ts';
import { helpMessage } from './reply/chat.help.ts';
import { CHAT_REPLY, type ChatRequest, lockChat } from './reply/chat.reply.ts';

/** Milliseconds that a stop waits for its end. */
const STOP_WAIT_MS = 2000;

/** A question to send. */
export interface Written {
  sessionId: string;
  message: string;
  clientMessageId: string;
  language?: Language;
  country?: string;
}

/** What the safety check found, and where the writer is. */
interface Found {
  danger: Danger | null;
  country: string | null;
}

/** A question whose words are screened. */
type Screened = Omit<Written, 'country'> & Found;

interface Deps {
  pool: pg.Pool;
  replies: ReplyEngine;
  advice: AdviceService;
  chats: ChatConversations;
  node: number;
  limits: Pick<RateLimits, 'count'>;
}

/** Asking, stopping and asking again in the chat about an advice. */
export function chatMessages({ pool, replies, advice, chats, node, limits }: Deps) {
  /** Has a reply written about a stored question: at once, or after those that the chat waits for already. */
  const enqueue = async (transaction: Transaction, id: string, actor: Actor, input: ChatRequest): Promise<Reply | null> => {
    const { userId, visitorId } = actor;
    const subject = rooms.chat(input.sessionId);
    const reply = { id, kind: CHAT_REPLY, subject, userId, visitorId: userId ? null : visitorId, input, reservation: null };
    const asked = await replies.enqueue(transaction, reply, 'wait');
    if (asked.outcome === 'busy')
      throw new AppError('conflict', 'Too many questions are waiting. Please wait for the next reply.');
    return asked.outcome === 'accepted' ? asked.reply : null;
  };

  /** Stores a question with its reply's job, or with the help that answers it. Null: it is stored already. */
  const store = async (actor: Actor, { danger, country, ...written }: Screened, language: string): Promise<Stored | null> => {
    const { sessionId, clientMessageId, message } = written;
    const isCertain = danger?.level === 'certain';
    const beside = danger && !isCertain ? helpView(danger, country) : null;
    const replyId = randomUUID();
    const { userId } = actor;
    return transact(pool, async (transaction) => {
      const input = { sessionId, clientMessageId, language, country, payer: payerOf(actor), danger };
      // The job first: an end that is being stored holds its job before it takes the chat's lock.
      const reply = isCertain ? null : await enqueue(transaction, replyId, actor, input);
      // Statements that need no other's answer travel together, and run in this order.
      const [, question] = await Promise.all([
        lockChat(transaction, advice, sessionId),
        chatStatements.insertQuestion(transaction, {
          sessionId,
          userId,
          message,
          clientMessageId,
          language,
          replyId,
          help: beside,
          node,
        }),
      ]);
      if (!question) throw new StoredBefore();
      const help = isCertain ? helpMessage(danger.kind, language, country) : null;
      const answer =
        help && (await chatStatements.insertReply(transaction, { sessionId, language, answersTo: question.id, node, ...help }));
      const messages = answer ? [question, answer] : [question];
      await Promise.all(messages.map(({ id, message }) => advice.indexMessage(transaction, sessionId, id, message)));
      return { question, messages, help: help?.help ?? beside, reply };
    }).catch((error: unknown) => {
      const thrown = storeError(error);
      if (thrown instanceof UnconfirmedStore) chats.unconfirmed.add({ sessionId, clientMessageId });
      return unlessStored(thrown);
    });
  };

  /** Stores a question once for its `clientMessageId`, and has its reply written. */
  const ask = async (actor: Actor, written: Screened): Promise<{ question: ChatMessage; sent: ChatSent }> => {
    const clientMessageId = written.clientMessageId.toLowerCase();
    const [{ session }, before] = await Promise.all([
      chats.own(actor, written.sessionId),
      chatStatements.byClientId(pool, written.sessionId, clientMessageId),
    ]);
    const language = written.language ?? session.language;
    // The refusal has the help as well.
    if (!before) await limits.count(written.danger?.level === 'certain' ? STORED_HELP : STORED_QUESTIONS, actor);
    const stored = before ? null : await store(actor, { ...written, clientMessageId }, language);
    // One that is sent again is also pushed again, for pages that missed the first push.
    chats.stored(stored?.messages ?? (before ? [before] : []));
    if (stored?.reply) replies.begin(stored.reply);
    const question = before ?? stored?.question ?? (await chatStatements.byClientId(pool, session.id, clientMessageId));
    if (!question) throw notFound();
    const help = stored ? stored.help : helpOf(question, await chatStatements.replyTo(pool, question));
    return { question, sent: { message: presentChatMessage(question), ...(help ? { help } : {}) } };
  };

  /**
   * Waits for a question's reply.
   * @throws AppError the reply's own failure; 404 when the chat is deleted, or the signal came first
   */
  const awaitReply = async ({ id, sessionId }: ChatMessage, signal: AbortSignal): Promise<ChatMessage> => {
    let ended: string | null = null;
    while (!signal.aborted) {
      // The reply first: a question that is still there afterwards was not deleted with its reply.
      const reply = await chatStatements.replyTo(pool, { id, sessionId });
      if (reply) return reply;
      const [question] = await chatStatements.byIds(pool, sessionId, [id]);
      if (!question) throw notFound();
      if (question.failure) throw failureTo(question, failureOf(question.failure));
      // Its reply has ended without a trace; asked again meanwhile, it has another one.
      if (question.replyId === null || question.replyId === ended) throw failureOf('internal_error');
      if (!(await replies.outcome(question.replyId, signal))) throw notFound();
      ended = question.replyId;
    }
    throw notFound();
  };

  return {
    /**
     * Stores a question, and has its reply written. Resolves after the commit; the same `clientMessageId` again stores nothing.
     * @throws AppError 404 for another's chat, 409 while too many questions wait, 429 when help has answered too often today
     */
    send: async (actor: Actor, written: Written): Promise<ChatSent> =>
      helping(screened(actor, written), async (asked) => (await ask(actor, asked)).sent),

    /**
     * The same, and waits for the reply.
     * @param signal ends the waiting, not the writing
     * @throws AppError the reply's own failure as well: the question is stored then, and can be asked again
     */
    async sendAndWait(actor: Actor, written: Written, signal: AbortSignal): Promise<ChatAnswered> {
      return helping(screened(actor, written), async (asked) => {
        const { question, sent } = await ask(actor, asked);
        const reply = await awaitReply(question, signal);
        return { messages: [sent.message, presentChatMessage(reply)], ...helpIn(question, reply) };
      });
    },

    /**
     * Asks again about a question whose reply failed, and waits for the reply.
     * @param messageId the question; unless given, the last one that failed, or that another page has just asked again
     * @throws AppError 404 for another's chat, 409 when no reply has failed, or the reply's own failure
     */
    async retry(
      actor: Actor,
      { sessionId, messageId, country }: { sessionId: string; messageId?: number; country?: string },
      signal: AbortSignal,
    ): Promise<ChatAnswered> {
      await chats.own(actor, sessionId);
      const question = await chatStatements.questionToRetry(pool, sessionId, messageId ?? null);
      if (!question?.clientMessageId)
        throw messageId === undefined ? new AppError('conflict', 'No reply has failed') : notFound();
      const { clientMessageId, language } = question;
      const replyId = randomUUID();
      const found = { danger: dangerOf(question.help), country: countryOf(country, actor.acceptLanguage) };
      const input = { sessionId, clientMessageId, language, payer: payerOf(actor), ...found };
      return helping(found, async () => {
        const again = await transact(pool, async (transaction) => {
          const reply = await enqueue(transaction, replyId, actor, input);
          await lockChat(transaction, advice, sessionId);
          const changed = await chatStatements.askAgain(transaction, question.id, replyId, node);
          // Answered, being answered, or asked again by another page.
          if (!changed) throw new StoredBefore();
          return { reply, changed };
        }).catch(unlessStored);
        if (again) chats.stored([again.changed]);
        if (again?.reply) replies.begin(again.reply);
        const answer = await awaitReply(question, signal);
        return { messages: [presentChatMessage(answer)], ...helpIn(question, answer) };
      });
    },

    /**
     * Stops the reply that is being written, and waits for its end. Without one it does nothing.
     * @throws AppError 404 for another's chat
     */
    async stop(actor: Actor, sessionId: string): Promise<void> {
      await chats.own(actor, sessionId);
      const subject = rooms.chat(sessionId);
      const id = (await replyStatements.underWayIn(pool, [subject])).get(subject);
      if (id && (await replies.stop(id))) await replies.outcome(id, AbortSignal.timeout(STOP_WAIT_MS));
    },
  };
}

/** Screens a question, before any limit: a failure has the finding as well. */
function screened(actor: Actor, written: Written): Screened {
  const message = written.message.trim();
  return { ...written, message, danger: assessDanger(message), country: countryOf(written.country, actor.acceptLanguage) };
}

/** Adds where to find help to a failure that leaves a question unanswered. */
async function helping<Asked extends Found, T>(asked: Asked, work: (asked: Asked) => Promise<T>): Promise<T> {
  try {
    return await work(asked);
  } catch (error) {
    throw withHelp(error, asked.danger, asked.country);
  }
}

/** A question's failure, with the help that stands beside the question. */
function failureTo({ help }: ChatMessage, failure: AppError): AppError {
  return help ? withHelp(failure, dangerOf(help), help.country) : failure;
}

/** The help of an exchange: the reply's where it is the graver. */
function helpIn(question: ChatMessage, reply: ChatMessage): { help?: HelpView } {
  const help = helpOf(question, reply);
  return help ? { help } : {};
}

function helpOf(question: ChatMessage, reply: ChatMessage | null): HelpView | null {
  const certain = [question.help, reply?.help].find((each) => each?.level === 'certain');
  return certain ?? question.help ?? reply?.help ?? null;
}

function unlessStored(error: unknown): null {
  if (error instanceof StoredBefore) return null;
  // Its account or its advice was deleted during the call.
  throw codeOf(error) === '23503' ? notFound() : error;
}

/** Rolls a job back whose question is stored, or asked again, already. */
class StoredBefore extends Error {}

interface Stored {
  question: ChatMessage;
  /** The question, and the help that answers it. */
  messages: ChatMessage[];
  help: ChatSent['help'] | null;
  /** The reply that this node may begin. */
  reply: Reply | null;
}
