import { randomUUID } from 'node:crypto';
import type { ChatAnswered, ChatSent } from '@beside/common/chat/chat.views';
import { dangerOf } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import { transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { payerOf } from '../../model/payer.ts';
import { rooms } from '../../realtime/rooms.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { assessDanger, countryOf, withHelp } from '../safety/safety.service.ts';
import { presentChatMessage } from './chat.presenter.ts';
import {
  ask,
  type ChatQuestion,
  enqueue,
  helpOf,
  jobOf,
  type QuestionDeps,
  type Screened,
  type Screening,
  StoredBefore,
  unlessStored,
} from './chat.questions.ts';
import { chatStatements } from './chat.statements.ts';
import type { ChatMessage } from './chat.types.ts';
import { lockChat } from './reply/chat.reply.ts';

/** Milliseconds that a stop waits for its end. */
const STOP_WAIT_MS = 2000;

/** A question whose reply failed; unless given, the last one that failed, or that another page has just asked again. */
interface Failed {
  sessionId: string;
  messageId?: number;
  country?: string;
}

/** Asking, stopping and asking again in the chat about an advice. Another's chat is 404. */
export interface ChatMessages {
  /**
   * Stores a question, and has its reply written. Resolves after the commit; the same `clientMessageId` again stores nothing.
   * @throws AppError 409 while too many questions wait, 429 when help has answered too often today
   */
  send(actor: Actor, written: ChatQuestion): Promise<ChatSent>;
  /**
   * The same, and waits for the reply.
   * @param signal ends the waiting, not the writing
   * @throws AppError the reply's own failure as well: the question is stored then, and can be asked again
   */
  sendAndWait(actor: Actor, written: ChatQuestion, signal: AbortSignal): Promise<ChatAnswered>;
  /**
   * Asks again about a question whose reply failed, and waits for the reply.
   * @throws AppError 409 when no reply has failed, or the reply's own failure
   */
  retry(actor: Actor, failed: Failed, signal: AbortSignal): Promise<ChatAnswered>;
  /** Stops the reply that is being written, and waits for its end. Without one it does nothing. */
  stop(actor: Actor, sessionId: string): Promise<void>;
}

export function chatMessages(deps: QuestionDeps): ChatMessages {
  const { pool, replies, chats } = deps;
  return {
    send: async (actor, written) => helping(screened(actor, written), async (asked) => (await ask(deps, actor, asked)).sent),

    async sendAndWait(actor, written, signal) {
      return helping(screened(actor, written), async (asked) => {
        const { question, sent } = await ask(deps, actor, asked);
        const reply = await awaitReply(deps, question, signal);
        return { messages: [sent.message, presentChatMessage(reply)], ...helpIn(question, reply) };
      });
    },

    async retry(actor, { sessionId, messageId, country }, signal) {
      await chats.own(actor, sessionId);
      const question = await chatStatements.questionToRetry(pool, sessionId, messageId ?? null);
      const { clientMessageId } = question ?? {};
      if (!question || !clientMessageId)
        throw messageId === undefined ? new AppError('conflict', 'No reply has failed') : notFound();
      const found = { danger: dangerOf(question.help), country: countryOf(country, actor.acceptLanguage) };
      return helping(found, async () => {
        await askAgain(deps, actor, { ...question, clientMessageId }, found);
        const answer = await awaitReply(deps, question, signal);
        return { messages: [presentChatMessage(answer)], ...helpIn(question, answer) };
      });
    },

    async stop(actor, sessionId) {
      await chats.own(actor, sessionId);
      const subject = rooms.chat(sessionId);
      const id = (await replyStatements.underWayIn(pool, [subject])).get(subject);
      if (id && (await replies.stop(id))) await replies.outcome(id, AbortSignal.timeout(STOP_WAIT_MS));
    },
  };
}

/** Has another reply written about a question, unless it is answered, being answered, or asked again by another page. */
async function askAgain(
  deps: QuestionDeps,
  actor: Actor,
  { id, sessionId, clientMessageId, language }: ChatMessage & { clientMessageId: string },
  found: Screening,
): Promise<void> {
  const { pool, replies, advice, chats, node } = deps;
  const replyId = randomUUID();
  const job = jobOf(replyId, actor, { sessionId, clientMessageId, language, payer: payerOf(actor), ...found });
  const again = await transact(pool, async (transaction) => {
    const reply = await enqueue(deps, transaction, job);
    await lockChat(transaction, advice, sessionId);
    const changed = await chatStatements.askAgain(transaction, id, replyId, node);
    if (!changed) throw new StoredBefore();
    return { reply, changed };
  }).catch(unlessStored);
  if (again) chats.stored([again.changed]);
  if (again?.reply) replies.begin(again.reply);
}

/**
 * Waits for a question's reply.
 * @throws AppError the reply's own failure; 404 when the chat is deleted, or the signal came first
 */
async function awaitReply(
  { pool, replies }: QuestionDeps,
  { id, sessionId }: ChatMessage,
  signal: AbortSignal,
): Promise<ChatMessage> {
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
}

/** Screens a question, before any limit: a failure has the finding as well. */
function screened(actor: Actor, written: ChatQuestion): Screened {
  const message = written.message.trim();
  return { ...written, message, danger: assessDanger(message), country: countryOf(written.country, actor.acceptLanguage) };
}

/** Adds where to find help to a failure that leaves a question unanswered. */
async function helping<Asked extends Screening, T>(asked: Asked, work: (asked: Asked) => Promise<T>): Promise<T> {
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
