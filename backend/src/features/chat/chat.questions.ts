import { randomUUID } from 'node:crypto';
import type { ChatSent } from '@beside/common/chat/chat.views';
import type { Language } from '@beside/common/language/language.constants';
import type { Danger } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import { storeError, UnconfirmedStore } from '../../conversations/storing.ts';
import { countDaily } from '../../database/counters.ts';
import { type Last, type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import { payerOf } from '../../model/payer.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import type { NewReply, Reply } from '../../replies/reply.types.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import { helpView, STORED_HELP } from '../safety/safety.service.ts';
import type { ChatConversations } from './chat.conversation.ts';
import { STORED_QUESTIONS } from './chat.limits.ts';
import { presentChatMessage } from './chat.presenter.ts';
import { chatStatements } from './chat.statements.ts';
import type { ChatMessage } from './chat.types.ts';
import type { ContentsReader } from './reply/chat.contents.ts';
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
  contents: ContentsReader;
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

/** The subject of a reply is busy: it takes more than one look to know what becomes of the question. */
class Busy extends Error {}

/** Stores a question with its reply's job, or with the help that answers it. Null: it is stored already. */
async function store(deps: QuestionDeps, actor: Actor, screened: Screened, language: string): Promise<Stored | null> {
  const { pool, replies, chats, contents } = deps;
  const { danger, country, sessionId, clientMessageId } = screened;
  const isCertain = danger?.level === 'certain';
  const replyId = randomUUID();
  const asked = { ...screened, language, replyId, userId: actor.userId };
  const job = jobOf(replyId, actor, { sessionId, clientMessageId, language, country, payer: payerOf(actor), danger });
  // The job first: an end that is being stored holds its job before it takes the chat's lock.
  const atOnce = (): Promise<Stored> =>
    transact(pool, async (transaction, last, following) => {
      const [reply, stored] = await Promise.all([
        replies.enqueueAtOnce(transaction, job),
        insert(deps, transaction, last, asked),
      ]);
      if (!reply) throw new Busy();
      contents.readAhead(following, reply, sessionId);
      return { ...stored, reply };
    });
  const inTurn = (): Promise<Stored> =>
    transact(pool, async (transaction, last) => {
      const reply = isCertain ? null : await enqueue(deps, transaction, job);
      return { ...(await insert(deps, transaction, last, asked)), reply };
    });
  try {
    if (isCertain) return await inTurn();
    return await atOnce().catch((error: unknown) => {
      if (error instanceof Busy) return inTurn();
      throw error;
    });
  } catch (error) {
    const thrown = storeError(error);
    if (thrown instanceof UnconfirmedStore) chats.unconfirmed.add({ sessionId, clientMessageId });
    return unlessStored(thrown);
  }
}

/** Stores a question, and the help that answers it where danger is certain. Its first statements are sent at once. */
async function insert(
  { advice, node }: QuestionDeps,
  transaction: Transaction,
  last: Last,
  { danger, country, ...asked }: Omit<Screened, 'language'> & { language: string; replyId: string; userId: string | null },
): Promise<Omit<Stored, 'reply'>> {
  const { sessionId, language } = asked;
  const isCertain = danger?.level === 'certain';
  const beside = danger && !isCertain ? helpView(danger, country) : null;
  // Statements that need no other's answer travel together, and run in this order.
  const [, question] = await Promise.all([
    lockChat(transaction, advice, sessionId),
    chatStatements.insertQuestion(transaction, { ...asked, help: beside, node }),
  ]);
  if (!question) throw new StoredBefore();
  const help = isCertain ? helpMessage(danger.kind, language, country) : null;
  const answer =
    help && (await chatStatements.insertReply(transaction, { sessionId, language, answersTo: question.id, node, ...help }));
  const messages = answer ? [question, answer] : [question];
  last((sending) => countDaily(sending, 'chatQuestions'));
  // Another question is indexed with the end of its reply: an index of all its pieces takes longer than everything here.
  if (answer) for (const { id, message } of messages) last((sending) => advice.indexMessage(sending, sessionId, id, message));
  return { question, messages, help: help?.help ?? beside };
}

/** The job of a question's reply. */
export function jobOf(id: string, { userId, visitorId }: Actor, input: ChatRequest): NewReply {
  const subject = rooms.chat(input.sessionId);
  return { id, kind: CHAT_REPLY, subject, userId, visitorId: userId ? null : visitorId, input, reservation: null };
}

/** Has a reply written about a stored question: at once, or after those that the chat waits for already. */
export async function enqueue({ replies }: QuestionDeps, transaction: Transaction, job: NewReply): Promise<Reply | null> {
  const asked = await replies.enqueue(transaction, job, 'wait');
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
