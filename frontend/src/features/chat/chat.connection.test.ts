import type { OpenChatView } from '@beside/common/chat/chat.views';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answer, message, reply, SESSION } from './chat.fixtures.ts';

type Opened = ({ success: true } & OpenChatView) | { success: false; code: string } | null;

/** The socket's answers to openings, in order; then an empty success. */
const openings: Opened[] = [];
const emitted: unknown[][] = [];
const socket = {
  connected: false,
  timeout: () => ({
    emitWithAck: async (...event: unknown[]) => {
      emitted.push(event);
      const next = openings.length > 0 ? openings.shift() : { success: true, ...answer([]) };
      if (!next) throw new Error('no answer in time');
      return next;
    },
  }),
  emit: (...event: unknown[]) => emitted.push(event.slice(0, 2)),
};
const reconnect = vi.fn(async () => undefined);
vi.mock('../../lib/socket.ts', () => ({ liveSocket: async () => socket, reconnect }));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, getElementById: () => null });
vi.stubGlobal('window', { addEventListener: () => undefined });

const { chats } = await import('./chat.conversation.ts');
const { chatCache } = await import('./chat.cache.ts');
const { chatThread } = await import('./chat.merge.ts');
const { connect, connectionLost, isLive, resync, socketConnected } = chats;
const { currentView } = chatCache;

/** What polls fetch, and the addresses of those polls. */
let stored: OpenChatView = answer([]);
let status = 200;
const polls: string[] = [];
let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  openings.length = 0;
  emitted.length = 0;
  polls.length = 0;
  reconnect.mockClear();
  socket.connected = false;
  [stored, status] = [answer([]), 200];
  vi.stubGlobal('fetch', async (path: string) => {
    polls.push(path);
    return new Response(JSON.stringify(stored), { status });
  });
  queryClient.clear();
  queryClient.setQueryData(chatCache.keys.view(SESSION), chatThread.viewOf(answer([message(1)])));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const ids = () =>
  currentView(SESSION)
    ?.pages.flat()
    .map(({ id }) => id);

it('catches up page by page, and is live with the last one', async () => {
  socket.connected = true;
  openings.push(
    { success: true, ...answer([message(1), message(2)], { hasMore: true }) },
    { success: true, ...answer([reply(3)]) },
  );
  leave = connect(SESSION);
  await settle();
  expect(emitted).toEqual([
    ['chat:open', { sessionId: SESSION, afterId: 0 }],
    ['chat:open', { sessionId: SESSION, afterId: 2 }],
  ]);
  expect([ids(), isLive(SESSION)]).toEqual([[1, 2, 3], true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls).toEqual([]);
});

it('polls often while a reply is awaited, and rarely otherwise', async () => {
  stored = answer([message(1)]);
  leave = connect(SESSION);
  await vi.advanceTimersByTimeAsync(900);
  expect(polls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(4_200);
  expect(polls).toHaveLength(3);
  stored = answer([message(1), reply(2)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ids()).toEqual([1, 2]);
  const before = polls.length;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(polls).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(polls).toHaveLength(before + 1);
});

it('polls with a tag where the answer has one, and for the last messages again, which may have changed', async () => {
  const tags: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    polls.push(path);
    tags.push(headers['if-none-match']);
    const news = tags.length === 1 ? answer([message(1), message(2)]) : answer([message(2, { unanswered: 'stopped' })]);
    return new Response(JSON.stringify(news), { headers: { etag: `"${tags.length}"` } });
  });
  leave = connect(SESSION);
  await vi.advanceTimersByTimeAsync(3_100);
  expect([polls, tags]).toEqual([Array(2).fill(`/api/chat/${SESSION}?after=0`), [undefined, '"1"']]);
  expect(currentView(SESSION)?.pages.flat().at(-1)?.unanswered).toBe('stopped');
});

it('stops polling when the socket is back, and begins again when it is lost', async () => {
  leave = connect(SESSION);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(polls).toHaveLength(1);
  socket.connected = true;
  socketConnected();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([polls.length, isLive(SESSION)]).toEqual([1, true]);
  connectionLost();
  expect(isLive(SESSION)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(polls).toHaveLength(2);
});

it('replaces a socket that carries an older cookie, and one that does not answer', async () => {
  socket.connected = true;
  openings.push({ success: false, code: 'not_found' });
  leave = connect(SESSION);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(reconnect).toHaveBeenCalledTimes(1);
  openings.push(null, null);
  socketConnected();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(reconnect).toHaveBeenCalledTimes(2);
  expect(currentView(SESSION)?.gone).toBe(false);
});

it('says that a chat is gone when the call cannot find it, and asks no more until the socket is back', async () => {
  [socket.connected, status] = [true, 404];
  openings.push({ success: false, code: 'not_found' });
  leave = connect(SESSION);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentView(SESSION)?.gone).toBe(true);
  expect([polls.length, reconnect.mock.calls.length]).toEqual([1, 0]);
  socketConnected();
  await settle();
  expect([currentView(SESSION)?.gone, isLive(SESSION)]).toEqual([false, true]);
});

it('closes the chat when the page is left, also one whose opening is still under way', async () => {
  socket.connected = true;
  leave = connect(SESSION);
  await settle();
  leave();
  await settle();
  expect(emitted.at(-1)).toEqual(['chat:close', { sessionId: SESSION }]);
  leave = connect(SESSION);
  leave();
  await settle();
  expect(emitted.at(-1)).toEqual(['chat:close', { sessionId: SESSION }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(polls).toEqual([]);
});

it('catches up once a second after missed pushes, and forgets none', async () => {
  socket.connected = true;
  leave = connect(SESSION);
  await settle();
  const opened = () => emitted.filter(([event]) => event === 'chat:open').length;
  expect(opened()).toBe(1);
  resync();
  await settle();
  expect(opened()).toBe(2);
  resync();
  resync();
  await vi.advanceTimersByTimeAsync(900);
  expect(opened()).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened()).toBe(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(opened()).toBe(3);
  // Not after the page was left.
  resync();
  resync();
  leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(opened()).toBe(3);
});
