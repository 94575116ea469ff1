import { randomUUID } from 'node:crypto';
import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import type { ChatReplySoFar } from '@beside/common/chat/chat.views';
import { pause } from '../lib/pause.ts';
import { adviceRequest, generate } from './advice-requests.ts';
import type { ModelDouble, Played } from './model-double.ts';
import type { Browser, TestSocket } from './test-browser.ts';
import type { TestDatabase } from './test-database.ts';

/** Pieces in which the model writes a reply. */
export const PIECES = 12;
/** Milliseconds between two pieces of a held reply: several go into one push, and several pushes into one reply. Others are written faster. */
const PIECE_MS = { held: 12, free: 5 };

/** A model that writes each reply in pieces, no two alike, and waits where a test wants it to. */
export class PiecewiseModel {
  /** Everything begun, as a reader may see it: a second attempt writes another text. */
  readonly texts: string[] = [];
  private cut: { after: number; reached: (by: Played) => void; released: Promise<void> } | null = null;

  constructor(model: ModelDouble) {
    model.play((played) => this.write(played));
  }

  /** Holds the next reply after so many pieces. */
  holdAfter(after: number): { reached: Promise<Played>; release: () => void } {
    const reached = Promise.withResolvers<Played>();
    const released = Promise.withResolvers<void>();
    this.cut = { after, reached: reached.resolve, released: released.promise };
    return { reached: reached.promise, release: released.resolve };
  }

  private async write(played: Played): Promise<void> {
    const text = Array.from({ length: 40 }, (_, word) => `text-${this.texts.length}-${word}`).join(' ');
    this.texts.push(text);
    const cut = this.cut;
    this.cut = null;
    const isAdvice = played.body.messages[0]?.content.startsWith('Task: advice');
    const whole = isAdvice ? JSON.stringify({ understanding: text, recommendations: ['One.', 'Two.', 'Three.'] }) : text;
    const size = Math.ceil(whole.length / PIECES);
    for (let piece = 0; piece < PIECES; piece++) {
      if (piece === cut?.after) {
        cut.reached(played);
        await cut.released;
      }
      played.send(whole.slice(piece * size, (piece + 1) * size));
      await pause(cut ? PIECE_MS.held : PIECE_MS.free);
    }
    played.finish();
  }
}

/** What a page of any of the three shows of its replies. */
export interface ReplyPage {
  /** The stored replies, in their order. */
  replies(): string[];
  /** All that it has shown of a growing one, in the order of showing. */
  grown: string[];
  close(): void;
}

/** One conversation in which replies are asked for: an advice, a chat, or a couples session. */
export interface Conversation {
  /** Opens it in a new tab. Like the real page it asks again after a gap. */
  open(browser: Browser): Promise<ReplyPage>;
  /** Resolves once the question is stored, or on its way. */
  ask(browser: Browser): Promise<void>;
  /** The reader's way to end a reply that is being written: a stop; in a couples session, which has none, its end. */
  end(browser: Browser): Promise<void>;
  stored(database: TestDatabase): Promise<string[]>;
}

type Reply = Pick<ChatReplySoFar, 'replyId' | 'text'>;

/** Keeps a growing text by the contract of `offset`; `again` asks for the text so far after a gap. */
class Growing {
  readonly shown: string[] = [];
  private reply: Reply | null = null;
  private readonly done = new Set<string>();
  private readonly again: () => void;

  constructor(again: () => void) {
    this.again = again;
  }

  set(reply: Reply | null): void {
    if (reply && this.done.has(reply.replyId)) return;
    this.reply = reply;
    if (reply) this.shown.push(reply.text);
  }

  append({ replyId, offset, text }: Reply & { offset: number }): void {
    if (this.done.has(replyId)) return;
    const before = this.reply?.replyId === replyId ? this.reply.text : '';
    if (offset !== 0 && offset !== before.length) this.again();
    else this.set({ replyId, text: offset === 0 ? text : before + text });
  }

  end(replyId: string): void {
    this.done.add(replyId);
    if (this.reply?.replyId === replyId) this.reply = null;
  }
}

interface StoredMessage {
  id: number;
  message: string;
  messageType: string;
}

/** A page of messages, filled by one feature's answers and pushes. */
function messagePage(
  socket: TestSocket,
  opened: (after?: number) => Promise<{ messages: StoredMessage[]; reply: Reply | null }>,
) {
  const messages = new Map<number, StoredMessage>();
  const reopen = async (): Promise<void> => {
    const answer = await opened();
    for (const message of answer.messages) messages.set(message.id, message);
    growing.set(answer.reply);
  };
  const growing = new Growing(() => unlessClosed(socket, reopen()));
  return {
    reopen,
    growing,
    add: (message: StoredMessage): void => void messages.set(message.id, message),
    page: {
      grown: growing.shown,
      replies: () =>
        [...messages.values()]
          .toSorted((one, other) => one.id - other.id)
          .filter(({ messageType }) => messageType === 'ai')
          .map(({ message }) => message),
      close: () => void socket.disconnect(),
    },
  };
}

/** Leaves the failure of a question to a page that has been closed since: it gets no answer. */
function unlessClosed(socket: TestSocket, asked: Promise<void>): void {
  asked.catch((error: unknown) => {
    if (socket.connected) throw error;
  });
}

const failed = (answer: object): never => {
  throw new Error(`refused: ${JSON.stringify(answer)}`);
};

export function chatConversation(sessionId: string): Conversation {
  return {
    async open(browser) {
      const socket = await browser.socket();
      const { reopen, growing, add, page } = messagePage(socket, async () => {
        const answer = await socket.emitWithAck('chat:open', { sessionId });
        return answer.success ? answer : failed(answer);
      });
      socket.on('chat:message', ({ message }) => add(message));
      socket.on('chat:delta', (delta) => growing.append(delta));
      socket.on('chat:done', ({ replyId, message }) => {
        growing.end(replyId);
        add(message);
      });
      socket.on('chat:failed', ({ replyId }) => growing.end(replyId));
      await reopen();
      return page;
    },
    async ask(browser) {
      const socket = await browser.socket();
      const question = { sessionId, message: 'What would you do?', clientMessageId: randomUUID() };
      const answer = await socket.emitWithAck('chat:send', question);
      socket.disconnect();
      if (!answer.success) failed(answer);
    },
    end: async (browser) => void (await browser.call('POST', `/api/chat/${sessionId}/stop`)),
    stored: (database) =>
      texts(
        database,
        `select message as text from chat_messages where "sessionId" = '${sessionId}' and "messageType" = 'ai' order by id`,
      ),
  };
}

export function counsellorConversation(token: string, id: number): Conversation {
  return {
    async open(browser) {
      const socket = await browser.socket();
      const { reopen, growing, add, page } = messagePage(socket, async () => {
        const answer = await socket.emitWithAck('couples:open', { token });
        return answer.success ? answer : failed(answer);
      });
      socket.on('couples:message', ({ message }) => add(message));
      socket.on('couples:delta', (delta) => growing.append(delta));
      socket.on('couples:done', ({ replyId, message }) => {
        growing.end(replyId);
        add(message);
      });
      socket.on('couples:failed', ({ replyId }) => growing.end(replyId));
      await reopen();
      return page;
    },
    async ask(browser) {
      const socket = await browser.socket();
      const message = { token, message: '@counsellor What would you do?', clientMessageId: randomUUID() };
      const answer = await socket.emitWithAck('couples:send', message);
      socket.disconnect();
      if (!answer.success) failed(answer);
    },
    end: async (browser) => void (await browser.call('POST', `/api/couples/end/${id}`)),
    stored: (database) =>
      texts(
        database,
        `select message as text from couples_messages where "sessionId" = ${id} and "messageType" = 'ai' order by id`,
      ),
  };
}

/** Several advices, one after the other: each question is a request of its own. */
export function adviceConversation(): Conversation {
  const asked: string[] = [];
  const description = `My sister and I have not spoken since April. ${randomUUID()}`;
  return {
    async open(browser) {
      const socket = await browser.socket();
      const ready = new Map<string, string>();
      const runs = new Map<string, number>();
      const grown: string[] = [];
      const show = (requestId: string, run: number, { understanding }: AdviceSoFar): void => {
        if (ready.has(requestId) || run < (runs.get(requestId) ?? 0)) return;
        runs.set(requestId, run);
        if (understanding) grown.push(understanding);
      };
      const end = (requestId: string, advice: string): void => void ready.set(requestId, advice);
      const watched = new Set<string>();
      const watch = async (): Promise<void> => {
        for (const requestId of asked.filter((each) => !watched.has(each))) {
          watched.add(requestId);
          const answer = await socket.emitWithAck('advice:watch', { requestId });
          if (!answer.success) continue;
          show(requestId, answer.run, answer.advice);
          if (answer.session) end(requestId, answer.session.advice);
        }
      };
      socket.on('advice:progress', ({ requestId, run, advice }) => show(requestId, run, advice));
      socket.on('advice:ready', ({ requestId, session }) => end(requestId, session.advice));
      // A page opens with its request's address: every new request is watched.
      const looking = setInterval(() => unlessClosed(socket, watch()), 20);
      await watch();
      return {
        grown,
        replies: () => asked.flatMap((requestId) => ready.get(requestId) ?? []).map(understandingIn),
        close: () => {
          clearInterval(looking);
          socket.disconnect();
        },
      };
    },
    async ask(browser) {
      const request = adviceRequest({ description });
      asked.push(request.requestId);
      // A killed node answers nothing.
      void generate(browser, request).catch(() => undefined);
    },
    end: async (browser) => void (await browser.call('POST', '/api/advice/stop', { requestId: asked.at(-1) })),
    stored: async (database) =>
      (
        await texts(
          database,
          `select advice as text from advice_sessions where description = '${description}' order by "createdAt"`,
        )
      ).map(understandingIn),
  };
}

const understandingIn = (advice: string): string => Object(JSON.parse(advice)).understanding;

async function texts(database: TestDatabase, query: string): Promise<string[]> {
  const rows = await database.query(query);
  return rows.map((row) => String(Object(row).text));
}
