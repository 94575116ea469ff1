import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import type { OpenCouplesView } from '@beside/common/couples/couples.views';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answer, message } from './couples.fixtures.ts';

const TOKEN = 'token-of-the-session';

/** The socket's answer to an opening. */
let opened: OpenCouplesView = answer([]);
const emitted: unknown[] = [];
const socket = {
  connected: false,
  timeout: () => ({ emitWithAck: async () => ({ success: true, ...opened }) }),
  emit: (event: string) => emitted.push(event),
};
const reconnect = vi.fn(async () => undefined);
vi.mock('../../lib/socket.ts', () => ({ liveSocket: async () => socket, reconnect }));
const tab = { hidden: false, addEventListener: () => undefined };
vi.stubGlobal('document', tab);
vi.stubGlobal('window', { addEventListener: () => undefined });

const { couplesCache } = await import('./couples.cache.ts');
const { couples } = await import('./couples.conversation.ts');
const { couplesThread } = await import('./couples.merge.ts');

const polls: [path: string, tag: unknown][] = [];
let leave: () => void = () => undefined;

function show(more: Partial<OpenCouplesView> = {}): void {
  queryClient.setQueryData(couplesCache.keys.view(TOKEN), couplesThread.viewOf(answer([message(1)], more)));
}

beforeEach(() => {
  vi.useFakeTimers();
  reconnect.mockClear();
  polls.length = 0;
  emitted.length = 0;
  [socket.connected, tab.hidden, opened] = [false, false, answer([])];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    polls.push([path, headers['if-none-match']]);
    if (headers['if-none-match']) return new Response(null, { status: 304 });
    return new Response(JSON.stringify({ ...couplesCache.currentView(TOKEN), ...answer([]) }), { headers: { etag: '"1"' } });
  });
  queryClient.clear();
  show();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('replaces the socket that knows its reader only as a visitor, and merges nothing', async () => {
  socket.connected = true;
  opened = answer([message(2)], { me: { role: 'visitor', name: null } });
  leave = couples.connect(TOKEN);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(reconnect).toHaveBeenCalledTimes(1);
  expect(couples.isLive(TOKEN)).toBe(false);
  expect(couplesCache.currentView(TOKEN)?.pages.flat()).toEqual([message(1)]);
});

it('polls with the tag of the last answer, and asks for no message twice', async () => {
  leave = couples.connect(TOKEN);
  await vi.advanceTimersByTimeAsync(1_100 + 2 * COUPLES_POLL_MS);
  const path = `/api/couples/session/${TOKEN}?language=en&after=`;
  expect(polls).toEqual([
    [`${path}0`, undefined],
    [`${path}1`, '"1"'],
    [`${path}1`, '"1"'],
  ]);
});

it.each([
  ['a hidden tab', () => Object.assign(tab, { hidden: true })],
  ['an ended session', () => show({ session: { ...answer([]).session, isActive: false } })],
])('polls less often in %s', async (_, make) => {
  make();
  leave = couples.connect(TOKEN);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(polls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_800);
  expect(polls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(polls).toHaveLength(2);
});

it('polls a while after a message was sent, also where polls are rare', async () => {
  tab.hidden = true;
  leave = couples.connect(TOKEN);
  await vi.advanceTimersByTimeAsync(1_100);
  couples.pollSoon(TOKEN);
  await vi.advanceTimersByTimeAsync(COUPLES_AFTER_SEND_MS - 100);
  expect(polls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(polls).toHaveLength(2);
});
