import { OfflineNumbers } from '../../../features/safety/components/OfflineNumbers.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './KeptPage.module.css';

/** Below every page without a connection: numbers to call, and the page of help, which this device keeps. */
export function OfflineHelp() {
  const t = useT();
  return (
    <p className={styles.help}>
      <OfflineNumbers /> · <a href="/help">{t('kept.helplines')}</a>
    </p>
  );
}
