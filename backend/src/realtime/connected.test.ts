import { afterEach, expect, it, vi } from 'vitest';
import { createConnected } from './connected.ts';
import { rooms } from './rooms.ts';

vi.useFakeTimers();
afterEach(() => vi.useRealTimers());

it('tells all who watch the same number in the end, whoever came and left between, and counts no programs', async () => {
  const sockets = new Map<string, object>();
  const members = new Map([[rooms.programs, new Set<string>()]]);
  const told: number[] = [];
  let watching = 1;
  const io = Object.assign(Object.create(null), { sockets: { sockets, adapter: { rooms: members } }, on: () => io });
  const publisher = Object.assign(Object.create(null), {
    localSockets: () => Array.from({ length: watching }),
    publishHere: (_room: string, _event: string, push: object) => told.push(Object(push).connected.pages),
  });
  const connected = createConnected(io, null, 'one', publisher);
  const nextCount = () => vi.advanceTimersByTimeAsync(2000);
  for (const id of ['a', 'b']) sockets.set(id, {});
  expect((await connected.watched()).pages).toBe(2);
  await nextCount();
  await nextCount();
  expect(told).toEqual([2]);
  // One who comes knows 3; it is 2 again before the next count.
  sockets.set('c', {});
  expect((await connected.watched()).pages).toBe(3);
  sockets.delete('c');
  await nextCount();
  expect(told).toEqual([2, 2]);
  // Nobody watches while it changes there and back.
  watching = 0;
  sockets.set('program', {});
  members.get(rooms.programs)?.add('program');
  await nextCount();
  watching = 1;
  expect((await connected.watched()).pages).toBe(2);
  await nextCount();
  expect(told).toEqual([2, 2, 2]);
  connected.stop();
});
