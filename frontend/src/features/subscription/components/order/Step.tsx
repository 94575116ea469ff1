import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePage } from '../../../../hooks/use-page.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Step.module.css';

/** A step towards a plan, in place of the plans. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  usePage(title);
  return (
    <div className={`page ${styles.step}`}>
      <Link className={styles.back} to="/subscribe">
        {t('billing.back')}
      </Link>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
