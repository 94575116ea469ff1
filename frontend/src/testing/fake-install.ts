import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Makes the page an app of its own. The tests' end undoes it. */
export function stubInstalled(): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ask(query.replace('(display-mode: standalone)', 'all')));
}

/** Makes the browser one of Apple's phones or tablets, as it describes itself. */
export function stubApple(userAgent: string, maxTouchPoints = 5): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
}

/** The browser offers to add the app, as Chromium does. @param outcome what is answered to its question */
export function offerInstall(outcome: 'accepted' | 'dismissed' | Error) {
  const prompt = vi.fn(() => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve({ outcome })));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}
