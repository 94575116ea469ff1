import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../hooks/use-page.ts';
import styles from './NarrowPage.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page with a heading, a short text and its actions. A changed heading takes the focus. */
export function NarrowPage({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  usePage(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
