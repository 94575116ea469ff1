import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveSocket } from './socket.ts';

const now = vi.spyOn(performance, 'now');

/** A page that began at 1,000 ms. @returns connects its socket @param connected whether it has one already */
async function begun(refetch: () => void, connected = false): Promise<() => void> {
  const { onSocket, refetchAfterGap } = await import('./socket.ts');
  now.mockReturnValue(1_000);
  onSocket(() => undefined);
  now.mockReturnValue(2_500);
  onSocket(() => undefined);
  const handlers: (() => void)[] = [];
  const socket = { connected, on: (_: string, handler: () => void) => void handlers.push(handler) };
  Reflect.apply(refetchAfterGap, undefined, [socket satisfies Pick<LiveSocket, 'connected'>, refetch]);
  return () => {
    for (const handler of handlers) handler();
  };
}

// Each page has modules of its own.
beforeEach(() => vi.resetModules());

it.each([
  ['a first connection in time asks for nothing', 4_000, false, 0],
  ['a late first connection asks once more: nobody received what was pushed meanwhile', 4_001, false, 1],
  ['a connection after one that was there asks once more', 4_000, true, 1],
])('%s', async (_, at, connected, times) => {
  const refetch = vi.fn();
  const connect = await begun(refetch, connected);
  now.mockReturnValue(at);
  connect();
  expect(refetch).toHaveBeenCalledTimes(times);
  connect();
  expect(refetch).toHaveBeenCalledTimes(times + 1);
});
