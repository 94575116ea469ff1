import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answer, message, reply, SESSION } from './chat.fixtures.ts';

vi.mock('../../lib/socket.ts', () => ({ liveSocket: async () => ({ connected: false }), reconnect: vi.fn() }));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, getElementById: () => null });
vi.stubGlobal('window', { addEventListener: () => undefined });

const { chatCache } = await import('./chat.cache.ts');
const { chats } = await import('./chat.conversation.ts');
const { viewOf } = (await import('./chat.merge.ts')).chatThread;
const { isGrowing, keys: chatKeys, upsertDelta, upsertDone } = chatCache;

beforeEach(() => queryClient.clear());

/** Loads the chat; the answer is of a moment before its reply ended. */
async function loadLate(replyId: string, ends: () => void): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    ends();
    return new Response(JSON.stringify(answer([message(1)], { reply: { replyId, text: 'So f' } })));
  });
  await queryClient.fetchQuery({ ...chats.viewQuery(SESSION), staleTime: 0 });
}

it.each(['a cached', 'no'])('a late answer brings no finished reply back with %s chat', async (cached) => {
  const replyId = `late with ${cached}`;
  if (cached !== 'no') queryClient.setQueryData(chatKeys.view(SESSION), viewOf(answer([message(1)])));
  await loadLate(replyId, () => {
    upsertDelta(SESSION, { replyId, offset: 0, text: 'So far' });
    upsertDone(SESSION, replyId, reply(2), true);
  });
  expect(isGrowing(SESSION)).toBe(false);
});

it('a late answer neither shortens a reply nor replaces its successor', async () => {
  queryClient.setQueryData(chatKeys.view(SESSION), viewOf(answer([message(1)])));
  await loadLate('long', () => upsertDelta(SESSION, { replyId: 'long', offset: 0, text: 'So far, so good' }));
  expect(queryClient.getQueryData(chatKeys.reply(SESSION))).toEqual({ replyId: 'long', text: 'So far, so good' });
  await loadLate('long', () => {
    upsertDone(SESSION, 'long', reply(2), true);
    upsertDelta(SESSION, { replyId: 'next', offset: 0, text: 'And' });
  });
  expect(queryClient.getQueryData(chatKeys.reply(SESSION))).toEqual({ replyId: 'next', text: 'And' });
});
