import { create } from 'zustand';
import { forBrowser } from '../../lib/storage.ts';

/** The script in index.html reads it before the first paint. */
const KEY = 'beside.announcements.dismissed';

/** What this browser has dismissed, by `id:revision`. */
export const useDismissed = create<{ keys: readonly string[] }>(() => ({ keys: read() }));

/** Dismisses an announcement in every tab. Only those that are still in force are kept beside it. */
export function dismiss(key: string, inForce: readonly string[]): void {
  // Another tab may have written since.
  const keys = [...new Set([...read(), key])].filter((each) => inForce.includes(each));
  forBrowser.set(KEY, JSON.stringify(keys));
  useDismissed.setState({ keys });
}

function read(): string[] {
  const kept = forBrowser.json(KEY);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) useDismissed.setState({ keys: read() });
  });
