import { expect, it, vi } from 'vitest';
import { watchView } from './watch-view.ts';

it('reports the last of several changes that come at once', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const observe = vi.fn();
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof report) {
        report = callback;
      }
    },
  );
  const seen: boolean[] = [];
  const element = Object.create(null);
  const end = watchView(element, {}, (inView) => seen.push(inView));
  expect(observe).toHaveBeenCalledWith(element);
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(seen).toEqual([false, true]);
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});
