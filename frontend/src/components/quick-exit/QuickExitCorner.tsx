import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './QuickExitCorner.module.css';

/**
 * Keeps the quick exit in sight, in the upper right corner of the page. It takes no room: pages leave 56 px there. Once the page is scrolled it
 * stands on a bar, below which the text ends, so the button covers no words.
 */
export function QuickExitCorner({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (mark.current) seen.observe(mark.current);
    return () => seen.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <div className={styles.corner} data-scrolled={scrolled || undefined}>
        <div className={styles.wrap}>{children}</div>
      </div>
    </>
  );
}
