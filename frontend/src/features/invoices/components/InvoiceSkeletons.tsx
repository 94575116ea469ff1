import { Skeleton } from '../../../components/page/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './InvoiceSkeletons.module.css';

/** Holds the place of invoices while they are loading. */
export function InvoiceSkeletons() {
  const t = useT();
  return (
    <div className={styles.list} role="status">
      <span className="vh">{t('invoices.loading')}</span>
      {[1, 2, 3].map((each) => (
        <div key={each} className={styles.invoice} aria-hidden="true">
          <Skeleton width="45%" />
          <Skeleton width="60%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  );
}
