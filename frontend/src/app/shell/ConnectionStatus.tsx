import { useConnection } from '../../lib/connection.store.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './ConnectionStatus.module.css';

/** The page's connection status. Its line is reserved until the status is known. */
export function ConnectionStatus() {
  const t = useT();
  const connection = useConnection();
  return (
    <p className={styles.status} role="status" data-connection={connection ?? undefined}>
      {connection && t(`connection.${connection}`)}
    </p>
  );
}
