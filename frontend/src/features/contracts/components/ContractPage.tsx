import type { ReactNode } from 'react';
import { usePageHeading } from '../../../hooks/use-page-heading.ts';
import styles from './ContractPage.module.css';

interface Props {
  title: string;
  /** Above the title: a way back, or the step. */
  above?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** In the margin, beside the facts and forms. */
  aside?: ReactNode;
  asideLabel?: string;
}

/** One step of leaving: what it is, its facts and its act, and in the margin what happens. A changed title takes the focus. */
export function ContractPage({ title, above, intro, children, aside, asideLabel }: Props) {
  const heading = usePageHeading(title);
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.main}>
        <div className={styles.head}>
          {above}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
      {aside && (
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}
