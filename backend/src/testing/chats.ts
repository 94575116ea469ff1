import { randomUUID } from 'node:crypto';
import type { ChatMessageView, OpenChatView } from '@beside/common/chat/chat.views';
import type { ServerToClientEvents } from '@beside/common/events';
import { adviceRequest, generate } from './advice-requests.ts';
import type { Answer, Browser, TestSocket } from './test-browser.ts';

/** A visitor's advice to chat about. The model double answers it with `GOOD_ADVICE` unless it plays something else. */
export async function createAdvice(browser: Browser, more: object = {}): Promise<string> {
  const { body, status } = await generate(browser, { ...adviceRequest(), ...more });
  if (status !== 200) throw new Error(`An advice answered ${status}`);
  return String(Object(body.session).id);
}

export const postChat = (browser: Browser, id: string, message: string, more: object = {}): Promise<Answer> =>
  browser.call('POST', `/api/chat/${id}`, { message, ...more });

export async function readChat(browser: Browser, id: string, query = ''): Promise<OpenChatView> {
  const { body } = await browser.call('GET', `/api/chat/${id}${query}`);
  return Object(body);
}

export const messagesIn = ({ body }: Answer): ChatMessageView[] => Object(body.messages);

export const textsOf = ({ messages }: Pick<OpenChatView, 'messages'>): string[] => messages.map(({ message }) => message);

export interface ChatTab {
  socket: TestSocket;
  opened: OpenChatView;
  /** All pushes so far. */
  frames: { event: string; push: object }[];
}

/** A page with the chat open. */
export async function openChat(browser: Browser, sessionId: string, afterId?: number): Promise<ChatTab> {
  const socket = await browser.socket();
  const frames: ChatTab['frames'] = [];
  socket.onAny((event: string, push: object) => frames.push({ event, push }));
  const answer = await socket.emitWithAck('chat:open', { sessionId, afterId });
  if (!answer.success) throw new Error(`Opening a chat answered ${answer.code}`);
  return { socket, opened: answer, frames };
}

export async function askChat({ socket }: Pick<ChatTab, 'socket'>, sessionId: string, message: string, more: object = {}) {
  const answer = await socket.emitWithAck('chat:send', { sessionId, message, clientMessageId: randomUUID(), ...more });
  if (!answer.success) throw new Error(`Asking answered ${answer.code}`);
  return answer;
}

type Push<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** Resolves with the next push of an event that passes a check. */
export function nextChatPush<E extends 'chat:message' | 'chat:delta' | 'chat:done' | 'chat:failed'>(
  { socket }: Pick<ChatTab, 'socket'>,
  event: E,
  accept: (push: Push<E>) => boolean = () => true,
): Promise<Push<E>> {
  return new Promise((resolve) => {
    const receive = (name: string, push: Push<E>): void => {
      if (name !== event || !accept(push)) return;
      socket.offAny(receive);
      resolve(push);
    };
    socket.onAny(receive);
  });
}
