import type { ReactNode } from 'react';
import styles from './PlainMessage.module.css';

interface Props {
  title: string;
  text: string;
  /** Inside a page with its own heading. */
  inside?: boolean;
  role?: 'alert';
  /** Its actions. */
  children?: ReactNode;
}

/** A heading and a text in place of a page's content. */
export function PlainMessage({ title, text, inside, role, children }: Props) {
  const Heading = inside ? 'h2' : 'h1';
  return (
    <div className={`page ${styles.message}`} data-inside={inside || undefined} role={role}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
