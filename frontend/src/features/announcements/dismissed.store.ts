import { create } from 'zustand';
import { forBrowser } from '../../lib/storage.ts';

/** The script in index.html reads it before the first paint. */
const KEY = 'beside.announcements.dismissed';

/** Dismissals that are kept: as many as announcements may exist. */
const MOST = 200;

/** What this browser has dismissed, by `id:revision`. */
export const useDismissed = create<{ keys: readonly string[] }>(() => ({ keys: read() }));

/** Dismisses an announcement in every tab, for good: one that is off for a while stays dismissed. */
export function dismiss(key: string): void {
  // Another tab may have written since.
  const keys = [...read().filter((each) => each !== key), key].slice(-MOST);
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
