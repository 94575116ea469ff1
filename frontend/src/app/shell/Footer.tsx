import { ConnectionStatus } from '../../components/kit/ConnectionStatus.tsx';
import { useConnection } from '../../lib/connection.store.ts';
import { DisclaimerText } from './DisclaimerText.tsx';
import styles from './Footer.module.css';
import { SiteLinks } from './SiteLinks.tsx';

/** The footer: disclaimer, links, connection status. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <p className={styles.disclaimer}>
          <DisclaimerText />
        </p>
        <SiteLinks />
        <ConnectionStatus connection={useConnection()} />
      </div>
    </footer>
  );
}
