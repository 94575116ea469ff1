import { useSyncExternalStore } from 'react';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** The scheme that the page shows. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, () => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light'));
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}
