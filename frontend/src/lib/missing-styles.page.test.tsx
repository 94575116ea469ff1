import { afterEach, expect, it, vi } from 'vitest';
import { loadFiles } from './missing-files.ts';

/** A style sheet that has failed: marked, as the script of index.html does it. */
function addFailed(n: string): HTMLLinkElement {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '' });
  Object.assign(sheet.dataset, { n, failed: '' });
  document.head.append(sheet);
  return sheet;
}
const sheets = () => [...document.head.querySelectorAll('link')];
function end(link: HTMLLinkElement | undefined, how: 'load' | 'error') {
  if (how === 'error' && link) link.dataset.failed = '';
  link?.dispatchEvent(new Event(how));
}
const load = vi.fn(async () => 'part');

afterEach(() => {
  document.head.replaceChildren();
  load.mockClear();
});

it('a part whose style sheet failed is shown with it at the next attempt', async () => {
  const first = addFailed('1');
  const both = Promise.all([loadFiles(load), loadFiles(load)]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  const [second] = sheets();
  expect(sheets()).toHaveLength(1);
  expect(second).not.toBe(first);
  expect([second?.rel, second?.dataset.n, second?.getAttribute('crossorigin')]).toEqual(['stylesheet', '1', '']);
  expect(second?.dataset.failed).toBeUndefined();
  end(second, 'load');
  expect(await both).toEqual(['part', 'part']);
  expect(await loadFiles(load)).toBe('part');
  expect(sheets()).toEqual([second]);
});

it('one that fails again fails the attempt, and is loaded at the one after', async () => {
  addFailed('1');
  const failed = loadFiles(load);
  end(sheets()[0], 'error');
  await expect(failed).rejects.toThrow('a style sheet could not be loaded');
  expect(load).not.toHaveBeenCalled();
  const loaded = loadFiles(load);
  end(sheets()[0], 'load');
  expect(await loaded).toBe('part');
});

it('other elements that fail are none of its business', async () => {
  document.head.innerHTML = '<link rel="icon" data-failed>';
  expect(await loadFiles(load)).toBe('part');
  expect(sheets()[0]?.rel).toBe('icon');
});
