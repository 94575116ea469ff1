import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, message, SESSION } from '../features/chat/chat.fixtures.ts';
import { isFields } from '../lib/parse.ts';
import { openAdvice } from './advice.ts';
import type { FakeSocket } from './fake-socket.ts';
import type { Opened, Opening } from './open-app.tsx';

export interface OpenedChat extends Opened {
  live: FakeSocket;
  /** What was sent over the socket. */
  asked(): unknown[];
}

/** The open chat's parts. */
export const log = () => screen.findByRole('log');
export const panel = () => within(screen.getByRole('log').closest('section') ?? document.body);
export const composer = () => panel().findByRole('textbox', { name: 'Your message' });
export const replies = () => panel().queryAllByRole('article', { name: /^Beside, \d/ });
export const asked = (text: string) =>
  panel()
    .queryAllByRole('article', { name: /^You, / })
    .filter(({ textContent }) => textContent?.includes(text));

/** The reader's only question with a text. */
export function question(text: string): HTMLElement {
  const [found, another] = asked(text);
  if (!found || another) throw new Error(`there is not one question with “${text}”`);
  return found;
}

/** Stores what a page sends, as the server does, and returns the acknowledgement. */
function storing(first = 100): (payload: unknown) => object {
  let id = first;
  return (payload) => {
    if (!isFields(payload)) throw new Error('a question has fields');
    id += 1;
    const own = { message: String(payload.message), clientMessageId: String(payload.clientMessageId) };
    return { success: true, message: message(id, own) };
  };
}

/** Opens an advice whose chat is open, live. */
export async function openChat(messages: ChatMessageView[] = [], more: Opening = {}): Promise<OpenedChat> {
  // As the tab keeps it over a reload.
  sessionStorage.setItem('beside.chat.open', SESSION);
  const opened = await openAdvice(undefined, {
    ...more,
    answers: { [`GET /api/chat/${SESSION}`]: { json: { success: true, ...answer(messages) } }, ...more.answers },
    socketAnswers: {
      'chat:open': () => ({ success: true, ...answer([]) }),
      'chat:close': () => ({ success: true }),
      'chat:send': storing(),
      ...more.socketAnswers,
    },
  });
  await log();
  const live = await opened.socket();
  await waitFor(() => {
    if (!live.sent.some(({ event }) => event === 'chat:open')) throw new Error('the chat is not open on the socket yet');
  });
  return {
    ...opened,
    live,
    asked: () => live.sent.filter(({ event }) => event === 'chat:send').map(({ payload }) => payload),
  };
}

/** Sends a question. */
export async function put({ user }: Opened, text: string): Promise<void> {
  await user.click(await composer());
  await user.paste(text);
  await user.keyboard('{Enter}');
}
