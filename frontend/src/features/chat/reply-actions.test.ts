import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answer, message, reply, SESSION } from './chat.fixtures.ts';

vi.mock('../../lib/socket.ts', () => ({ liveSocket: async () => ({ connected: false }), reconnect: vi.fn() }));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, getElementById: () => null });
const chosen = { country: 'NL' };
vi.stubGlobal('window', {
  addEventListener: () => undefined,
  localStorage: { getItem: (key: string) => (key === 'beside.country' ? chosen.country : null) },
});

const { chatCache } = await import('./chat.cache.ts');
const { chatThread } = await import('./chat.merge.ts');
const { retryReply } = await import('./reply-actions.ts');

beforeEach(() => queryClient.clear());

it('asking again names the chosen country, as asking does', async () => {
  const question = message(1, { unanswered: 'model_failed' });
  queryClient.setQueryData(chatCache.keys.view(SESSION), chatThread.viewOf(answer([question])));
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ success: true, messages: [reply(2)] }));
  });
  await retryReply(question);
  expect(bodies).toEqual([{ messageId: 1, country: 'NL' }]);
  expect(chatCache.currentView(SESSION)?.pages.flat()).toEqual([{ ...question, unanswered: undefined }, reply(2)]);
});
