import { HelpView } from '@beside/common/safety/safety.views';
import { array, boolean, nullable, number, object, optional, picklist, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { queryClient } from '../query.ts';
import type { Answer, StoredMessage } from './cache.ts';

const emitted: unknown[][] = [];
/** The socket's acknowledgements by event; none is a time-out. */
let acks: Record<string, object> = {};
const socket = {
  connected: true,
  timeout: () => ({
    emitWithAck: async (...event: unknown[]) => {
      emitted.push(event);
      const ack = acks[String(event[0])];
      if (!ack) throw new Error('no answer in time');
      return ack;
    },
  }),
  emit: (...event: unknown[]) => emitted.push(event.slice(0, 2)),
};
const reconnect = vi.fn(async () => undefined);
vi.mock('../socket.ts', () => ({ liveSocket: async () => socket, reconnect }));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
vi.stubGlobal('window', { addEventListener: () => undefined });

const { createCache } = await import('./cache.ts');
const { createConversations } = await import('./conversation.ts');
const { createForgetting } = await import('./forgetting.ts');
const { createPages } = await import('./pages.ts');
const { threadOf } = await import('./thread.ts');

const MessageView = object({
  id: number(),
  message: string(),
  messageType: picklist(['user', 'ai']),
  createdAt: string(),
  clientMessageId: nullable(string()),
  language: string(),
});
const reply = nullable(object({ replyId: string(), text: string() }));
const PageView = object({ messages: array(MessageView), hasMore: boolean(), reply });

const written = (id: number, clientMessageId: string | null = null) => ({
  ...{ id, message: `words ${id}`, messageType: 'user' as const, createdAt: '2026-11-21T12:00:00.000Z' },
  ...{ clientMessageId, language: 'en' },
});
const page = (ids: number[], hasMore = false) => ({ messages: ids.map((id) => written(id)), hasMore, reply: null });
const opened = (ids: number[]) => ({ 'couples:open': { success: true, ...page(ids) } });

/** A kind that knows neither advice nor partners. It borrows the events of another, since the socket's events are typed. */
const thread = threadOf<StoredMessage, Answer<StoredMessage>, object>({
  pageSize: 50,
  update: (known) => known,
  facts: () => ({}),
});
const cache = createCache({ name: 'test', thread, isReply: () => false });
const forgetting = createForgetting({ drafts: 'beside.test.drafts', outbox: 'beside.test.outbox' });
const kind = {
  cache,
  forgetting,
  pages: createPages({ path: (id: string) => `/api/test/${id}`, view: PageView }),
  language: () => 'en' as const,
  pollPause: () => 500,
  outcomeMs: 1_000,
  sentView: object({ message: MessageView, help: optional(HelpView) }),
  pushName: (id: string) => id,
  sendByCall: vi.fn(async (_: string, { clientMessageId }: { clientMessageId: string }) => ({
    message: written(9, clientMessageId),
  })),
  onSent: vi.fn(),
  onTrouble: vi.fn(),
  onRefused: vi.fn(),
};
const conversations = createConversations({
  ...kind,
  open: (emitter, token, afterId, language) => emitter.emitWithAck('couples:open', { token, afterId, language }),
  close: (to, token) => to.emit('couples:close', { token }, () => undefined),
  sendByEvent: (emitter, token, message) => emitter.emitWithAck('couples:send', { token, ...message }),
});
const { outbox } = conversations;

const ID = 'the-conversation';
/** The paths and tags of the fetched pages; the answers in order, then nothing new. */
const fetched: string[] = [];
let answers: Response[] = [];
let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  emitted.length = 0;
  fetched.length = 0;
  [acks, answers, socket.connected] = [{}, [], true];
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    fetched.push([path, headers['if-none-match']].join(' ').trim());
    return answers.shift() ?? new Response(null, { status: 304 });
  });
  queryClient.clear();
  queryClient.setQueryData(cache.keys.view(ID), thread.viewOf(page([1, 2])));
});
afterEach(() => {
  leave();
  forgetting.forget();
  vi.useRealTimers();
});

const ids = () => cache.currentView(ID)?.pages.flatMap((each) => each.map(({ id }) => id));
const fresh = (body: object, etag?: string) => new Response(JSON.stringify(body), etag ? { headers: { etag } } : {});

async function goLive(): Promise<void> {
  acks = opened([]);
  leave = conversations.connect(ID);
  await vi.advanceTimersByTimeAsync(0);
  expect(conversations.isLive(ID)).toBe(true);
  emitted.length = 0;
}

async function send(): Promise<void> {
  conversations.sendMessage(ID, 'Hello');
  await vi.advanceTimersByTimeAsync(10);
}

it('sends over the live socket, and what was stored takes the place of what was not sent', async () => {
  await goLive();
  acks['couples:send'] = { success: true, message: written(3) };
  await send();
  expect(emitted).toEqual([['couples:send', expect.objectContaining({ token: ID, message: 'Hello', language: 'en' })]]);
  expect([ids(), outbox.outboxOf(ID), kind.onSent.mock.calls.length]).toEqual([[1, 2, 3], [], 1]);
  expect(kind.sendByCall).not.toHaveBeenCalled();
});

it('tells its kind nothing of a message whose sender signs out just then', async () => {
  await goLive();
  acks['couples:send'] = { success: true, message: written(3) };
  const watching = queryClient.getQueryCache().subscribe(() => ids()?.includes(3) && forgetting.forget());
  await send();
  watching();
  expect([ids(), kind.onSent.mock.calls]).toEqual([[1, 2, 3], []]);
});

it('sends by a call where the socket does not answer, with the same id, and replaces the socket', async () => {
  await goLive();
  await send();
  const { clientMessageId } = Object(emitted[0]?.[1]);
  expect(kind.sendByCall).toHaveBeenCalledWith(ID, expect.objectContaining({ clientMessageId }), expect.anything());
  expect(reconnect).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual([1, 2, 9]);
});

it('keeps a refused message, tells its kind of the trouble, and sends it again on demand', async () => {
  const refusal = new ApiError(400, 'validation_failed', 'no');
  kind.sendByCall.mockRejectedValueOnce(refusal);
  await send();
  const [item] = outbox.outboxOf(ID);
  expect(item).toMatchObject({ state: 'failed', fault: 'validation_failed', message: 'Hello' });
  expect(kind.onTrouble.mock.calls).toEqual([[ID, refusal]]);
  expect(kind.onRefused.mock.calls).toEqual([[ID, item?.clientMessageId, 'validation_failed']]);
  conversations.resend(ID, item?.clientMessageId ?? '');
  await vi.advanceTimersByTimeAsync(10);
  expect(kind.onRefused).toHaveBeenLastCalledWith(ID, item?.clientMessageId);
  expect([outbox.outboxOf(ID), ids()]).toEqual([[], [1, 2, 9]]);
});

it('tells its kind of no trouble where the connection was lost, or the sender has signed out', async () => {
  kind.sendByCall.mockRejectedValueOnce(new ApiError(0, 'network', 'gone'));
  await send();
  kind.sendByCall.mockImplementationOnce(async () => {
    forgetting.forget();
    throw new ApiError(400, 'validation_failed', 'no');
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kind.sendByCall).toHaveBeenCalledTimes(2);
  expect([kind.onTrouble.mock.calls, kind.onRefused.mock.calls, outbox.outboxOf(ID)]).toEqual([[], [], []]);
});

it('polls with the tag of an answer that has one, and without where it has none', async () => {
  socket.connected = false;
  answers = [fresh(page([3])), fresh(page([4]), '"a"')];
  leave = conversations.connect(ID);
  await vi.advanceTimersByTimeAsync(2_600);
  expect(fetched).toEqual(
    ['/api/test/the-conversation?after=0', '/api/test/the-conversation?after=0'].concat(
      Array.from({ length: 2 }, () => '/api/test/the-conversation?after=4 "a"'),
    ),
  );
  expect(ids()).toEqual([1, 2, 3, 4]);
});

it('catches a cached view up, and begins anew where too much was missed', async () => {
  const load = () => queryClient.fetchQuery({ ...conversations.viewQuery(ID), staleTime: 0 });
  answers = [fresh(page([3]))];
  await load();
  expect(ids()).toEqual([1, 2, 3]);
  answers = [fresh(page([4], true)), fresh(page([90, 91], true))];
  await load();
  expect(fetched).toEqual(['?after=2', '?after=3', ''].map((query) => `/api/test/the-conversation${query}`));
  expect(ids()).toEqual([90, 91]);
});

it('fetches older messages, and shows them when the list is ready', async () => {
  queryClient.setQueryData(cache.keys.view(ID), thread.viewOf(page([5, 6], true)));
  answers = [fresh(page([3, 4]))];
  const show = await conversations.fetchOlder(ID);
  expect([fetched, ids()]).toEqual([['/api/test/the-conversation?before=5'], [5, 6]]);
  show?.();
  expect(ids()).toEqual([3, 4, 5, 6]);
  expect(await conversations.fetchOlder('another')).toBeNull();
});

it('takes the pushes of the conversation on the page alone', async () => {
  const push = conversations.onPush(object({ sessionId: string(), message: MessageView }), conversations.receiveMessage);
  push({ sessionId: ID, message: written(3) });
  expect(ids()).toEqual([1, 2]);
  await goLive();
  push({ sessionId: 'another', message: written(3) });
  push({ sessionId: ID, message: written(4) });
  expect([ids(), cache.currentView(ID)?.syncedTo]).toEqual([[1, 2, 4], 4]);
  expect(() => push({ sessionId: ID })).toThrow('Unexpected');
});

it('catches up after a delta that lacks the one before it', async () => {
  await goLive();
  conversations.receiveDelta(ID, { replyId: 'r', offset: 7, text: 'lost' });
  await vi.advanceTimersByTimeAsync(0);
  expect(emitted.map(([event]) => event)).toEqual(['couples:open']);
});
