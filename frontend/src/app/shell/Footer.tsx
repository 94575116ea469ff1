import { Link } from 'react-router';
import { config } from '../../lib/config.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { ConnectionMark } from './ConnectionMark.tsx';
import styles from './Footer.module.css';

/** The foot of every page: what this is not, where the rules are, and how the page is connected. */
export function Footer() {
  const t = useT();
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <p className={styles.disclaimer}>{t('footer.disclaimer', { appName: config.appName })}</p>
        <nav aria-label={t('footer.label')}>
          <Link to="/terms-of-service">{t('footer.terms')}</Link>
          <Link to="/privacy-policy">{t('footer.privacy')}</Link>
          {config.statusUrl && <a href={config.statusUrl}>{t('footer.status')}</a>}
          {config.supportEmail && <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>}
        </nav>
        <ConnectionMark />
      </div>
    </footer>
  );
}
