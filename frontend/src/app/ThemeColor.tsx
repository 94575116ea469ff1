import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Gives the browser's own bars the page's colour in every theme. */
export function ThemeColor() {
  const scheme = useComputedColorScheme('light');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme determines the page's colour
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page);
  }, [scheme]);
  return null;
}
