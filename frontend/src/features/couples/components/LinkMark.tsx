import { useConnection } from '../../../lib/connection.store.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useSessionConnection } from '../session-connection.ts';
import styles from './LinkMark.module.css';

/** How the room hears of what is new, in a mark and in words. Its place is kept while that is not known yet. */
export function LinkMark() {
  const t = useT();
  const { joined, late } = useSessionConnection();
  const connection = useConnection();
  const way = connection === 'offline' ? 'offline' : joined ? 'live' : late ? 'polling' : null;
  return (
    <p className={styles.link} role="status" data-connection={way ?? undefined}>
      {way && t(`connection.${way}`)}
    </p>
  );
}
