import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Show } from '../components/page/Show.tsx';
import { type LazyPart, lazyPart } from '../lib/lazy-part.ts';
import { usePart } from './use-part.ts';

const load = vi.fn(async () => () => <p>the part</p>);

function Page({ part }: { part: LazyPart<object> }) {
  return usePart(part, 'wanted') ? <Show part={part} props={{}} /> : <p>not there</p>;
}

/** A page whose part cannot be loaded at first. */
async function openWithout(): Promise<void> {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page part={lazyPart(load, [])} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  load.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

it('a part that could not be loaded is tried again when the browser is online again', async () => {
  await openWithout();
  expect(screen.getByText('not there')).toBeDefined();
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
  expect(await screen.findByText('the part')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('or after half a minute', async () => {
  await openWithout();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  expect(await screen.findByText('the part')).toBeDefined();
});
