import type { ReactNode } from 'react';
import styles from './QuickExitCorner.module.css';

interface Props {
  /** Windows in which the corner takes room of its own, so that it covers nothing at the top of the page; else none. */
  room?: string;
  children: ReactNode;
}

/** Keeps the quick exit in sight, in the upper right corner of the page. */
export function QuickExitCorner({ room, children }: Props) {
  return (
    <div className={styles.corner} data-room={room}>
      {children}
    </div>
  );
}
