import type { ReactNode } from 'react';
import styles from './QuickExitCorner.module.css';

/** Keeps the quick exit in sight, in the upper right corner of the page. It takes no room: pages leave 56 px there. */
export function QuickExitCorner({ children }: { children: ReactNode }) {
  return <div className={styles.corner}>{children}</div>;
}
