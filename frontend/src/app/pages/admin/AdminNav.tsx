import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AdminPage.module.css';
import type { AdminTab } from './admin-tabs.ts';

/** The panel's tabs, as links. On a phone they scroll by themselves, and the current one is in view. */
export function AdminNav({ tabs }: { tabs: readonly AdminTab[] }) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    const room = nav.current.clientWidth - current.offsetWidth;
    nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - room / 2;
  });
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('admin.title')}>
      {tabs.map(({ to, label, part }) => {
        const near = () => void part.preload().catch(() => undefined);
        return (
          <NavLink key={to} to={to} end onPointerEnter={near} onFocus={near}>
            {t(label)}
          </NavLink>
        );
      })}
    </nav>
  );
}
