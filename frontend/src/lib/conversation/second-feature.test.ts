import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { useConnectionFacts } from '../connection.store.ts';
import { queryClient } from '../query.ts';
import { createForgetting } from './forgetting.ts';
import { growingReplies } from './growing-replies.ts';
import { createSender } from './sending/outbox.sender.ts';
import { createOutbox } from './sending/outbox.store.ts';
import { findMessage, lastMessage, type Page, resumeFrom, type Thread, threadOf } from './thread.ts';

// The parts serve a feature that knows neither partners nor translations: a chat between one person and the AI.

interface ChatMessage {
  id: number;
  sessionId: number;
  message: string;
  messageType: 'user' | 'ai';
  createdAt: string;
  clientMessageId: string | null;
  generatedBy?: 'ai';
}

const written = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sessionId: 7,
  message: `words ${id}`,
  messageType: 'user',
  createdAt: '2026-11-21T12:00:00.000Z',
  clientMessageId: null,
  ...more,
});
const several = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => written(from + index));
const ids = ({ pages }: Pick<Thread<ChatMessage>, 'pages'>) => pages.flat().map(({ id }) => id);

describe("a chat's messages", () => {
  const chat = threadOf<ChatMessage, Page<ChatMessage> & { title?: string }, { title: string }>({
    pageSize: 20,
    update: (known) => known,
    facts: ({ title }, known) => ({ title: title ?? known?.title ?? '' }),
  });

  it('stand once and in one order, however they arrive', () => {
    const view = chat.viewOf({ messages: several(1, 3), hasMore: false });
    const own = written(5, { clientMessageId: 'mine' });
    const acknowledged = chat.addMessage(view, own, false);
    const pushed = chat.addMessage(
      chat.addMessage(acknowledged, written(4, { messageType: 'ai', generatedBy: 'ai' }), true),
      own,
      true,
    );
    expect(ids(pushed)).toEqual([1, 2, 3, 4, 5]);
    expect(findMessage(pushed.pages, 4)?.generatedBy).toBe('ai');
    expect(lastMessage(pushed)).toBe(own);
  });

  it('never change: an echo leaves the list as it is', () => {
    const view = chat.viewOf({ messages: several(1, 3), hasMore: false });
    expect(chat.addMessage(view, written(2), true).pages).toBe(view.pages);
  });

  it("keep a feature's own facts", () => {
    const view = chat.viewOf({ messages: several(1, 3), hasMore: false, title: 'About Ines' });
    expect(chat.mergeAnswer(view, { messages: several(3, 5), hasMore: false })).toMatchObject({
      title: 'About Ines',
      syncedTo: 5,
    });
  });

  it('are caught up from before a gap', () => {
    const view = chat.addMessage(chat.viewOf({ messages: several(1, 3), hasMore: false }), written(9), false);
    expect(resumeFrom(view)).toBe(0);
    const caughtUp = chat.mergeAnswer(view, { messages: several(4, 9), hasMore: false });
    expect(ids(caughtUp)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('get older pages in front, of which the known ones stay identical', () => {
    const view = chat.viewOf({ messages: several(41, 60), hasMore: true });
    const older = chat.addOlder(view, 41, { messages: several(1, 40), hasMore: false });
    expect(older.pages.map((page) => page.length)).toEqual([20, 20, 20]);
    expect(older.pages.at(-1)).toBe(view.pages[0]);
    expect(older.hasOlder).toBe(false);
  });

  it('drop what lies beyond a gap when the newest page arrives', () => {
    const view = chat.viewOf({ messages: several(1, 20), hasMore: false });
    const newest = chat.mergeNewest(view, { messages: several(81, 100), hasMore: true });
    expect(ids(newest)).toEqual(several(81, 100).map(({ id }) => id));
    expect(newest).toMatchObject({ hasOlder: true, syncedTo: 100 });
  });
});

describe("a chat's growing reply", () => {
  const key = (sessionId: number) => ['chat', 'reply', sessionId];
  const replies = growingReplies(key);
  const shown = () => queryClient.getQueryData(key(7));

  beforeEach(() => queryClient.clear());

  it('grows by deltas, and a gap asks for the text again', () => {
    expect(replies.append(7, { replyId: 'r', offset: 0, text: 'Then' })).toBe(true);
    expect(replies.append(7, { replyId: 'r', offset: 4, text: ' believe her' })).toBe(true);
    expect(replies.append(7, { replyId: 'r', offset: 99, text: 'lost' })).toBe(false);
    expect(shown()).toEqual({ replyId: 'r', text: 'Then believe her' });
    replies.merge(7, { replyId: 'r', text: 'Then believe her that it hurt.' });
    expect(shown()).toEqual({ replyId: 'r', text: 'Then believe her that it hurt.' });
  });

  it('ends once, though a late answer still carries it', () => {
    replies.append(7, { replyId: 'ends', offset: 0, text: 'Then' });
    replies.end(7, 'ends');
    expect(shown()).toBeNull();
    replies.merge(7, { replyId: 'ends', text: 'Then believe' });
    expect(shown()).toBeNull();
  });

  it('ends with its message when its own end was not pushed', () => {
    replies.append(7, { replyId: 'unended', offset: 0, text: 'Then' });
    replies.end(7);
    replies.merge(7, { replyId: 'unended', text: 'Then believe' });
    expect(shown()).toBeNull();
  });

  it('stays when another one ends, and belongs to its own session', () => {
    replies.append(7, { replyId: 'next', offset: 0, text: 'And' });
    replies.end(7, 'earlier');
    expect(shown()).toEqual({ replyId: 'next', text: 'And' });
    expect(replies.append(8, { replyId: 'next', offset: 3, text: ' then' })).toBe(false);
  });
});

describe("a chat's outbox", () => {
  const storage = new Map<string, string>();
  const forgetting = createForgetting({ outbox: 'beside.chat.outbox' });
  const chatOutbox = () => createOutbox(forgetting.keys.outbox, forgetting);
  let outbox = chatOutbox();
  const put = (clientMessageId: string) =>
    outbox.enqueue('7', {
      clientMessageId,
      message: `words of ${clientMessageId}`,
      language: 'nl',
      writtenAt: '2026-11-21T12:00:00.000Z',
    });

  beforeEach(() => {
    vi.useFakeTimers();
    storage.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
        removeItem: (key: string) => storage.delete(key),
      },
    });
    outbox = chatOutbox();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is kept over a reload, with the language of its writer', () => {
    put('a');
    put('b');
    outbox.markFailed('7', 'a', 'validation_failed');
    const reloaded = chatOutbox();
    expect(reloaded.outboxOf('7')).toMatchObject([
      { clientMessageId: 'a', state: 'failed', fault: 'validation_failed', language: 'nl' },
      { clientMessageId: 'b', state: 'waiting', language: 'nl' },
    ]);
    expect(reloaded.nextWaiting('7')?.clientMessageId).toBe('b');
  });

  it('begins empty if what the tab kept is not readable', () => {
    storage.set('beside.chat.outbox', JSON.stringify({ 7: [{ clientMessageId: 'a', language: 'nowhere' }] }));
    expect(chatOutbox().outboxOf('7')).toEqual([]);
  });

  /** A sender whose calls are answered by `answers`, in order; then all succeed. */
  function sending(...answers: (Error | 'stored')[]) {
    const sent: string[] = [];
    const shown: string[] = [];
    const sender = createSender({
      outbox,
      untilForgotten: forgetting.untilForgotten,
      deliver: async (of, { clientMessageId, message, language }) => {
        sent.push(`${of} ${language} ${clientMessageId}`);
        const answer = answers.shift() ?? 'stored';
        if (answer !== 'stored') throw answer;
        return { message: written(sent.length, { message, clientMessageId }) };
      },
      show: (_, { message }) => shown.push(message.message),
    });
    return { ...sender, sent, shown };
  }

  it('is sent one at a time, in the order of writing', async () => {
    put('a');
    put('b');
    const { sendWaiting, sent, shown } = sending();
    const done = sendWaiting('7');
    put('c');
    await vi.runAllTimersAsync();
    await done;
    expect(sent).toEqual(['7 nl a', '7 nl b', '7 nl c']);
    expect(shown).toEqual(['words of a', 'words of b', 'words of c']);
    expect(outbox.outboxOf('7')).toEqual([]);
  });

  it('waits as long as the server asks, and the later ones wait behind', async () => {
    put('a');
    put('b');
    const { sendWaiting, sent } = sending(new ApiError(429, 'too_many_requests', 'slow', {}, 7));
    const done = sendWaiting('7');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(sent).toEqual(['7 nl a']);
    await vi.runAllTimersAsync();
    await done;
    expect(sent).toEqual(['7 nl a', '7 nl a', '7 nl b']);
  });

  it('sends at once when the connection is back', async () => {
    put('a');
    const { sendWaiting, sent } = sending(new ApiError(0, 'network', 'gone'));
    useConnectionFacts.setState({ http: 'failing' });
    const done = sendWaiting('7');
    await vi.advanceTimersByTimeAsync(1);
    useConnectionFacts.setState({ http: 'ok' });
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.runAllTimersAsync();
    await done;
  });

  it('keeps a refused message with its reason, and sends the next', async () => {
    put('a');
    put('b');
    const { sendWaiting, shown } = sending(new ApiError(400, 'validation_failed', 'no'));
    const done = sendWaiting('7');
    await vi.runAllTimersAsync();
    await done;
    expect(shown).toEqual(['words of b']);
    expect(outbox.outboxOf('7')).toMatchObject([{ clientMessageId: 'a', state: 'failed', fault: 'validation_failed' }]);
    // "Try again" queues it behind the waiting ones.
    outbox.markWaiting('7', 'a');
    expect(outbox.nextWaiting('7')).toMatchObject({ clientMessageId: 'a', fault: undefined });
  });

  it('shows and keeps nothing once the sender has signed out', async () => {
    put('a');
    const { sendWaiting, shown } = sending();
    const done = sendWaiting('7');
    forgetting.forget();
    await vi.runAllTimersAsync();
    await done;
    expect(shown).toEqual([]);
    expect(outbox.outboxOf('7')).toEqual([]);
  });
});
