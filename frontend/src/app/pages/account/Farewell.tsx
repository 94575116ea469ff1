import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './Farewell.module.css';

/** Shown after a deletion, until the sign-in page opens. */
export function Farewell() {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1>{t('account.deleted')}</h1>
      <p>{t('account.deleted_text')}</p>
    </div>
  );
}
