import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from './use-page.ts';

/** The heading of a page whose title changes with its steps. A changed title takes the focus. */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  usePage(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
