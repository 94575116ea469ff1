import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADVICE, adviceSession, openAdvice } from '../../../testing/advice.ts';
import { offerInstall, stubApple, stubInstalled } from '../../../testing/fake-install.ts';
import { CLARA, type Opening } from '../../../testing/open-app.tsx';

const LINE = { name: 'Add Beside to this device' };
const line = () => screen.queryByRole('link', LINE);
const KEY = 'beside.advice.read';

/** What is watched for coming into view; a test scrolls to it. */
let watched: { element: Element; see: () => void }[] = [];
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: IntersectionObserverCallback;
      constructor(onChange: IntersectionObserverCallback) {
        this.#onChange = onChange;
      }
      observe(element: Element) {
        const see = () => Reflect.apply(this.#onChange, null, [[{ isIntersecting: true, boundingClientRect: { top: 0 } }]]);
        watched.push({ element, see });
      }
      disconnect() {
        watched = watched.filter(({ element }) => !element.className.includes('AddLine'));
      }
    },
  );
});

const advice = (id: number, more = {}) => adviceSession({ id: `${id}0000000-0000-4000-8000-000000000001`, ...more });
/** Opens an advice, in a browser that can add the app, and reads it to its end. */
async function read(id: number, opening: Opening = { user: CLARA }, offers = true, more = {}) {
  await openAdvice(advice(id, more), opening);
  await waitFor(() => expect(screen.getByText(/does not replace/, { selector: 'article p' })).toBeVisible());
  if (offers) offerInstall('dismissed');
  const shown = line() !== null;
  await act(async () => {
    for (const { element, see } of watched) if (element.tagName === 'P') see();
  });
  // Reading to the end moves nothing.
  expect(line() !== null).toBe(shown);
  return shown;
}

describe('the line below an advice', () => {
  it('stands below the third that was read to its end, once ever', async () => {
    const shown = [];
    for (const id of [1, 2, 2, 3, 3, 4]) shown.push(await read(id));
    expect(shown).toEqual([false, false, false, true, false, false]);
    expect(localStorage.getItem(KEY)).toBe('shown');
  });

  it('leads to the account’s page', async () => {
    localStorage.setItem(KEY, '10000000 20000000');
    await read(3);
    expect(screen.getByRole('link', LINE)).toHaveAttribute('href', '/account/app');
  });

  it('is kept for later where the advice is no place for it, or the browser cannot add the app', async () => {
    localStorage.setItem(KEY, '10000000 20000000');
    const help = { level: 'possible', kind: 'self_harm', country: null } as const;
    expect(await read(3, {}, true, { userId: null })).toBe(false);
    expect(await read(4, { user: CLARA }, false)).toBe(false);
    expect(await read(5, { user: CLARA }, true, { advice: { ...ADVICE, help } })).toBe(false);
    stubInstalled();
    expect(await read(6)).toBe(false);
    vi.restoreAllMocks();
    expect(await read(7)).toBe(true);
  });

  it('stands there on Apple’s devices, which offer nothing by themselves', async () => {
    localStorage.setItem(KEY, '10000000 20000000');
    stubApple('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    expect(await read(3, { user: CLARA }, false)).toBe(true);
  });
});
