import { NavLink } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AccountNav.module.css';

/** The account's pages, as links. */
export function AccountNav() {
  const t = useT();
  return (
    <nav className={styles.tabs} aria-label={t('account.title')}>
      <NavLink to="/account" end>
        {t('account.overview')}
      </NavLink>
      <NavLink to="/account/signing-in">{t('account.signing')}</NavLink>
      <NavLink to="/account/keeping">{t('account.keeping')}</NavLink>
    </nav>
  );
}
