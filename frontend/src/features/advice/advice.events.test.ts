import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import * as socket from '../../lib/socket.ts';
import * as api from './advice.api.ts';
import { stopAdvice } from './advice.events.ts';

vi.mock('../../lib/socket.ts');
vi.mock('./advice.api.ts');
afterEach(() => void vi.useRealTimers());

it('asks to stop again until the server confirms, since a request may arrive after its stop', async () => {
  vi.useFakeTimers();
  vi.mocked(socket.liveSocket).mockRejectedValueOnce(new Error('the code did not load'));
  const offline: unknown = { connected: false };
  vi.mocked(socket.liveSocket).mockResolvedValue(offline as Awaited<ReturnType<typeof socket.liveSocket>>);
  const post = vi.mocked(api.postStop);
  post.mockRejectedValueOnce(ApiError.of({ code: 'not_found', message: 'Not found' })).mockResolvedValueOnce(true);
  const stopping = stopAdvice('r1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await stopping).toBe(true);
  expect(post).toHaveBeenCalledTimes(2);

  post.mockClear();
  post.mockRejectedValue(ApiError.of({ code: 'not_found', message: 'Not found' }));
  const another = stopAdvice('r2');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await another, post.mock.calls.length]).toEqual([false, 4]);
});
