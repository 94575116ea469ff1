import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface Props {
  /** On phones the buttons share the whole width. */
  wide?: boolean;
  /** What it depends on is not there: its room is reserved. */
  waiting?: boolean;
  children: ReactNode;
}

/** A row of buttons under a text or a form. */
export function Actions({ wide, waiting, children }: Props) {
  return (
    <div className={styles.actions} data-wide={wide || undefined} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}
