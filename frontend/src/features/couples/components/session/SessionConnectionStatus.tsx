import { useConnection } from '../../../../lib/connection.store.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couples } from '../../couples.conversation.ts';
import styles from './SessionConnectionStatus.module.css';

/** The session's connection status. Its space is reserved until the status is known. */
export function SessionConnectionStatus() {
  const t = useT();
  const joined = couples.useSessionConnection((state) => state.joined);
  const late = couples.useSessionConnection((state) => state.late);
  const connection = useConnection();
  const status = connection === 'offline' ? 'offline' : joined ? 'live' : late ? 'polling' : null;
  return (
    <p className={styles.status} role="status" data-connection={status ?? undefined}>
      {status && t(`connection.${status}`)}
    </p>
  );
}
