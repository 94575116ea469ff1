import type { ReactNode } from 'react';
import styles from './SettingsPart.module.css';

interface Props {
  title: string;
  text: ReactNode;
  /** The heading's id, which names the part. Without it the part has no name of its own. */
  id?: string;
  /** Beside the heading. */
  badge?: ReactNode;
  danger?: boolean;
  /** With a smaller heading, one of many. */
  small?: boolean;
  children: ReactNode;
}

/** A part of a page of settings: what it is about, and beside it its controls. */
export function SettingsPart({ title, text, id, badge, danger, small, children }: Props) {
  return (
    <section className={styles.part} data-danger={danger || undefined} data-small={small || undefined} aria-labelledby={id}>
      <div className={styles.about}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {badge}
        </div>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
