import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AccountNav.module.css';

/** The account's pages, as links. */
export function AccountNav() {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  // On a phone the last one may be out of sight.
  useEffect(() => {
    // In newer browsers it returns a promise, which is no clean-up of an effect.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('account.title')}>
      <NavLink to="/account" end>
        {t('account.overview')}
      </NavLink>
      <NavLink to="/account/notifications">{t('account.notifications')}</NavLink>
      <NavLink to="/account/signing-in">{t('account.signing')}</NavLink>
      <NavLink to="/account/keeping">{t('account.keeping')}</NavLink>
      <NavLink to="/account/app">{t('account.app')}</NavLink>
    </nav>
  );
}
