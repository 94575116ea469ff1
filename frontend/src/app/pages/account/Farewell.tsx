import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './Farewell.module.css';

/** After the account is gone, for the moment until the sign-in screen opens. */
export function Farewell() {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1>{t('account.deleted')}</h1>
      <p>{t('account.deleted_text')}</p>
    </div>
  );
}
