import type { ReactNode } from 'react';
import styles from './AnnouncementFrame.module.css';

interface Props {
  /** As wide as a phone. */
  narrow?: boolean;
  children: ReactNode;
}

/** Frames strips that are shown within a page, rather than across it. */
export function AnnouncementFrame({ narrow, children }: Props) {
  return (
    <div className={styles.frame} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
