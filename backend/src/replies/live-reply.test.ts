import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveReply } from './live-reply.ts';
import type { Reply, Snapshot } from './reply.types.ts';

const reply: Reply = {
  id: '6a4b6e6c-9c51-4b52-8d0f-0d4f3f1b7a10',
  kind: 'test',
  subject: 'test',
  userId: null,
  visitorId: null,
  status: 'running',
  run: 2,
  stopRequested: 0,
  input: {},
  reservation: null,
  isShown: false,
  resultId: null,
  code: null,
};

let pushed: Snapshot<string>[] = [];
let live: LiveReply<string>;
let shown = 0;

const reader = () => {
  let text = '';
  return {
    append: (delta: string): void => {
      text += delta;
    },
    view: () => text,
  };
};
const texts = (): string[] => pushed.map(({ view }) => view);
const steps = (): string[] => pushed.map(({ step }) => step);

beforeEach(() => {
  vi.useFakeTimers();
  pushed = [];
  shown = 0;
  live = new LiveReply(reply, {
    push: (snapshot) => void pushed.push(snapshot),
    counts: (view) => view.includes('enough'),
    onShown: () => void shown++,
  });
  live.begin(reader);
});
afterEach(() => vi.useRealTimers());

it('pushes the first text at once, and what follows within 45 ms in one push', () => {
  live.append('One');
  expect(pushed).toEqual([{ run: 2, step: 'understanding', view: 'One' }]);
  vi.advanceTimersByTime(20);
  live.append(', two');
  live.append(', three');
  vi.advanceTimersByTime(24);
  expect(texts()).toEqual(['One']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['One', 'One, two, three']);
  vi.advanceTimersByTime(500);
  expect(pushed).toHaveLength(2);
});

it('pushes text at once again after a silence', () => {
  live.append('One');
  vi.advanceTimersByTime(45);
  live.append(', two');
  expect(texts()).toEqual(['One', 'One, two']);
  live.append(', three');
  vi.advanceTimersByTime(45);
  live.append(', four');
  expect(texts().slice(2)).toEqual(['One, two, three']);
  vi.advanceTimersByTime(45);
  expect(texts().slice(3)).toEqual(['One, two, three, four']);
});

it('pushes each step once and in order, after the work under way', () => {
  live.enter('understanding');
  live.enter('generating');
  expect(live.snapshot().step).toBe('generating');
  expect(pushed).toEqual([]);
  vi.runAllTimers();
  expect(steps()).toEqual(['understanding', 'generating']);
  live.enter('preparing');
  vi.runAllTimers();
  expect(steps()).toEqual(['understanding', 'generating', 'preparing']);
});

it('pushes a step with the text that comes with it, and not again', () => {
  live.enter('generating');
  live.append('One');
  expect(pushed).toEqual([{ run: 2, step: 'generating', view: 'One' }]);
  vi.runAllTimers();
  expect(pushed).toHaveLength(1);
});

it('sends text that was waiting with a step, and not again', () => {
  live.append('One');
  vi.advanceTimersByTime(10);
  live.append(', two');
  live.enter('preparing');
  vi.advanceTimersByTime(1);
  expect(pushed.slice(1)).toEqual([{ run: 2, step: 'preparing', view: 'One, two' }]);
  vi.runAllTimers();
  expect(pushed).toHaveLength(2);
});

it('begins its text anew with another attempt', () => {
  live.append('A first attempt');
  live.restart();
  expect(live.snapshot().view).toBe('');
  live.append('The second');
  vi.runAllTimers();
  expect(texts()).toEqual(['A first attempt', 'The second']);
});

it('keeps the first reason for which it was cancelled', () => {
  expect([live.reason, live.abort.signal.aborted]).toEqual([null, false]);
  live.cancel('lost');
  live.cancel('stopped');
  expect([live.reason, live.abort.signal.aborted]).toEqual(['lost', true]);
});

it('pushes nothing after it is closed', () => {
  live.append('One');
  live.append(', two');
  live.enter('preparing');
  expect(live.isOpen()).toBe(true);
  live.close();
  expect([live.isOpen(), vi.getTimerCount()]).toEqual([false, 1]);
  vi.runAllTimers();
  live.append(', three');
  live.enter('preparing');
  vi.runAllTimers();
  expect(texts()).toEqual(['One']);
});

it('knows once a page was shown enough to count, in whichever attempt', () => {
  live.append('Not ');
  expect([live.isShown(), shown]).toEqual([false, 0]);
  live.append('enough');
  expect([live.isShown(), shown]).toEqual([false, 0]);
  vi.advanceTimersByTime(45);
  expect([live.isShown(), shown]).toEqual([true, 1]);
  live.restart();
  live.append('Another');
  vi.advanceTimersByTime(45);
  expect([live.isShown(), shown]).toEqual([true, 1]);
});

it('knows it of what a late page reads, and of what another node has shown', () => {
  live.append('');
  live.append('enough');
  expect(live.snapshot().view).toBe('enough');
  expect(live.isShown()).toBe(true);
  expect(new LiveReply({ ...reply, isShown: true }, { push: vi.fn(), counts: () => false, onShown: vi.fn() }).isShown()).toBe(
    true,
  );
});

it('shows nothing more once it is stopped, neither to its pages nor to a late one', () => {
  live.append('Some');
  live.append(', enough');
  live.cancel('stopped');
  vi.advanceTimersByTime(1000);
  expect([texts(), live.snapshot().view, live.isShown(), shown]).toEqual([['Some'], 'Some', false, 0]);
});
