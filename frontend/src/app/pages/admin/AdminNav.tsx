import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AdminPage.module.css';
import type { AdminPath } from './admin-paths.ts';
import type { AdminTab } from './admin-tabs.ts';

interface Props {
  tabs: readonly AdminTab[];
  current: AdminTab | undefined;
  /** How much waits at a tab for its reader. */
  waiting: Partial<Record<AdminPath, number>>;
}

/** What the small mark has room for. */
const COUNT_MAX = 9;

/** The panel's tabs, as links. On a phone they scroll by themselves, and the current one is in view. */
export function AdminNav({ tabs, current, waiting }: Props) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  const path = current?.to;
  // With the path alone: what is rendered anew should not undo the reader's own scrolling.
  useLayoutEffect(() => {
    if (!path) return;
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const room = nav.current.clientWidth - link.offsetWidth;
    nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - room / 2;
  }, [path]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('admin.title')}>
      {tabs.map(({ to, label, part }) => {
        const count = waiting[to] ?? 0;
        const near = () => void part.preload().catch(() => undefined);
        return (
          <Link key={to} to={to} aria-current={to === current?.to ? 'page' : undefined} onPointerEnter={near} onFocus={near}>
            {t(label)}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
                </span>
                <span className="vh"> {t('admin.tab_waiting', { count })}</span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
