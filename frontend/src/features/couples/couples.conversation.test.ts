import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answer, message } from './couples.fixtures.ts';

vi.mock('../../lib/socket.ts', () => ({ liveSocket: async () => ({ connected: false }), reconnect: vi.fn() }));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
vi.stubGlobal('window', { addEventListener: () => undefined });

const { couplesCache } = await import('./couples.cache.ts');
const { couples } = await import('./couples.conversation.ts');
const { viewOf } = (await import('./couples.merge.ts')).couplesThread;
const { keys: couplesKeys, upsertDelta, upsertDone } = couplesCache;

const TOKEN = 'token-of-the-session';
const stored = message(2, { messageType: 'ai', senderRole: null, senderName: 'Counsellor' });

beforeEach(() => queryClient.clear());

it.each([
  ['a cached', false],
  ['a cached, far behind', true],
  ['no', false],
])('a late answer brings no finished reply back with %s session', async (cached, hasMore) => {
  const replyId = `late with ${cached}`;
  if (cached !== 'no') queryClient.setQueryData(couplesKeys.view(TOKEN), viewOf(answer([message(1)])));
  vi.stubGlobal('fetch', async (path: string) => {
    upsertDelta(TOKEN, { replyId, offset: 0, text: 'You are' });
    upsertDone(TOKEN, replyId, stored, true);
    const late = answer([message(1)], { reply: { replyId, text: 'You' }, hasMore: hasMore && path.includes('after') });
    return new Response(JSON.stringify(late));
  });
  await queryClient.fetchQuery({ ...couples.viewQuery(TOKEN), staleTime: 0 });
  expect(queryClient.getQueryData(couplesKeys.reply(TOKEN)) ?? null).toBeNull();
});
