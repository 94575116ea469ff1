import { randomUUID } from 'node:crypto';
import type { ChatSent } from '@beside/common/chat/chat.views';
import type { Language } from '@beside/common/language/language.constants';
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
import type { Reply } from '../../replies/reply.types.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import { helpView, STORED_HELP } from '../safety/safety.service.ts';
import type { ChatConversations } from './chat.conversation.ts';
import { STORED_QUESTIONS } from './chat.limits.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStatements } from './chat.statements.ts';
import type { ChatMessage } from './chat.types.ts';
import { helpMessage } from './reply/chat.help.ts';
import { CHAT_REPLY, type ChatRequest, lockChat } from './reply/chat.reply.ts';

/** A question to send. */
export interface ChatQuestion {
  sessionId: string;
  message: string;
  clientMessageId: string;
  language?: Language;
  country?: string;
}

/** What the safety check found, and where the writer is. */
export interface Screening {
  danger: Danger | null;
  country: string | null;
}

/** A question whose words are screened. */
export type Screened = Omit<ChatQuestion, 'country'> & Screening;

export interface QuestionDeps {
  pool: pg.Pool;
  replies: ReplyEngine;
  advice: AdviceService;
  chats: ChatConversations;
  node: number;
  limits: Pick<RateLimits, 'count'>;
}

interface Stored {
  question: ChatMessage;
  /** The question, and the help that answers it. */
  messages: ChatMessage[];
  help: ChatSent['help'] | null;
  /** The reply that this node may begin. */
  reply: Reply | null;
}

/** Rolls a job back whose question is stored, or asked again, already. */
export class StoredBefore extends Error {}

/** Stores a question once for its `clientMessageId`, and has its reply written. */
export async function ask(
  deps: QuestionDeps,
  actor: Actor,
  written: Screened,
): Promise<{ question: ChatMessage; sent: ChatSent }> {
  const { pool, replies, chats, limits } = deps;
  const clientMessageId = written.clientMessageId.toLowerCase();
  const [{ session }, before] = await Promise.all([
    chats.own(actor, written.sessionId),
    chatStatements.byClientId(pool, written.sessionId, clientMessageId),
  ]);
  const language = written.language ?? session.language;
  // The refusal has the help as well.
  if (!before) await limits.count(written.danger?.level === 'certain' ? STORED_HELP : STORED_QUESTIONS, actor);
  const stored = before ? null : await store(deps, actor, { ...written, clientMessageId }, language);
  // One that is sent again is also pushed again, for pages that missed the first push.
  chats.stored(stored?.messages ?? (before ? [before] : []));
  if (stored?.reply) replies.begin(stored.reply);
  const question = before ?? stored?.question ?? (await chatStatements.byClientId(pool, session.id, clientMessageId));
  if (!question) throw notFound();
  const help = stored ? stored.help : helpOf(question, await chatStatements.replyTo(pool, question));
  return { question, sent: { message: presentChatMessage(question), ...(help ? { help } : {}) } };
}

/** Stores a question with its reply's job, or with the help that answers it. Null: it is stored already. */
async function store(
  deps: QuestionDeps,
  actor: Actor,
  { danger, country, ...written }: Screened,
  language: string,
): Promise<Stored | null> {
  const { pool, advice, chats, node } = deps;
  const { sessionId, clientMessageId, message } = written;
  const isCertain = danger?.level === 'certain';
  const beside = danger && !isCertain ? helpView(danger, country) : null;
  const replyId = randomUUID();
  const { userId } = actor;
  return transact(pool, async (transaction) => {
    const input = { sessionId, clientMessageId, language, country, payer: payerOf(actor), danger };
    // The job first: an end that is being stored holds its job before it takes the chat's lock.
    const reply = isCertain ? null : await enqueue(deps, transaction, replyId, actor, input);
    const asked = { sessionId, userId, message, clientMessageId, language, replyId, help: beside, node };
    // Statements that need no other's answer travel together, and run in this order.
    const [, question] = await Promise.all([
      lockChat(transaction, advice, sessionId),
      chatStatements.insertQuestion(transaction, asked),
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
}

/** Has a reply written about a stored question: at once, or after those that the chat waits for already. */
export async function enqueue(
  { replies }: QuestionDeps,
  transaction: Transaction,
  id: string,
  { userId, visitorId }: Actor,
  input: ChatRequest,
): Promise<Reply | null> {
  const subject = rooms.chat(input.sessionId);
  const reply = { id, kind: CHAT_REPLY, subject, userId, visitorId: userId ? null : visitorId, input, reservation: null };
  const asked = await replies.enqueue(transaction, reply, 'wait');
  if (asked.outcome === 'busy') throw new AppError('conflict', 'Too many questions are waiting. Please wait for the next reply.');
  return asked.outcome === 'accepted' ? asked.reply : null;
}

export function unlessStored(error: unknown): null {
  if (error instanceof StoredBefore) return null;
  // Its account or its advice was deleted during the call.
  throw codeOf(error) === '23503' ? notFound() : error;
}

/** The help of a question: a reply's where it is the graver. */
export function helpOf(question: ChatMessage, reply: ChatMessage | null): HelpView | null {
  const certain = [question.help, reply?.help].find((each) => each?.level === 'certain');
  return certain ?? question.help ?? reply?.help ?? null;
}
