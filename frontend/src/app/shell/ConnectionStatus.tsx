import { useConnection } from '../../lib/connection.store.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './ConnectionStatus.module.css';

/** How the page is connected, in a mark and in words. Its line is kept while that is not known yet. */
export function ConnectionStatus() {
  const t = useT();
  const connection = useConnection();
  return (
    <p className={styles.status} role="status" data-connection={connection ?? undefined}>
      {connection && t(`connection.${connection}`)}
    </p>
  );
}
