import type pg from 'pg';
import { transact } from '../../../database/transaction.ts';
import type { Log } from '../../../lib/logger.ts';
import { type Payer, parsePayer } from '../../../model/payer.ts';
import { tokensIn } from '../../../model/tokens-in.ts';
import type { ReplyEngine } from '../../../replies/reply.engine.ts';
import { readInput } from '../../../replies/reply.input.ts';
import { replyStatements } from '../../../replies/reply.statements.ts';
import { acceptText, readText } from '../../../replies/reply.text.ts';
import type { ReplyKind } from '../../../replies/reply.types.ts';
import type { AdviceService } from '../../advice/advice.service.ts';
import { chatStatements } from '../chat.statements.ts';
import type { ChatMessage } from '../chat.types.ts';
import { summarySubject } from '../thread/chat.thread.ts';
import { summaryPrompt } from './chat.prompts.ts';

const CHAT_SUMMARY = 'chat-summary';
/** Characters of a summary; a longer one is cut. */
const SUMMARY_MAX = 4000;
/** Tokens of messages beyond the summary from which on it is brought up to date: well below a prompt's budget, so that nothing falls between. */
const SUMMARISE_AT = 3500;
/** Tokens of the newest messages that stay as they are. */
const KEEP = 1500;
/** Messages, and tokens of them, that one summary takes in; the rest waits for the next. */
const TAKEN_IN = { messages: 200, tokens: 8000 };

interface SummaryInput {
  sessionId: string;
  language: string;
  /** Whose budget it costs. */
  payer: Payer;
  /** The last message read for it; 0 before. */
  upTo: number;
}

export interface ChatSummaries {
  /** After a reply: has the chat's beginning summarised, where it has grown long. It never throws. */
  look(sessionId: string, by: { language: string; payer: Payer }): void;
}

/** Rolling summaries: a long chat's early messages leave the prompt, and what they said does not. A summary is a reply that nobody watches. */
export function chatSummaries(deps: { pool: pg.Pool; replies: ReplyEngine; advice: AdviceService; log: Log }): ChatSummaries {
  const { pool, replies, advice, log } = deps;

  /** The messages to take into the summary; empty while there are few. */
  const toTakeIn = async (sessionId: string): Promise<{ earlier: string | null; messages: ChatMessage[] }> => {
    const { summary: earlier, summarisedTo } = await chatStatements.summary(pool, sessionId);
    const { messages, hasMore } = await chatStatements.after(pool, sessionId, summarisedTo, TAKEN_IN.messages);
    const sizes = messages.map(({ message }) => tokensIn(message));
    if (!hasMore && sum(sizes) <= SUMMARISE_AT) return { earlier, messages: [] };
    const end = hasMore ? messages.length : messages.length - countWithin(sizes.toReversed(), KEEP);
    // A message that is larger than all that fits is taken in alone.
    const most = Math.min(end, firstOpen(messages), Math.max(countWithin(sizes, TAKEN_IN.tokens), 1));
    return { earlier, messages: messages.slice(0, most) };
  };

  const summary: ReplyKind<SummaryInput, string, string, SummaryInput> = {
    kind: CHAT_SUMMARY,
    parseInput,
    async prepare(input) {
      const { earlier, messages } = await toTakeIn(input.sessionId);
      const upTo = messages.at(-1)?.id;
      if (upTo === undefined) return { do: 'nothing', input };
      const prompt = summaryPrompt(earlier, messages, input.language, input.payer);
      return { do: 'write', input: { ...input, upTo }, prompt };
    },
    read: readText,
    accept: (text) => acceptText(text, SUMMARY_MAX),
    async store(transaction, { id }, input, text) {
      await advice.holdSession(transaction, input.sessionId);
      await chatStatements.setSummary(transaction, input.sessionId, { summary: text, summarisedTo: input.upTo });
      return { id, result: input };
    },
    // The next reply looks again; until then the prompt has the newest messages.
    onFailure: async () => undefined,
    pushProgress: () => undefined,
    pushDone: (_reply, input) => look(input.sessionId, input),
    pushFailed: () => undefined,
  };

  const look: ChatSummaries['look'] = (sessionId, { language, payer }): void => {
    const ask = async (): Promise<void> => {
      const [{ messages }, session] = await Promise.all([toTakeIn(sessionId), advice.ownerOf(sessionId)]);
      if (messages.length === 0 || !session) return;
      const { userId, visitorId } = session;
      const input = { sessionId, language, payer };
      const subject = summarySubject(sessionId);
      // A session that is deleted meanwhile takes the summary with it: after the reply, as every lock on a session is taken.
      await transact(pool, async (transaction) => {
        await replyStatements.ask(transaction, { kind: CHAT_SUMMARY, subject, input, inMs: 0, userId, visitorId });
        await advice.holdSession(transaction, sessionId);
      });
      replies.wakeIn(0);
    };
    ask().catch((error: unknown) => log.warn({ err: error }, 'a chat could not be summarised'));
  };

  replies.register(summary);
  return { look };
}

/** The place of the first question that still gets its reply: it must be in that reply's prompt as it is. */
function firstOpen(messages: ChatMessage[]): number {
  const answered = new Set(messages.map(({ answersTo }) => answersTo));
  const at = messages.findIndex(({ id, replyId, failure }) => replyId !== null && failure === null && !answered.has(id));
  return at === -1 ? messages.length : at;
}

function parseInput(stored: unknown): SummaryInput {
  const { text, value } = readInput(stored);
  return { sessionId: text('sessionId'), language: text('language'), payer: parsePayer(value('payer')), upTo: 0 };
}

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

/** How many of the first sizes fit into a budget together. */
function countWithin(sizes: number[], budget: number): number {
  let left = budget;
  const over = sizes.findIndex((size) => {
    left -= size;
    return left < 0;
  });
  return over === -1 ? sizes.length : over;
}
