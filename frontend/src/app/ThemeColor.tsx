import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Keeps the browser's own bars in the colour of the page, whatever theme was chosen. */
export function ThemeColor() {
  const scheme = useComputedColorScheme('light');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme decides what the page's colour is
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page);
  }, [scheme]);
  return null;
}
