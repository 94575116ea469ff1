import type { Connection } from '../../lib/connection.store.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './ConnectionStatus.module.css';

interface Props {
  /** Null until it is known: the line is reserved. */
  connection: Connection;
  large?: boolean;
}

/** A connection status in words, behind a sign of its own shape and colour. */
export function ConnectionStatus({ connection, large }: Props) {
  const t = useT();
  return (
    <p className={styles.status} role="status" data-connection={connection ?? undefined} data-large={large}>
      {connection && t(`connection.${connection}`)}
    </p>
  );
}
