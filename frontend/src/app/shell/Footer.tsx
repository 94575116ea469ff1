import { ConnectionStatus } from '../../components/kit/ConnectionStatus.tsx';
import { config } from '../../lib/config.ts';
import { useConnection } from '../../lib/connection.store.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './Footer.module.css';
import { SiteLinks } from './SiteLinks.tsx';

/** The footer: disclaimer, links, connection status. */
export function Footer() {
  const t = useT();
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <p className={styles.disclaimer}>{t('footer.disclaimer', { appName: config.appName })}</p>
        <SiteLinks />
        <ConnectionStatus connection={useConnection()} />
      </div>
    </footer>
  );
}
