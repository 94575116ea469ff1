import { useSyncExternalStore } from 'react';

/** From this width on a side panel fits. */
const WIDE = '(min-width: 1024px)';

function follow(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is wide. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
}
