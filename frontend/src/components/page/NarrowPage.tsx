import type { ReactNode } from 'react';
import { usePageHeading } from '../../hooks/use-page-heading.ts';
import styles from './NarrowPage.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page with a heading, a short text and its actions. A changed heading takes the focus. */
export function NarrowPage({ title, children }: Props) {
  const heading = usePageHeading(title);
  return (
    <div className={`page ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
