import { readAdvice } from '@beside/common/advice/read-advice';
import { dangerOf } from '@beside/common/safety/read-help';
import type { Danger } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import type { Transaction } from '../../../database/transaction.ts';
import { type Payer, parsePayer } from '../../../model/payer.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { failureOf } from '../../../replies/reply.failures.ts';
import { readInput } from '../../../replies/reply.input.ts';
import { textDeltas } from '../../../replies/reply.text.ts';
import type { Reply, ReplyKind } from '../../../replies/reply.types.ts';
import type { AdviceService } from '../../advice/advice.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { helpView, moreSevere, readDanger, readJudged, withHelp } from '../../safety/safety.service.ts';
import type { ChatConversations } from '../chat.conversation.ts';
import { presentChatMessage } from '../chat.presenter.ts';
import { chatStatements } from '../chat.statements.ts';
import type { ChatMessage } from '../chat.types.ts';
import type { ContentsReader } from './chat.contents.ts';
import { helpMessage } from './chat.help.ts';
import { type ChatContext, chatJudgePrompt, chatPrompt } from './chat.prompts.ts';
import { acceptReply, readReply } from './chat.reading.ts';
import type { ChatSummaries } from './chat.summaries.ts';

export const CHAT_REPLY = 'chat';

/** What a reply is asked about. The question has no id yet when its job is written: see `chat.messages.ts`. */
export interface ChatRequest {
  sessionId: string;
  clientMessageId: string;
  language: string;
  country: string | null;
  /** Whose budget it costs. */
  payer: Payer;
  /** What the safety check found in the question: `possible`, or nothing. */
  danger: Danger | null;
}

/** The same, with the question once it is read. */
type ChatInput = ChatRequest & { question: Pick<ChatMessage, 'id' | 'message'> };

const UNREAD = { id: 0, message: '' };

interface ChatReplyDeps {
  pool: pg.Pool;
  advice: AdviceService;
  publisher: Publisher;
  chats: ChatConversations;
  summaries: ChatSummaries;
  contents: ContentsReader;
  notices: Pick<NotificationsService, 'add' | 'show'>;
  node: number;
}

/** What the model wrote, with help beside it where the model found danger; or the help in its place. */
interface Answer {
  message: string;
  help: HelpView | null;
}

type ChatKind = ReplyKind<ChatInput, string, Answer, ChatMessage>;

/** A reply in the chat about an advice as a kind of reply. Its subject is the chat's room. */
export function chatReply(deps: ChatReplyDeps): ChatKind {
  return {
    kind: CHAT_REPLY,
    parseInput: (stored) => ({ ...parseRequest(stored), question: UNREAD }),
    prepare: (asked, reply) => prepare(deps, asked, reply),
    read: readReply,
    accept(text, input) {
      const { text: message, danger } = acceptReply(text);
      return message === null ? helpMessage(danger.kind, input.language, input.country) : withDanger(message, danger, input);
    },
    combine({ message, help }, small, input) {
      if (help?.level === 'certain') return { message, help };
      return withDanger(message, moreSevere(dangerOf(help), readJudged(small)?.danger ?? null), input);
    },

    instead: ({ danger }, { language, country }) =>
      danger?.level === 'certain' ? helpMessage(danger.kind, language, country) : null,
    ...ending(deps),
  };
}

async function prepare(
  { pool, contents }: ChatReplyDeps,
  asked: ChatInput,
  reply: Reply,
): Promise<Awaited<ReturnType<ChatKind['prepare']>>> {
  const { sessionId, clientMessageId, language, country, payer } = asked;
  const { session, page, ...read } = await contents.read(reply, sessionId);
  const { messages, hasMore } = page;
  const { summary, summarisedTo } = read.summary;
  // Only a question that is asked again after a long talk is not among them. Where it is, its reply is as well.
  const recent = messages.find((message) => message.clientMessageId === clientMessageId);
  const question = recent ?? (await chatStatements.byClientId(pool, sessionId, clientMessageId));
  // Deleted, or answered already.
  if (!session || !question) return { do: 'nothing', input: asked };
  const isAnswered = recent
    ? messages.some(({ answersTo }) => answersTo === recent.id)
    : (await chatStatements.replyTo(pool, question)) !== null;
  if (isAnswered) return { do: 'nothing', input: asked };
  const conversation = inReplyOrder(messages.filter(({ id }) => id > summarisedTo && id !== question.id));
  // Asked again after a long talk, the question comes last; otherwise what came after it belongs to the next reply.
  const since = question.id > summarisedTo ? conversation.filter((message) => orderOf(message) < question.id) : conversation;
  const context: ChatContext = {
    category: session.category,
    description: session.description,
    advice: session.advice,
    summary,
    country,
    isCareful:
      messages.some(({ help }) => help) ||
      (hasMore && (await chatStatements.hasHelp(pool, sessionId))) ||
      readAdvice(session.advice).help !== undefined,
  };
  const prompt = chatPrompt(context, [...since, question], language, payer);
  const small = chatJudgePrompt([...since, question], payer);
  return { do: 'write', input: { ...asked, question }, prompt, small };
}

type Ending = Pick<ChatKind, 'store' | 'onFailure' | 'pushProgress' | 'pushDone' | 'pushFailed'>;

/** Storing an end. @param failed questions whose replies have failed, until the failures are committed */
function storing(
  { advice, notices, node }: ChatReplyDeps,
  failed: WeakMap<Reply, ChatMessage>,
): Pick<Ending, 'store' | 'onFailure'> {
  return {
    async store(transaction, { userId }, { sessionId, question, language }, answer) {
      const [, stored] = await Promise.all([
        lockChat(transaction, advice, sessionId),
        chatStatements.insertReply(transaction, { sessionId, language, answersTo: question.id, node, ...answer }),
        notices.add(transaction, userId, 'answer', sessionId),
      ]);
      // The question is kept for the search here as well, since nobody waits for that: see `chat.questions.ts`.
      await Promise.all([question, stored].map(({ id, message }) => advice.indexMessage(transaction, sessionId, id, message)));
      return { id: String(stored.id), result: stored };
    },

    async onFailure(transaction, reply, code, finding) {
      const { sessionId, clientMessageId, country } = parseRequest(reply.input);
      const help = finding?.danger ? helpView(finding.danger, country) : null;
      const failure = { sessionId, clientMessageId, failure: code, help, node };
      // Locked, so that changes follow the order of the commits.
      const [, question] = await Promise.all([
        chatStatements.lock(transaction, sessionId),
        chatStatements.fail(transaction, failure),
      ]);
      if (!question) return;
      failed.set(reply, question);
      await advice.indexMessage(transaction, sessionId, question.id, question.message);
    },
  };
}

/** Storing an end, and what the chat's pages are pushed of a reply. */
function ending(deps: ChatReplyDeps): Ending {
  const { publisher, chats, summaries, notices } = deps;
  const deltas = textDeltas();
  const failed = new WeakMap<Reply, ChatMessage>();
  return {
    ...storing(deps, failed),
    pushProgress(reply, snapshot) {
      const delta = deltas.next(reply, snapshot);
      if (!delta) return;
      const { offset, text, whole } = delta;
      const sessionId = sessionIn(reply);
      chats.grown(sessionId, reply.id, whole);
      publisher.publish(reply.subject, 'chat:delta', { sessionId, replyId: reply.id, offset, text, generatedBy: 'ai' });
    },
    pushDone(reply, message) {
      deltas.forget(reply);
      chats.replied(message);
      const { sessionId } = message;
      publisher.publish(reply.subject, 'chat:done', { sessionId, replyId: reply.id, message: presentChatMessage(message) });
      if (reply.userId) notices.show(reply.userId);
      summaries.look(message.sessionId, parseRequest(reply.input));
    },
    pushFailed(reply, code, finding) {
      deltas.forget(reply);
      const { value, textOrNull } = readInput(reply.input);
      const found = moreSevere(readDanger(value('danger')), finding?.danger ?? null);
      const { help } = withHelp(failureOf(code), found, textOrNull('country'));
      const sessionId = sessionIn(reply);
      chats.replyFailed(sessionId);
      const question = failed.get(reply);
      if (question) chats.stored([question]);
      publisher.publish(reply.subject, 'chat:failed', { sessionId, replyId: reply.id, code, ...(help ? { help } : {}) });
    },
  };
}

/** What the model wrote, with the help that it calls for: in its place, beside it, or none where the question has that help itself. */
function withDanger(message: string, danger: Danger | null, { danger: asked, language, country }: ChatInput): Answer {
  if (danger?.level === 'certain') return helpMessage(danger.kind, language, country);
  return { message, help: danger && !asked ? helpView(danger, country) : null };
}

/**
 * Locks a chat for a transaction that stores in it, in the order of every such transaction: replies, the advice, the chat.
 * @throws Error when the advice is deleted
 */
export async function lockChat(transaction: Transaction, advice: AdviceService, sessionId: string): Promise<void> {
  // They travel together, and run in this order.
  await Promise.all([advice.holdSession(transaction, sessionId), chatStatements.lock(transaction, sessionId)]);
}

/** From the subject, its room: reading the input would cost every delta. */
const sessionIn = ({ subject }: Reply): string => subject.slice(rooms.chat('').length);

/** A message's place in the talk: a reply's is after the question that it answers, since one asked meanwhile belongs to the next reply. */
const orderOf = ({ id, answersTo }: ChatMessage): number => (answersTo === null ? id : answersTo + 0.5);

function inReplyOrder(messages: ChatMessage[]): ChatMessage[] {
  return messages.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function parseRequest(stored: unknown): ChatRequest {
  const { text, textOrNull, value } = readInput(stored);
  return {
    sessionId: text('sessionId'),
    clientMessageId: text('clientMessageId'),
    language: text('language'),
    country: textOrNull('country'),
    payer: parsePayer(value('payer')),
    danger: readDanger(value('danger')),
  };
}
